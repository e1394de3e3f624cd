// The choice of algorithm, heuristic, options and limits. Everything it offers is what the catalog
// says of itself; what does not fit the board is named with the reason.
import type { About, Extent } from '../core/types.ts';
import { say, sayAbout } from '../words/words.ts';
import {
  automatic,
  chosen,
  limitOwner,
  type Offer,
  typedValue,
  type Wish,
  withValue,
} from './method.ts';
import { nameOf, sentence, summaryOf } from './names.ts';
import { OptionField } from './option_field.tsx';
import { PromiseLine } from './promise_line.tsx';
import './method_form.css';

interface Props {
  readonly wish: Wish;
  readonly offer: Offer;
  readonly extent: Extent;
  readonly onChange: (wish: Wish) => void;
}

interface ChoiceProps {
  readonly title: string;
  readonly value: string;
  readonly all: readonly About[];
  readonly onChange: (name: string) => void;
}

function Choice({ title, value, all, onChange }: ChoiceProps) {
  return (
    <label class="field">
      {title}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value={automatic}>{say('automatic')}</option>
        {all.map((about) => (
          <option key={about.name} value={about.name}>
            {nameOf(about)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Explanation({ about }: { readonly about: About }) {
  return (
    <p class="option-about">
      {sentence(sayAbout(about.name, about.summary))}{' '}
      <cite>{sayAbout(`source.${about.name}`, about.source)}</cite>
    </p>
  );
}

function Options({ about, wish, onChange }: Pick<Props, 'wish' | 'onChange'> & { about: About }) {
  return (
    <>
      {about.options.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          title={sayAbout(`option.${option.name}`, option.name)}
          summary={sentence(summaryOf(about, option))}
          value={typedValue(wish, about.name, option)}
          onChange={(value) => onChange(withValue(wish, about.name, option.name, value))}
        />
      ))}
    </>
  );
}

// What is not offered, and why.
function TooLarge({ offer, extent }: Pick<Props, 'offer' | 'extent'>) {
  const numbers = [extent.rows, extent.columns];
  const left = offer.heuristics.filter((one) => one.fits === false);
  return (
    <>
      {left.map((one) => (
        <p key={one.name} class="option-about" data-testid="not-offered">
          {sentence(say('heuristic-too-large', { text: nameOf(one), numbers }))}
        </p>
      ))}
    </>
  );
}

function HeuristicChoice({ wish, offer, extent, onChange }: Props) {
  const { heuristic } = chosen(wish, offer);
  return (
    <>
      <Choice
        title={say('heuristic')}
        value={heuristic?.name ?? automatic}
        all={offer.heuristics.filter((one) => one.fits !== false)}
        onChange={(name) => onChange({ ...wish, heuristic: name })}
      />
      {heuristic && <Explanation about={heuristic} />}
      {heuristic && <Options about={heuristic} wish={wish} onChange={onChange} />}
      <TooLarge offer={offer} extent={extent} />
    </>
  );
}

function Insist({ wish, onChange }: Pick<Props, 'wish' | 'onChange'>) {
  return (
    <>
      <p class="option-about">{say('automatic-about')}</p>
      <label class="insist">
        <input
          type="checkbox"
          checked={wish.optimal}
          onChange={(event) => onChange({ ...wish, optimal: event.currentTarget.checked })}
        />
        {say('insist')}
      </label>
    </>
  );
}

export function MethodForm(props: Props) {
  const { wish, offer, onChange } = props;
  const { algorithm } = chosen(wish, offer);
  return (
    <div class="method">
      <Choice
        title={say('algorithm')}
        value={algorithm?.name ?? automatic}
        all={offer.algorithms}
        onChange={(name) => onChange({ ...wish, algorithm: name })}
      />
      {algorithm ? (
        <>
          <Explanation about={algorithm} />
          <PromiseLine wish={wish} offer={offer} algorithm={algorithm} />
          <Options about={algorithm} wish={wish} onChange={onChange} />
          {algorithm.uses_heuristic && <HeuristicChoice {...props} />}
        </>
      ) : (
        <Insist wish={wish} onChange={onChange} />
      )}
      <div class="limits">
        {offer.limits.map((limit) => (
          <OptionField
            key={limit.name}
            option={limit}
            title={say(`limit-${limit.name}`)}
            summary=""
            value={typedValue(wish, limitOwner, limit)}
            onChange={(value) => onChange(withValue(wish, limitOwner, limit.name, value))}
          />
        ))}
      </div>
    </div>
  );
}
