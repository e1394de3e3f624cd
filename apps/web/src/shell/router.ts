// Pages by what stands behind the # of the address, so that any static host will do:
//
//   #/levels/hrd-01  ->  { page: 'levels', rest: 'hrd-01' }
import { signal } from '@preact/signals';

export interface Route {
  readonly page: string;
  readonly rest: string;
}

export function parseRoute(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  return { page, rest: rest.join('/') };
}

export const route = signal<Route>(parseRoute(''));

export function startRouter(): void {
  const read = () => {
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', read);
  read();
}

export function go(page: string, rest = ''): void {
  location.hash = rest ? `#/${page}/${rest}` : `#/${page}`;
}
