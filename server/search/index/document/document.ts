/**
 * The searchable text of a row, one line per field: terms separated by spaces, by falling weight A to D. Pure: the
 * seeder writes documents by COPY. The first line is the title as the ranking reads it; in the others each term
 * occurs once, with "*n" where it is said more than once.
 */
import { readTitle, type Title } from '../../text/title/head-noun.ts';
import { type Token, tokenize } from '../../text/tokenize.ts';

/** What is searched of a product, by falling weight. */
export interface DocumentSource {
  title: string;
  categories: readonly string[];
  properties: readonly (readonly [name: string, value: string])[];
  keywords: readonly string[];
  company: string;
  mainProducts: readonly string[];
  /** Sanitised HTML. */
  content: string;
}

/** Terms of the text that count; the rest of a long description says nothing new and costs space. */
const TEXT_TERMS = 150;
/** In so many characters, with and without markup, those terms have stood; what follows is not looked at. */
const TEXT_HTML = 20_000;
const TEXT_PLAIN = 2500;

const plain = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, ' ');

// names of categories, properties and companies come again and again in a bulk load
const SHORT = 100;
const analysed = new Map<string, readonly Token[]>();
function short(text: string): readonly Token[] {
  if (text.length > SHORT) return tokenize(text);
  const known = analysed.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  if (analysed.size > 20_000) analysed.clear();
  analysed.set(text, tokens);
  return tokens;
}

/** A title is read so far: longer ones are names with all that their owner makes. */
const TITLE_TOKENS = 120;

/** A title as documents hold it: places of the head noun and of the end of the head, then what stands at each place. */
function titleLine({ tokens, headAt, headEnd }: Title): string {
  const words = tokens.slice(0, TITLE_TOKENS).map(({ term, also }) => [term, ...also].join('|'));
  return [headAt < TITLE_TOKENS ? headAt : -1, Math.min(headEnd, TITLE_TOKENS), ...words].join(' ');
}

/** The title that a line says. */
export function titleOfLine(line: string): Title {
  const [headAt = '-1', headEnd = '0', ...places] = line.split(' ');
  const tokens = places.map((place): Token => {
    const [term = '', ...also] = place.split('|');
    return { term, also };
  });
  const at = Number(headAt);
  return { tokens, head: tokens[at]?.term ?? null, headAt: at, headEnd: Number(headEnd) };
}

/** The terms of each field of a document, each term once; a title's in all the ways it is said. */
export function termsOfFields(document: string): string[][] {
  const [title = '', ...fields] = document.split('\n');
  const ofTitle = title
    .split(' ')
    .slice(2)
    .flatMap((place) => place.split('|'));
  const ofFields = fields.map((line) =>
    line === '' ? [] : line.split(' ').map((said) => said.replace(/(.)\*\d+$/, '$1')),
  );
  return [[...new Set(ofTitle)], ...ofFields];
}

function termsLine(all: Iterable<readonly Token[]>): string {
  const counts = new Map<string, number>();
  const count = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const tokens of all)
    for (const { term, also } of tokens) {
      count(term);
      for (const other of also) count(other);
    }
  let line = '';
  for (const [term, n] of counts) line += `${line && ' '}${n > 1 ? `${term}*${n}` : term}`;
  return line;
}

const text = (content: string): readonly Token[] =>
  tokenize(plain(content.slice(0, TEXT_HTML)).slice(0, TEXT_PLAIN), TEXT_TERMS);

/** `product_documents.document`. */
export const documentOf = (product: DocumentSource): string =>
  [
    titleLine(readTitle(product.title)),
    termsLine([
      ...product.categories.map(short),
      ...product.properties.map(([name, value]) => short(`${name} ${value}`)),
      ...product.keywords.map(short),
    ]),
    termsLine([product.company, ...product.mainProducts].map(short)),
    termsLine([text(product.content)]),
  ].join('\n');

/** What is searched of a supplier. */
export interface CompanySource {
  name: string;
  domain: string;
  mainProducts: readonly string[];
  categories: readonly string[];
  /** City, province and country, in both languages. */
  places: readonly string[];
  description: string;
}

/** `company_documents.document`: for a supplier its name and main products are the title. */
export const companyDocumentOf = (company: CompanySource): string =>
  [
    titleLine(readTitle([company.name, ...company.mainProducts].join(', '))),
    termsLine([company.domain, ...company.categories].map(short)),
    termsLine(company.places.map(short)),
    termsLine([text(company.description)]),
  ].join('\n');

/** What is searched of a buying lead. */
export interface LeadSource {
  title: string;
  categories: readonly string[];
  description: string;
}

/** `purchase_documents.document`. */
export const leadDocumentOf = (lead: LeadSource): string =>
  [
    titleLine(readTitle(lead.title)),
    termsLine(lead.categories.map(short)),
    '',
    termsLine([text(lead.description)]),
  ].join('\n');
