// The link to a puzzle, with its solution if that is known and wished; and the puzzle as text.
import { useState } from 'preact/hooks';
import { say } from '../words/words.ts';
import { addressWith, canShare, copy, shareWithSystem } from './copy.ts';
import { type Link, mostCharacters, writeLink } from './link.ts';
import './share.css';

interface Props {
  readonly link: Link; // without a solution
  readonly moves?: string | undefined; // the solution, if there is one
  readonly text: string; // of the puzzle
}

export function ShareBox({ link, moves, text }: Props) {
  const [wished, setWished] = useState(false);
  const long = moves === undefined ? '' : writeLink({ ...link, moves });
  const fits = long !== '' && long.length < mostCharacters;
  const url = addressWith(wished && fits ? long : writeLink(link));
  return (
    <section class="card share" aria-label={say('share')}>
      <h2>{say('share')}</h2>
      <label class="field">
        {say('share-link')}
        <input
          type="text"
          readOnly
          value={url}
          data-testid="share-link"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {fits && (
        <label class="share-wish">
          <input
            type="checkbox"
            checked={wished}
            onChange={(event) => setWished(event.currentTarget.checked)}
          />
          {say('share-with-solution')}
        </label>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => void copy(url)}>
          {say('copy-link')}
        </button>
        {canShare() && (
          <button type="button" class="button" onClick={() => void shareWithSystem(url)}>
            {say('share-with')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy(text)}>
          {say('copy-text')}
        </button>
      </div>
    </section>
  );
}
