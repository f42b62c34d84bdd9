/** Which company of a bulk load sells where, and the rows of its products. */
import { tierRank } from '../../../domain/company/membership.ts';
import { listed } from '../../../domain/listed.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { arrayOf, copyLine } from '../../../server/platform/database/copy.ts';
import { documentOf } from '../../../server/search/index/document/document.ts';
import { companyOf, type SeedCompany } from '../company/companies.ts';
import type { Category } from '../demo/demo-context.ts';
import { type Leaf, readLeaves } from '../leaves.ts';
import { draw, seedOf } from '../product/draw.ts';
import { productOf } from '../product/product.ts';

/** Products a company. */
export const PER_COMPANY = 500;
/** The leaf that a fifth of everything lies in, so that one listing is as deep as a large marketplace's. */
export const DEEP_LEAF = 'hardware/bolts-screws/hex-bolts';
const DEEP_ROOT = 'hardware';
const DEEP_COMPANIES = 0.3;
const DEEP_PRODUCTS = 0.75;

export interface BulkCompany extends SeedCompany {
  tier: 'silver' | 'vip' | 'diamond' | null;
  leaves: readonly Leaf[];
}

/** Names repeat after some hundred companies of a city and trade; a number tells them apart. */
const numbered = (name: string, number: number) => {
  const mark = ` ${number.toString(36).toUpperCase()}`;
  return (
    name
      .replace(/ Co\., Ltd$/, '')
      .slice(0, 50 - mark.length - 9)
      .trimEnd() + `${mark} Co., Ltd`
  );
};

export function bulkCompanies(count: number): BulkCompany[] {
  const leaves = readLeaves();
  const byRoot = Map.groupBy(leaves, (l) => l.root);
  const roots = [...byRoot.keys()].filter((r) => r !== DEEP_ROOT);
  return Array.from({ length: count }, (_, i) => {
    const d = draw(seedOf('bulk', i));
    // the first of a small load is of the deep root too
    const deep = i % 10 < DEEP_COMPANIES * 10;
    const root = deep ? DEEP_ROOT : roots[Math.floor(d.next() ** 1.5 * roots.length)]!;
    const of = byRoot.get(root)!;
    const company = companyOf(i, root, of);
    const tier = d.pick<BulkCompany['tier']>([
      null,
      null,
      null,
      null,
      null,
      'silver',
      'silver',
      'vip',
      'diamond',
    ]);
    return {
      ...company,
      name: numbered(company.name, i),
      domain: `b${i.toString(36).padStart(5, '0')}`,
      tier,
      leaves: of,
    };
  });
}

/** Over how long the products of a load have been published. */
const PAST = 700 * DAY_MS;

export interface Batch {
  products: string[];
  images: string[];
  documents: string[];
}

export interface Numbers {
  first: number;
  firstCompany: number;
  categories: Map<string, Category>;
  /** Files by leaf: what products of it show. */
  files: Map<string, readonly number[]>;
  today: number;
  /** How many products the load has. */
  total: number;
}

export const PRODUCT_COLUMNS = listed(`
  id, company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, content,
  keywords, properties, details, prices, min_price, max_price, currency, unit, min_order, target_markets,
  business_types, main_image_id, created_at, updated_at, submitted_at, published_at, refreshed_at
`);

function leafOf(company: BulkCompany, n: number): Leaf {
  const d = draw(seedOf('leaf', company.domain, n));
  const deep = company.root === DEEP_ROOT && d.chance(DEEP_PRODUCTS);
  return deep ? company.leaves.find((l) => l.path === DEEP_LEAF)! : d.pick(company.leaves);
}

/** Products `from` to `to` (not included) as lines of COPY. */
export function batchLines(
  companies: readonly BulkCompany[],
  numbers: Numbers,
  from: number,
  to: number,
): Batch {
  const batch: Batch = { products: [], images: [], documents: [] };
  for (let n = from; n < to; n++) addProduct(batch, companies, numbers, n);
  return batch;
}

function addProduct(batch: Batch, companies: readonly BulkCompany[], numbers: Numbers, n: number): void {
  const id = numbers.first + n;
  const at = n % companies.length;
  const company = companies[at]!;
  const leaf = leafOf(company, n);
  const p = productOf(leaf, company, n, undefined, true);
  const category = numbers.categories.get(leaf.path)!;
  const shown = numbers.files.get(leaf.path)!;
  const image = shown[n % shown.length]!;
  // as in any marketplace, higher ids are younger; refreshes, scattered by a multiplication, mix what is near in time
  const published = numbers.today - Math.floor((1 - n / numbers.total) * PAST) - ((n * 2654435761) % DAY_MS);
  const refreshed = new Date(
    Math.min(numbers.today, published + ((n * 40503) % (90 * DAY_MS))),
  ).toISOString();
  const since = new Date(published).toISOString();
  batch.products.push(
    copyLine([
      ...[
        id,
        numbers.firstCompany + at,
        true,
        tierRank(company.tier),
        1,
        category.id,
        category.rootId,
        category.subId,
        p.title,
        p.content,
      ],
      ...[
        arrayOf(p.keywords),
        JSON.stringify(p.properties),
        JSON.stringify(p.details),
        JSON.stringify(p.prices),
        p.min_price,
        p.max_price,
      ],
      ...[
        p.currency,
        p.unit,
        p.min_order,
        arrayOf(p.target_markets),
        arrayOf(p.business_types),
        image,
        since,
        since,
        since,
        since,
        refreshed,
      ],
    ]),
  );
  batch.images.push(copyLine([id, 0, image]));
  const source = {
    title: p.title,
    categories: leaf.bothNames,
    properties: p.properties,
    keywords: p.keywords,
    company: company.name,
    mainProducts: company.mainProducts,
    content: p.content,
  };
  batch.documents.push(copyLine([id, documentOf(source)]));
}
