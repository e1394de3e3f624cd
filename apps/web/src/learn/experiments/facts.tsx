// A few figures in a row.
export interface Fact {
  readonly name: string; // for tests
  readonly title: string;
  readonly value: string;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(({ name, title, value }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd data-testid={name}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
