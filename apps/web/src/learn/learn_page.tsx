// The tools that show a search, one below the other's tab: #/learn/TOOL/STATE.
import { useState } from 'preact/hooks';
import { addressWith, copy } from '../share/copy.ts';
import { say } from '../words/words.ts';
import { linkTo, readState, type State } from './link.ts';
import './learn_page.css';
import { type Tool, tools } from './tools.ts';

// Where each tool was left, so that a look at another one loses nothing.
const left = new Map<string, State>();

function Tabs({ current }: { readonly current: Tool }) {
  return (
    <nav class="learn-tabs" aria-label={say('learn-tools')}>
      {tools.map(({ path, title }) => (
        <a
          key={path}
          href={linkTo(path, left.get(path))}
          aria-current={path === current.path ? 'page' : undefined}
        >
          {say(title)}
        </a>
      ))}
    </nav>
  );
}

// The address is changed without a visit: going back leaves the tool, not its last click.
function keepInAddress(tool: Tool, state: State): void {
  left.set(tool.path, state);
  history.replaceState(null, '', linkTo(tool.path, state));
}

export function LearnPage({ rest }: { readonly rest: string }) {
  const [path = '', ...words] = rest.split('/');
  const tool = tools.find((one) => one.path === path) ?? tools[0];
  const [, redraw] = useState(0); // the tabs link to where the tools were left
  if (!tool) return <h1>{say('page-learn')}</h1>;
  const View = tool.view;
  return (
    <div class="learn">
      <h1 class="unseen">{say('page-learn')}</h1>
      <Tabs current={tool} />
      <View
        key={rest}
        given={readState(words.join('/'))}
        onState={(state) => {
          keepInAddress(tool, state);
          redraw((count) => count + 1);
        }}
      />
      <div class="row learn-share">
        <button
          type="button"
          class="button"
          onClick={() => void copy(addressWith(linkTo(tool.path, left.get(tool.path))))}
        >
          {say('copy-link')}
        </button>
        <span class="muted">{say('learn-link-about')}</span>
      </div>
    </div>
  );
}
