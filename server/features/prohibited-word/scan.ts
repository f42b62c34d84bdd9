/** Looks for a word in what is published: a little of it before it is saved, all of it afterwards (decision 37). */
import type { WordPreview } from '../../../contract/catalogue/prohibited-word.ts';
import type { WordEffect } from '../../../domain/catalogue/word-list.ts';
import { headlinesOf, textsOf } from '../../../domain/evidence/product-checks.ts';
import { wordHitIn } from '../../../domain/product/prohibited.ts';
import type { Deps } from '../../platform/deps.ts';
import { HOURLY_ITEM, type Kind, TryLater } from '../../platform/work/work.ts';
import { allTextOf } from '../product/product.ts';
import * as query from './prohibited-word.sql.ts';
import * as texts from './scan.sql.ts';

/** Products that a preview looks through: a second or two. */
const PREVIEWED = 20_000;
const SHOWN = 20;
/** Products between two notes of how far it has come. */
const BATCH = 5000;

/** As the publishing check sees it. */
function hitIn(
  { content, properties, ...rest }: texts.ProductTexts,
  { word, effect }: { word: string; effect: WordEffect },
) {
  const given = { ...rest, properties: Object.fromEntries(properties), description: allTextOf(content) };
  const said = textsOf(given);
  return wordHitIn(effect === 'refuse' ? said : headlinesOf(said), word);
}

/** What the word would hit among the newest products that are published. */
export async function previewWord(
  { db }: Deps,
  asked: { word: string; effect: WordEffect },
): Promise<WordPreview> {
  const { word } = asked;
  const { from, looked, of } = await texts.newestRange(db, PREVIEWED);
  const candidates = await texts.newestCandidates(db, word, from);
  const hits = candidates.flatMap((product) => {
    const hit = hitIn(product, asked);
    return hit ? [{ product, hit }] : [];
  });
  const items = hits.slice(0, SHOWN).map(({ product: { id, title, company, publishedAt }, hit }) => ({
    ...hit,
    id,
    title,
    company,
    published_at: publishedAt?.toISOString() ?? null,
  }));
  return { word, known: await query.isKnown(db, word), of, looked, hits: hits.length, items };
}

/** One part of the products; whether there are more. Another word, or none, in the meantime ends it. */
async function scanPart(deps: Deps, id: number): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await query.lockWord(tx, id);
    if (!row || row.scannedTo === null) return false;
    const { word, scannedTo: after } = row;
    const to = await texts.rangeBehind(tx, after, BATCH);
    if (to === null) {
      await query.setScannedTo(tx, id, null);
      return false;
    }
    const candidates = await texts.nextCandidates(tx, word, { after, to });
    const hits = candidates.flatMap((product) => {
      const hit = hitIn(product, row);
      return hit ? [{ ...hit, wordId: id, productId: product.id }] : [];
    });
    await query.insertHits(tx, hits, deps.now());
    await query.setScannedTo(tx, id, to);
    return true;
  });
}

export const wordScans: Kind<'word.scan'> = {
  ...HOURLY_ITEM,
  name: 'word.scan',
  atOnce: 1,
  look: 1,
  key: ({ word }) => String(word),
  async run(deps, { word }, stopping) {
    while (await scanPart(deps, word)) if (stopping.aborted) throw new TryLater(deps.now());
  },
};

/** The job: asks for the words that were not looked for in everything yet. */
export async function askForWordScans(deps: Deps): Promise<void> {
  const words = await query.wordsToScan(deps.db);
  await deps.jobs.enqueue(
    deps.db,
    'word.scan',
    words.map((word) => ({ word })),
  );
}
