// The page around all pages.
import { pages } from './pages.ts';
import { Header } from './shell/header.tsx';
import { LiveRegion } from './shell/live.tsx';
import { Questions } from './shell/questions.tsx';
import { route } from './shell/router.ts';
import { Toasts } from './shell/toasts.tsx';

export function App() {
  const { page: path, rest } = route.value;
  const page = pages.find((one) => one.path === path) ?? pages[0];
  if (!page) return null;
  const View = page.view;
  return (
    <>
      <Header />
      <main class="page" key={page.path}>
        <View rest={rest} />
      </main>
      <LiveRegion />
      <Toasts />
      <Questions />
    </>
  );
}
