/**
 * Checks structured data against search engines' rules with a separate validator, and that every address is absolute
 * and of this site. Types check the vocabulary (server/sites/seo/json-ld.ts).
 */
import Validator from '@adobe/structured-data-validator';

interface Node {
  '@type': string;
  [property: string]: unknown;
}

const KINDS = [
  'Product',
  'Organization',
  'BreadcrumbList',
  'ItemList',
  'NewsArticle',
  'SearchResultsPage',
  'WebSite',
];

/** One sentence for each fault. Recommendations of things we do not have (ratings, GTIN) are none. */
export async function faultsOf(items: Record<string, unknown>[], origins: RegExp): Promise<string[]> {
  const faults: string[] = [];
  for (const item of items) {
    if (item['@context'] !== 'https://schema.org') faults.push('@context is not schema.org');
    const { '@type': type } = item as Node;
    if (!KINDS.includes(type)) faults.push(`${type} is no kind of ours`);
    const issues = await new Validator().validate({ jsonld: { [type]: [structuredClone(item)] } });
    for (const { severity, issueMessage, fieldNames } of issues)
      if (severity === 'ERROR' || type === 'BreadcrumbList')
        faults.push(`${type}: ${issueMessage} ${fieldNames?.join()}`);
    faults.push(...addressFaults(item, type, origins), ...ownFaults(item as Node));
  }
  return faults;
}

const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'urlTemplate']);

function addressFaults(value: unknown, at: string, origins: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((v) => addressFaults(v, at, origins));
  if (typeof value !== 'object' || value === null) {
    const name = at.split('.').at(-1)!;
    return ADDRESSES.has(name) && !(typeof value === 'string' && origins.test(value))
      ? [`${at} is not a whole address of ours: ${value}`]
      : [];
  }
  return Object.entries(value).flatMap(([name, v]) => addressFaults(v, `${at}.${name}`, origins));
}

/** What the validator has no rules for. */
function ownFaults(item: Node): string[] {
  const list = item.itemListElement as { position: number }[] | undefined;
  const first = list?.[0]?.position ?? 1;
  if (list?.some(({ position }, i) => position !== first + i))
    return [`${item['@type']}: positions have gaps`];
  if (item['@type'] === 'ItemList' && !list?.length) return ['ItemList is empty'];
  if (item['@type'] === 'SearchResultsPage') return ownFaults(item.mainEntity as Node);
  const action = item.potentialAction as
    | { target?: { urlTemplate?: string }; 'query-input'?: string }
    | undefined;
  if (item['@type'] !== 'WebSite') return [];
  const name = /^required name=(\w+)$/.exec(action?.['query-input'] ?? '')?.[1];
  return name && action?.target?.urlTemplate?.includes(`{${name}}`)
    ? []
    : ['WebSite: the search has no place for its term'];
}
