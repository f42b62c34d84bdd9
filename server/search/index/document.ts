/** Search documents as tsvector literals. Pure: the seeder writes them by COPY. */
import { type Token, tokenize } from '../text/tokenize.ts';

/** What is searched of a product, by falling weight. */
export interface DocumentSource {
  title: string;
  /** Ids of the three levels. */
  trail: readonly number[];
  categories: readonly string[];
  properties: readonly (readonly [name: string, value: string])[];
  keywords: readonly string[];
  company: string;
  mainProducts: readonly string[];
  /** Sanitised HTML. */
  content: string;
}

type Weight = 'A' | 'B' | 'C' | 'D';
/** Terms of the text that count; the rest of a long description says nothing new and costs space. */
const TEXT_TERMS = 150;
/** In so many characters, with and without markup, those terms have stood; what follows is not looked at. */
const TEXT_HTML = 20_000;
const TEXT_PLAIN = 2500;
/** PostgreSQL keeps positions below 16,384, and 256 a lexeme. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 20;

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

// hardly any lexeme holds either, and a replacement costs more than a look
const quoted = (lexeme: string): string =>
  lexeme.includes("'") || lexeme.includes('\\') ? `'${lexeme.replace(/['\\]/g, '$&$&')}'` : `'${lexeme}'`;

type Field = readonly [tokens: readonly Token[], weight: Weight];

/** A category as documents hold it, at no place: no text has such a term. */
export const categoryLexeme = (id: number): string => `#${id}`;

/** Lexemes with positions and weights A, B, C, D; those of `marks` with neither. */
function literalOf(fields: Iterable<Field>, marks: readonly string[] = []): string {
  const places = new Map<string, { text: string; count: number }>();
  let position = 0;
  const put = (lexeme: string, weight: Weight) => {
    const known = places.get(lexeme);
    if (known && known.count >= MOST_POSITIONS) return;
    const at = position < LAST_POSITION ? position : LAST_POSITION;
    const place = weight === 'D' ? `${at}` : `${at}${weight}`;
    if (known) {
      known.text += `,${place}`;
      known.count++;
    } else places.set(lexeme, { text: place, count: 1 });
  };
  for (const [tokens, weight] of fields) {
    for (const token of tokens) {
      position++;
      put(token.term, weight);
      for (const other of token.also) put(other, weight);
    }
    // a gap, so that no phrase runs from one field into the next
    position += 5;
  }
  let literal = [...new Set(marks)].map(quoted).join(' ');
  for (const [lexeme, { text }] of places) literal += `${literal && ' '}${quoted(lexeme)}:${text}`;
  return literal;
}

const each = (texts: readonly string[], weight: Weight): Field[] =>
  texts.map((text) => [short(text), weight]);
const text = (content: string): Field => [
  tokenize(plain(content.slice(0, TEXT_HTML)).slice(0, TEXT_PLAIN), TEXT_TERMS),
  'D',
];

/** The literal of `product_documents.document`. */
export const documentOf = (product: DocumentSource): string =>
  literalOf(
    [
      [tokenize(product.title), 'A'],
      ...each(product.categories, 'B'),
      ...each(
        product.properties.map(([name, value]) => `${name} ${value}`),
        'B',
      ),
      ...each(product.keywords, 'B'),
      ...each([product.company], 'C'),
      ...each(product.mainProducts, 'C'),
      text(product.content),
    ],
    product.trail.map(categoryLexeme),
  );

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

/** The literal of `company_documents.document`. */
export const companyDocumentOf = (company: CompanySource): string =>
  literalOf([
    ...each([company.name, company.domain, ...company.mainProducts], 'A'),
    ...each(company.categories, 'B'),
    ...each(company.places, 'C'),
    text(company.description),
  ]);

/** What is searched of a buying lead. */
export interface LeadSource {
  title: string;
  categories: readonly string[];
  description: string;
}

/** The literal of `purchase_documents.document`. */
export const leadDocumentOf = (lead: LeadSource): string =>
  literalOf([[tokenize(lead.title), 'A'], ...each(lead.categories, 'B'), text(lead.description)]);
