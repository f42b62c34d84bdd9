/** The registry of templates: an unknown name falls back to "default", and a new template is one line (spec P4.3). */
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { PublicCompany } from '../../contract/company/company.ts';
import type { PageContext, ShopPages } from '../../contract/pages.ts';
import { productWith } from './portal-product.tsx';
import { renderShop } from './render.tsx';
import { type FrameProps, type Template, type Templates, useTemplate } from './template.ts';
import { TEMPLATES } from './templates/index.ts';

const context: PageContext = {
  lang: 'en',
  path: '/',
  alternates: { en: '/', zh: '/zh' },
  origins: { portal: 'http://b2b.test', office: 'http://my.b2b.test', mobile: 'http://mobile.b2b.test' },
  scheme: 'http',
  publicHost: 'b2b.test',
  rates: null,
};
const none = { Address: '', Fax: '', 'Job Title': '', Mobile: '', Showroom: '', Telephone: '', WebSite: '' };
const company: PublicCompany = {
  id: 7,
  uid: 1,
  type: 1,
  name: 'Anchor Chain Works',
  name_zh: '',
  domain: 'anchor',
  logo: null,
  desc: 'We forge chains.',
  banners: [],
  photos: [],
  images: [],
  main_image: null,
  templateDirectory: 'vip',
  template: 'vip',
  cate: [],
  cate_names: [],
  cate_names_zh: [],
  root_path: 'hardware',
  location_path: [],
  location_name: [],
  location_name_zh: [],
  groups: [],
  decoration: { accent: null, headline: '', has_news: false, has_videos: false, has_qualifications: false },
  proof: { verified_on: '2026-02-03', established: null, years: null, certificates: 0 },
  basicinformation: {
    'Business Type': 'Supplier',
    'Company Name': 'Anchor Chain Works',
    'Factory Location': '',
    'Factory Size': '',
    'Main Markets': '',
    'Main Products': 'Anchor chains, Shackles',
    'Number of Workers': '',
    'Port of Shipment': '',
    'We Provide': '',
    'Year Established': '',
  },
  factory: {
    area: null,
    workers: null,
    rd_staff: null,
    quality_staff: null,
    production_lines: null,
    export_share: null,
    annual_revenue: null,
  },
  response: null,
  contact: { ...none, avatar: '', name: 'Ann' },
};
const home = (template: string): ShopPages['home'] => ({ company, template, products: [], sections: [] });

/** Exists here alone. */
const harbour: Template = {
  Frame: ({ children }: FrameProps) => createElement('main', { className: 'harbour' }, children),
  Home: ({ company: { name } }) =>
    createElement(useTemplate().Frame, { shop: home('harbour'), children: `The harbour of ${name}` }),
  About: () => 'about',
  Contact: () => 'contact',
  Item: () => 'item',
};

test('a template that is added by one line renders its own pages, and the frame of all others', () => {
  const render = renderShop({ ...TEMPLATES, harbour });
  expect(render('home', home('harbour'), context)).toBe(
    '<main class="harbour">The harbour of Anchor Chain Works</main>',
  );
  const list = {
    ...home('harbour'),
    products: { items: [], total: 0, page: 1, size: 20 },
    sort: 'newest' as const,
    kw: '',
    counts: { all: 0, groups: {} },
  };
  expect(render('product-list', list, context)).toMatch(/^<main class="harbour">.*All Products/s);
  expect(renderShop(TEMPLATES)('home', home('harbour'), context)).not.toContain('harbour');
});

test('a product on the portal is opened by the template of its shop, also by one that was added', () => {
  const lead = (templates: Templates, name: string) => {
    const Product = productWith(templates);
    const element = Product({ product: { company }, template: name } as never) as {
      props: { lead?: ReactNode };
    };
    return element.props.lead;
  };
  const PortalLead = () => 'harbour';
  expect(lead(TEMPLATES, 'default')).toBeUndefined();
  expect(lead(TEMPLATES, 'no-such-template')).toBeUndefined();
  expect(lead(TEMPLATES, 'vip')).toMatchObject({ type: TEMPLATES.vip!.PortalLead, props: { company } });
  const added = { ...TEMPLATES, harbour: { ...harbour, PortalLead } };
  expect(lead(added, 'harbour')).toMatchObject({ type: PortalLead, props: { company } });
});

test.each(['no-such-template', 'constructor', '__proto__', ''])('%j falls back to "default"', (name) => {
  const render = renderShop(TEMPLATES);
  expect(render('home', home(name), context)).toBe(render('home', home('default'), context));
});

test('"vip" differs: header with the main product up to the first comma, and a headline of its own', () => {
  const render = renderShop(TEMPLATES);
  const vip = render('home', home('vip'), context);
  expect(vip).toContain('Main products: Anchor chains</span>');
  expect(vip).toContain('class="accented"');
  expect(/<h1.*?<\/h1>/s.exec(vip)?.[0]).toContain('Anchor Chain Works');
  const plain = render('home', home('default'), context);
  expect(plain).not.toContain('Main products: Anchor chains</span>');
  expect(plain).not.toContain('accented');
});

test.each(Object.keys(TEMPLATES))('every page of "%s" has one heading of the first level', (name) => {
  const render = renderShop(TEMPLATES);
  const headings = (html: string) => html.match(/<h1[ >]/g)?.length;
  const list = { items: [], total: 0, page: 1, size: 12 };
  expect(headings(render('home', home(name), context))).toBe(1);
  expect(headings(render('about', { ...home(name), qualifications: [] }, context))).toBe(1);
  expect(headings(render('contact', { ...home(name), product: null }, context))).toBe(1);
  expect(headings(render('news', { ...home(name), news: list }, context))).toBe(1);
  expect(headings(render('videos', { ...home(name), videos: list }, context))).toBe(1);
  expect(headings(render('qualification', { ...home(name), qualifications: [] }, context))).toBe(1);
  expect(headings(render('not-found', home(name), context))).toBe(1);
});

test.each(Object.keys(TEMPLATES))('the pages of "%s" have headings that differ from each other', (name) => {
  const render = renderShop(TEMPLATES);
  const list = { items: [], total: 0, page: 1, size: 12 };
  const counted = { all: 0, groups: {} };
  for (const lang of ['en', 'zh'] as const) {
    const at = { ...context, lang };
    const headings = [
      render('home', home(name), at),
      render('about', { ...home(name), qualifications: [] }, at),
      render('contact', { ...home(name), product: null }, at),
      render('product-list', { ...home(name), products: list, sort: 'newest', kw: '', counts: counted }, at),
      render('news', { ...home(name), news: list }, at),
      render('videos', { ...home(name), videos: list }, at),
      render('qualification', { ...home(name), qualifications: [] }, at),
    ].map((html) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, ''));
    expect(headings[1]).toBe(lang === 'en' ? 'About Anchor Chain Works' : '关于Anchor Chain Works');
    expect(new Set(headings).size).toBe(headings.length);
  }
});
