// One option of an algorithm, a heuristic or the limits: a list, a number with its range, a word.
import { useId } from 'preact/hooks';
import type { Option } from '../core/types.ts';
import { say, sayAbout, sayNumber } from '../words/words.ts';
import { isRefused } from './method.ts';

interface Props {
  readonly option: Omit<Option, 'summary'>;
  readonly summary: string;
  readonly title?: string; // its name if there is none
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function rangeText({ range, fallback }: Props['option']): string {
  if (!range) return '';
  const least = sayNumber(range[0]);
  const most = sayNumber(range[1]);
  return fallback === ''
    ? say('range-open', { least, most })
    : say('range', { least, most, usual: fallback });
}

export function refusal(option: Props['option'], title: string): string {
  const [least, most] = option.range ?? [0, 0];
  return say('out-of-range', { title, least: sayNumber(least), most: sayNumber(most) });
}

export function OptionField({ option, summary, title = option.name, value, onChange }: Props) {
  const id = useId();
  const wrong = isRefused(option, value);
  return (
    <div class="option">
      <label for={id}>{title}</label>
      {option.choices ? (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice} value={choice}>
              {sayAbout(`choice.${choice}`, choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          inputMode={option.range ? 'decimal' : 'text'}
          autocomplete="off"
          value={value}
          aria-invalid={wrong}
          aria-describedby={`${id}-about`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <p id={`${id}-about`} class="option-about">
        {wrong ? (
          <span class="refusal" data-testid="refusal">
            {refusal(option, title)}
          </span>
        ) : (
          `${summary} ${rangeText(option)}`
        )}
      </p>
    </div>
  );
}
