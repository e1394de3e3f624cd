// A level without what is only said of it: a link may not bring names, sources or claims.
//
//   [level]          [level]
//   id: mine    ->   grid:
//   grid: ...        ...
const kept = ['rule', 'pieces', 'goal'];

export function plainLevel(record: string): string {
  const lines = record.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('grid:'));
  const end = lines.indexOf('end', begin);
  const inGrid = (place: number) => begin >= 0 && place >= begin && place <= end;
  return lines
    .filter((line, place) => inGrid(place) || kept.some((key) => line.startsWith(`${key}:`)))
    .reduce((text, line) => `${text}\n${line}`, '[level]');
}
