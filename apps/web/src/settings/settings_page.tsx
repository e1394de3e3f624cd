// What can be chosen for all games.
import type { Signal } from '@preact/signals';
import { arrowMeanings, schemes, settings, switches, themes } from '../state/settings.ts';
import { languages } from '../words/languages.ts';
import { say, speak } from '../words/words.ts';
import './settings_page.css';

interface Props<T extends string> {
  readonly title: string;
  readonly state: Signal<T>;
  readonly all: readonly T[];
  readonly name: (value: T) => string;
  readonly after?: (value: T) => void;
}

function Choice<T extends string>({ title, state, all, name, after }: Props<T>) {
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {all.map((value) => (
        <label key={value} class="choice-one">
          <input
            type="radio"
            name={title}
            checked={state.value === value}
            onChange={() => {
              state.value = value;
              after?.(value);
            }}
          />
          {name(value)}
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsPage() {
  const languageName = (code: string) =>
    languages.find((one) => one.code === code)?.name ?? say('language-of-browser');
  return (
    <>
      <h1>{say('page-settings')}</h1>
      <div class="settings card">
        <Choice
          title={say('theme')}
          state={settings.theme}
          all={themes}
          name={(theme) => say(`theme-${theme}`)}
        />
        <Choice
          title={say('arrows')}
          state={settings.arrows}
          all={arrowMeanings}
          name={(meaning) => say(`arrows-${meaning}`)}
        />
        <Choice
          title={say('hover')}
          state={settings.hover}
          all={switches}
          name={(value) => say(value)}
        />
        <Choice
          title={say('hints')}
          state={settings.hints}
          all={switches}
          name={(value) => say(value)}
        />
        <Choice
          title={say('scheme')}
          state={settings.scheme}
          all={schemes}
          name={(scheme) => say(`scheme-${scheme}`)}
        />
        <Choice
          title={say('language')}
          state={settings.language}
          all={['', ...languages.map((one) => one.code)]}
          name={languageName}
          after={(code) => void speak(code)}
        />
      </div>
    </>
  );
}
