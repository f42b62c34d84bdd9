/** The AVIF sizes of public pictures, made ahead; whoever asks for one sooner has it made at once (decision 36). */
import { IMAGE_WIDTHS, type ImageWidth } from '../../../../contract/file/file.ts';
import { type TimeBudget, timeBudget } from '../../../platform/concurrency/time-budget.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lookAt, resizeImage } from '../../../platform/files/images.ts';
import { HOURLY_ITEM, type Kind, newestFirst } from '../../../platform/work/work.ts';
import * as query from './avif.sql.ts';

/** Of each minute on each server: one picture at a time, and most of a processor for what visitors ask. */
const BUDGET = { mostMs: 10_000, ofMs: 60_000 };
const ASKED_AT_ONCE = 100;
/** What pages offer of most pictures; larger ones are made when somebody asks. */
const WIDEST = 750;

/** The newest uploads first, then older ones. */
export const avifMaking = (budget: TimeBudget): Kind<'picture.avif'> => ({
  ...HOURLY_ITEM,
  name: 'picture.avif',
  atOnce: 1,
  key: ({ id }) => String(id),
  priority: newestFirst,
  // what is over the budget is asked for again by the next minute
  run: (deps, { id }) => budget(() => makeAvif(deps, id)),
});
export const avifSizes = avifMaking(timeBudget(BUDGET));

/** The job, until all pictures have them. */
export async function askForAvif(deps: Deps): Promise<void> {
  await deps.jobs.enqueue(deps.db, 'picture.avif', await query.withoutAvif(deps.db, ASKED_AT_ONCE));
}

async function makeAvif(deps: Deps, id: number): Promise<void> {
  const file = await query.waitingPicture(deps.db, id);
  if (!file) return;
  const bytes = await deps.files.get(file.key);
  const made = bytes && (await madeOf(deps, file, bytes, await missingSizes(deps, file.key)));
  for (const { name, avif } of made?.sizes ?? []) await deps.files.put(name, avif, 'image/avif');
  // one that cannot be read, or is lost, must not be tried every minute
  if (!(await query.noteAvif(deps.db, id, deps.now(), made?.look ?? null)))
    // deleted meanwhile, with the sizes that there were
    await deps.jobs.enqueue(deps.db, 'file.remove', [{ key: file.key }]);
}

async function missingSizes({ files }: Deps, key: string) {
  const stem = key.slice(0, -'.webp'.length);
  const missing: { name: string; width: ImageWidth }[] = [];
  for (const width of IMAGE_WIDTHS) {
    const name = `${stem}-${width}.avif`;
    if (width <= WIDEST && !(await files.has(name))) missing.push({ name, width });
  }
  return missing;
}

/** Of a picture; null where it cannot be read. */
async function madeOf(
  deps: Deps,
  { id, width, height, look }: query.Waiting,
  bytes: Buffer,
  missing: Awaited<ReturnType<typeof missingSizes>>,
) {
  const sizes: { name: string; avif: Buffer }[] = [];
  try {
    const isUnseen = look === null && width && height;
    const seen = isUnseen ? await lookAt(bytes, { width, height }, { isLater: true }) : null;
    for (const { name, width: to } of missing)
      sizes.push({ name, avif: await resizeImage(bytes, to, 'avif', { isLater: true }) });
    return { sizes, look: seen?.look ?? null };
  } catch (error) {
    deps.log.warn({ err: error, file: id }, 'the AVIF sizes of a picture were not made');
    return null;
  }
}
