// The time of the game, which goes on while nobody moves.
import { useEffect, useState } from 'preact/hooks';
import { clockText } from './clock_text.ts';
import { view } from './session.ts';

export function Clock() {
  const game = view.value;
  const [since, setSince] = useState({ game, at: 0, now: 0 });
  useEffect(() => {
    const at = performance.now();
    setSince({ game, at, now: at });
    if (!game?.timed) return;
    const timer = setInterval(() => setSince({ game, at, now: performance.now() }), 100);
    return () => clearInterval(timer);
  }, [game]);
  const gone = since.game === game && game?.timed ? since.now - since.at : 0;
  return <time data-testid="clock">{clockText((game?.time ?? 0) + gone)}</time>;
}
