/** Reads a document without any index. */
import { FIELD_WEIGHTS as WEIGHTS } from '../../../server/search/match/field-weights.ts';
import { HALF, LONG_TITLE_PRICE, SHORT_TITLE } from '../../../server/search/match/memory/words/text-index.ts';

const WHOLE = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

const known = new Map<string, string[][]>();
function placesOf(document: string): string[][] {
  const places =
    known.get(document) ??
    document
      .split('\n')[0]!
      .split(' ')
      .slice(2)
      .map((place) => place.split('|'));
  known.set(document, places);
  return places;
}

/** How strongly a document says each of its terms, 1 to 255. */
export function impactsOf(document: string): Map<string, number> {
  const sums = new Map<string, number>();
  const say = (terms: Map<string, number>, weight: number) => {
    for (const [term, n] of terms)
      sums.set(term, (sums.get(term) ?? 0) + (weight * (n / (n + HALF))) / (WHOLE + 0.01));
  };
  const places = placesOf(document);
  const said = new Map<string, number>();
  for (const term of places.flat()) said.set(term, (said.get(term) ?? 0) + 1);
  say(said, WEIGHTS[0] / (1 + LONG_TITLE_PRICE * Math.max(0, places.length - SHORT_TITLE)));
  for (const [i, field] of document.split('\n').slice(1).entries())
    say(
      new Map(
        field
          .split(' ')
          .filter(Boolean)
          .map((said) => {
            const [, term = said, n = '1'] = /^(.+)\*(\d+)$/.exec(said) ?? [];
            return [term, Number(n)];
          }),
      ),
      WEIGHTS[(i + 1) as 1],
    );
  return new Map([...sums].map(([term, sum]) => [term, Math.max(1, Math.round(sum * 255))]));
}

/** Whether a title says the terms side by side, each in any of the ways that its place says; `isPlain`: the first in the first. */
export function saysTogether(document: string, terms: readonly string[], isPlain = false): boolean {
  const places = placesOf(document);
  return places.some(
    (place, at) =>
      (!isPlain || place[0] === terms[0]) && terms.every((term, i) => places[at + i]?.includes(term)),
  );
}
