/** The plan of the demo marketplace: who sells what, in which state. Pure: everything follows from numbers. */
import { productPageTitle } from '../../domain/page/page-title.ts';
import { companyOf, type SeedCompany } from './company/companies.ts';
import { type Leaf, readLeaves } from './leaves.ts';
import { type Draw, draw, seedOf } from './product/draw.ts';
import { productOf, type SeedProduct } from './product/product.ts';

export type Tier = 'silver' | 'vip' | 'diamond' | null;

export interface PlannedCompany extends SeedCompany {
  /** Of a demo account; null: a supplier nobody signs in as. */
  email: string | null;
  tier: Tier;
  certification: 0 | 1 | 2 | 3;
  banned: boolean;
  leaves: Leaf[];
  /** The pictures of its products are its own files, so that its seller can edit them. */
  ownFiles: boolean;
  products: PlannedProduct[];
  groups: string[];
}

export interface PlannedProduct extends SeedProduct {
  status: 0 | 1 | 2 | 4 | 5;
  /** Days before today. */
  age: number;
  variant: number;
  group: number | null;
  revision: 1 | 2 | 4 | null;
  pinned: boolean;
}

export const PRODUCTS = 4000;
const SUPPLIERS = 84;
const DEMO = [
  {
    email: 'gold@demo.test',
    root: 'lighting',
    tier: 'vip',
    certification: 3,
    products: 96,
    branches: [3, 1, 0],
  },
  { email: 'free@demo.test', root: 'kitchen', tier: null, certification: 3, products: 48, branches: [0, 3] },
  { email: 'new@demo.test', root: 'toys', tier: null, certification: 0, products: 4, branches: [1] },
] as const;

const BANNED = 58;
const CERTIFICATION = new Map<number, 0 | 1 | 2>([
  ...[17, 33, 46, 71].map((i) => [i, 1] as const),
  ...[25, 52, 78].map((i) => [i, 2] as const),
  ...[39, 64, 81].map((i) => [i, 0] as const),
]);
const certificationOf = (i: number) => CERTIFICATION.get(i) ?? 3;
const isOpen = (i: number) => certificationOf(i) === 3 && i !== BANNED;
const numbers = Array.from({ length: SUPPLIERS }, (_, i) => i);

function statusOf(company: { certification: number }, rich: boolean, d: Draw): PlannedProduct['status'] {
  if (company.certification !== 3) return 5;
  const x = d.next();
  const [published, review, failed, drafts] = rich ? [0.76, 0.84, 0.91, 0.96] : [0.935, 0.955, 0.972, 0.986];
  return x < published ? 1 : x < review ? 2 : x < failed ? 4 : x < drafts ? 5 : 0;
}

function groupsFor(leaves: readonly Leaf[], d: Draw): string[] {
  const names = [...new Set(leaves.map((l) => l.names[2].slice(0, 50)))];
  return d.some(names, Math.min(names.length, d.int(3, 6)));
}

function productsFor(
  company: PlannedCompany,
  count: number,
  number: number,
  titles: Set<string>,
): PlannedProduct[] {
  const d = draw(seedOf('products', number));
  const rich = company.email !== null;
  const open = { 1: 0.012, 4: 0.006, 2: 0.012 } as const;
  return Array.from({ length: count }, (_, i): PlannedProduct => {
    const leaf = company.leaves[i % company.leaves.length]!;
    // as search engines show it, too: it tells products of one seller apart by its first words only
    const pageTitle = (title: string) => productPageTitle(title, company.name);
    const product = productOf(leaf, company, i, (title) => titles.has(title) || titles.has(pageTitle(title)));
    titles.add(product.title).add(pageTitle(product.title));
    const status = statusOf(company, rich, d);
    const x = d.next() / (rich ? 4 : 1);
    const revision =
      status !== 1
        ? null
        : x < open[2]
          ? 2
          : x < open[2] + open[4]
            ? 4
            : x < open[2] + open[4] + open[1]
              ? 1
              : null;
    const group = company.groups.indexOf(leaf.names[2].slice(0, 50));
    return {
      ...product,
      status,
      age: d.next() ** 1.6 * 119,
      variant: d.int(0, 3),
      group: group >= 0 && d.chance(0.9) ? group : null,
      revision,
      pinned: false,
    };
  });
}

/** Members pin some of what they have online, each in another category where they can. */
function pin(company: PlannedCompany, d: Draw): void {
  if (!company.tier || company.certification !== 3 || company.banned) return;
  const online = company.products.filter((p) => p.status === 1);
  const seen = new Set<string>();
  for (const p of d.some(online, online.length))
    if (!seen.has(p.leaf.path) && seen.size < 8) {
      seen.add(p.leaf.path);
      p.pinned = true;
    }
}

export function planDemo(): PlannedCompany[] {
  const all = readLeaves();
  const roots = [...new Set(all.map((l) => l.root))];
  const branchesOf = (root: string) => [...new Set(all.filter((l) => l.root === root).map((l) => l.branch))];
  const titles = new Set<string>();
  const make = (
    number: number,
    root: string,
    branches: readonly string[],
    rest: Omit<PlannedCompany, keyof SeedCompany | 'leaves' | 'products' | 'groups'>,
  ): PlannedCompany => {
    const leaves = all.filter((l) => l.root === root && branches.includes(l.branch));
    const d = draw(seedOf('plan', number));
    const groups = rest.certification === 3 && (rest.email || d.chance(0.7)) ? groupsFor(leaves, d) : [];
    return { ...companyOf(number, root, leaves), ...rest, leaves, groups, products: [] };
  };
  const companies = DEMO.map((demo, i) => {
    const branches = demo.branches.map((b) => branchesOf(demo.root)[b]!);
    return make(1000 + i, demo.root, branches, { ...demo, banned: false, ownFiles: true });
  });
  for (let i = 0; i < SUPPLIERS; i++) {
    const root = roots[i % roots.length]!;
    const names = branchesOf(root);
    // the branches of a root are shared out among those whose shops are open, so that no branch is empty
    const open = numbers.filter((n) => roots[n % roots.length] === root && isOpen(n));
    const turn = Math.max(0, open.indexOf(i));
    const own = names.filter((_, b) => b % open.length === turn);
    const d = draw(seedOf('company plan', i));
    const certification = certificationOf(i);
    const tier =
      certification === 3
        ? d.pick<Tier>([null, null, null, 'silver', 'silver', 'vip', 'vip', 'diamond'])
        : null;
    companies.push(
      make(i, root, own, { email: null, tier, certification, banned: i === BANNED, ownFiles: false }),
    );
  }
  const fixed = DEMO.reduce((sum, x) => sum + x.products, 0);
  const few = companies.filter((c) => !c.email && c.certification !== 3);
  const many = companies.filter((c) => !c.email && c.certification === 3);
  let left = PRODUCTS - fixed - few.length * 3;
  companies.forEach((company, i) => {
    const at = many.indexOf(company);
    const count =
      i < DEMO.length ? DEMO[i]!.products : at < 0 ? 3 : Math.min(100, Math.ceil(left / (many.length - at)));
    if (at >= 0) left -= count;
    company.products = productsFor(company, count, i, titles);
    pin(company, draw(seedOf('pins', i)));
  });
  return companies;
}
