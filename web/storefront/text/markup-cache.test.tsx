import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '../../../contract/pages.ts';
import { SiteProvider, useSite } from '../shell/site.tsx';
import { cachedMarkup } from './markup-cache.tsx';

const context: PageContext = {
  lang: 'en',
  path: '/lighting/1.html',
  alternates: { en: '/lighting/1.html', zh: '/zh/lighting/1.html' },
  origins: { portal: 'http://b2b.test', office: 'http://my.b2b.test', mobile: 'http://mobile.b2b.test' },
  scheme: 'http',
  publicHost: 'b2b.test',
  rates: null,
};

let rendered = 0;
function Card({ title }: { title: string }) {
  const { lang, orderQuantity, rates, to } = useSite();
  rendered++;
  return (
    <a href={to('/product-detail/1.html')}>
      {title} {lang} {orderQuantity} {rates?.day}
    </a>
  );
}
function Frame({ title }: { title: string }) {
  return <li dangerouslySetInnerHTML={cachedMarkup(useSite(), title, <Card title={title} />)} />;
}
const show = (title: string, own: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <SiteProvider site="portal" context={{ ...context, ...own }}>
      <Frame title={title} />
    </SiteProvider>,
  );

test('what says the same is rendered once, on whatever page it stands', () => {
  rendered = 0;
  const first = show('Lamp <1>');
  expect(first).toBe('<li><a href="/product-detail/1.html">Lamp &lt;1&gt; en  </a></li>');
  expect(show('Lamp <1>', { path: '/search-product/1.html?kw=lamp' })).toBe(first);
  expect(rendered).toBe(1);
});

test('another text, language, quantity or rate is another card', () => {
  const rates = { day: '2026-11-20', per_dollar: { $: 1, '¥': 7.1 } };
  const all = [
    show('Lamp'),
    show('Lamp 2'),
    show('Lamp', { lang: 'zh' }),
    show('Lamp', { path: '/lighting/1.html?quantity=500' }),
    show('Lamp', { rates }),
  ];
  expect(new Set(all).size).toBe(5);
  expect(all[3]).toContain('href="/product-detail/1.html?quantity=500"');
  expect(all[4]).toContain('2026-11-20');
  expect(show('Lamp')).toBe(all[0]);
});

test.each(['path', 'here', 'alternates'] as const)(
  'a card that reads %s would be wrong elsewhere, and fails',
  (name) => {
    function Reads() {
      return <i>{String(useSite()[name])}</i>;
    }
    function Page() {
      return <p dangerouslySetInnerHTML={cachedMarkup(useSite(), name, <Reads />)} />;
    }
    const page = (
      <SiteProvider site="portal" context={context}>
        <Page />
      </SiteProvider>
    );
    expect(() => renderToStaticMarkup(page)).toThrow(`site.${name}`);
  },
);

test('the page goes on as it was after a card that had to be rendered', () => {
  function Page() {
    const before = useSite().here;
    return (
      <main>
        <Frame title="Another lamp" />
        <After before={before} />
      </main>
    );
  }
  function After({ before }: { before: string }) {
    return <b>{useSite().here === before ? before : 'lost'}</b>;
  }
  const page = (
    <SiteProvider site="portal" context={context}>
      <Page />
    </SiteProvider>
  );
  expect(renderToStaticMarkup(page)).toContain('<b>/lighting/1.html</b>');
});
