// A paragraph in which a [term] that is explained there is marked as such.
export function Rich({ text }: { readonly text: string }) {
  const parts = text.split(/\[([^\]]*)\]/);
  return (
    <>{parts.map((part, place) => (place % 2 === 1 ? <dfn key={place}>{part}</dfn> : part))}</>
  );
}
