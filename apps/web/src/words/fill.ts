// Fills in a sentence: {0}, {1}, {2} are numbers, {text} is a piece of text, {name} anything that
// was given by name; {0?tile:tiles} is the form of a word that goes with the number. A language has
// as many forms as it needs, in the order one, two, few, many, other (Russian: one, few, many).
export interface Slots {
  readonly numbers?: readonly number[];
  readonly [name: string]: string | number | readonly number[] | undefined;
}

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
// Forms that no whole number takes, so nobody writes them down.
const fractionsOnly: Readonly<Record<string, readonly Intl.LDMLPluralRule[]>> = {
  ru: ['other'],
  fr: ['many'], // only of millions, and then it is like `other`
};

function form(language: string, number: number, forms: readonly string[]): string {
  const rules = new Intl.PluralRules(language);
  const left = fractionsOnly[language] ?? [];
  const known = order.filter(
    (rule) => rules.resolvedOptions().pluralCategories.includes(rule) && !left.includes(rule),
  );
  const place = known.indexOf(rules.select(number));
  return forms[place < 0 ? forms.length - 1 : Math.min(place, forms.length - 1)] ?? '';
}

function slotValue(name: string, slots: Slots): string | number | undefined {
  const value = /^[0-9]$/.test(name) ? slots.numbers?.[Number(name)] : slots[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

export function fill(sentence: string, slots: Slots, language: string): string {
  return sentence.replace(/\{([^}]*)\}/g, (whole, slot: string) => {
    const [name = '', ...rest] = slot.split('?');
    const value = slotValue(name, slots);
    if (value === undefined) return whole;
    if (rest.length > 0) return form(language, Number(value), rest.join('?').split(':'));
    return typeof value === 'number' ? value.toLocaleString(language) : value;
  });
}
