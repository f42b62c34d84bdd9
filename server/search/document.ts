/** A product's search document as a tsvector literal. Pure: the seeder writes it by COPY. */
import { analyse, type Token } from './analyse.ts';

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
  if (text.length > SHORT) return analyse(text);
  const known = analysed.get(text);
  if (known) return known;
  const tokens = analyse(text);
  if (analysed.size > 20_000) analysed.clear();
  analysed.set(text, tokens);
  return tokens;
}

// hardly any lexeme holds either, and a replacement costs more than a look
const quoted = (lexeme: string): string =>
  lexeme.includes("'") || lexeme.includes('\\') ? `'${lexeme.replace(/['\\]/g, '$&$&')}'` : `'${lexeme}'`;

/** The literal of `product_documents.document`: lexemes with positions and weights A, B, C, D. */
export function documentOf(product: DocumentSource): string {
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
  const add = (tokens: readonly Token[], weight: Weight) => {
    for (const token of tokens) {
      position++;
      put(token.term, weight);
      for (const other of token.also) put(other, weight);
    }
    // a gap, so that no phrase runs from one field into the next
    position += 5;
  };
  add(analyse(product.title), 'A');
  for (const name of product.categories) add(short(name), 'B');
  for (const [name, value] of product.properties) add(short(`${name} ${value}`), 'B');
  for (const keyword of product.keywords) add(short(keyword), 'B');
  add(short(product.company), 'C');
  for (const name of product.mainProducts) add(short(name), 'C');
  add(analyse(plain(product.content.slice(0, TEXT_HTML)).slice(0, TEXT_PLAIN), TEXT_TERMS), 'D');
  let literal = '';
  for (const [lexeme, { text }] of places) literal += `${literal && ' '}${quoted(lexeme)}:${text}`;
  return literal;
}
