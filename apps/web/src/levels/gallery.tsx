// All levels, to choose from.
import { signal } from '@preact/signals';
import { say } from '../words/words.ts';
import { difficulties } from './difficulty.ts';
import './gallery.css';
import { type Filter, orders, shownLevels } from './gallery_filter.ts';
import { LevelCard } from './level_card.tsx';
import { levels } from './level_list.ts';
import { metric, metrics } from './metric.ts';

// As it was left when a level was opened.
const filter = signal<Filter>({ search: '', difficulty: 'all', order: 'collection' });

function change(part: Partial<Filter>): void {
  filter.value = { ...filter.value, ...part };
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly all: readonly T[];
  readonly name: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

export function Choice<T extends string>({ label, value, all, name, onChoose }: ChoiceProps<T>) {
  return (
    <label class="field">
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = all.find((one) => one === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Filters() {
  return (
    <div class="row gallery-filters">
      <label class="field gallery-search">
        {say('level-search')}
        <input
          type="search"
          value={filter.value.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <Choice
        label={say('difficulty')}
        value={filter.value.difficulty}
        all={['all', ...difficulties]}
        name={(one) => say(`difficulty-${one}`)}
        onChoose={(difficulty) => change({ difficulty })}
      />
      <Choice
        label={say('level-order')}
        value={filter.value.order}
        all={orders}
        name={(one) => say(`order-${one}`)}
        onChoose={(order) => change({ order })}
      />
      <Choice
        label={say('metric')}
        value={metric.value}
        all={metrics}
        name={(one) => say(`metric-${one}`)}
        onChoose={(one) => {
          metric.value = one;
        }}
      />
    </div>
  );
}

export function Gallery() {
  const shown = shownLevels(levels(), filter.value);
  return (
    <>
      <h1>{say('page-levels')}</h1>
      <p class="muted">{say('levels-about')}</p>
      <Filters />
      <p class="muted" role="status" data-testid="level-count">
        {say('level-count', { numbers: [shown.length] })}
      </p>
      <ul class="gallery">
        {shown.map((level) => (
          <LevelCard key={level.id} level={level} />
        ))}
      </ul>
    </>
  );
}
