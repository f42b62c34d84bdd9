/** The AVIF sizes of public pictures, made ahead by a job; whoever asks for one sooner has it made at once (decision 36). */
import { IMAGE_WIDTHS } from '../../../../contract/file/file.ts';
import type { Deps } from '../../../platform/deps.ts';
import { lookAt, resizeImage } from '../../../platform/files/images.ts';
import * as query from './avif.sql.ts';

/** Of each run, which comes every minute: one picture at a time, and most of a processor for what visitors ask. */
const LONGEST_RUN_MS = 10_000;
const MOST_A_RUN = 100;
/** What pages offer of most pictures; larger ones are made when somebody asks. */
const WIDEST = 750;

/** The newest uploads first, then older ones, until all have them. */
export async function makeAvif(deps: Deps, longestMs = LONGEST_RUN_MS): Promise<void> {
  const began = performance.now();
  for (const file of await query.withoutAvif(deps.db, MOST_A_RUN)) {
    try {
      await makeSizes(deps, file);
    } catch (error) {
      deps.log.warn({ err: error, file: file.id }, 'the AVIF sizes of a picture were not made');
    }
    // one that cannot be read must not be tried every minute
    if (!(await query.noteAvif(deps.db, file.id, deps.now())))
      // deleted meanwhile, with the sizes that there were
      await deps.jobs.enqueue(deps.db, 'file.remove', [{ key: file.key }]);
    // after a picture, so that every run makes one
    if (performance.now() - began >= longestMs) return;
  }
}

async function makeSizes(deps: Deps, { id, key, width, height, look }: query.Waiting): Promise<void> {
  const bytes = await deps.files.get(key);
  if (!bytes) return;
  if (look === null && width && height) {
    const seen = await lookAt(bytes, { width, height }, { isLater: true });
    if (seen.look) await query.noteLook(deps.db, id, seen.look);
  }
  const stem = key.slice(0, -'.webp'.length);
  for (const size of IMAGE_WIDTHS.filter((one) => one <= WIDEST)) {
    const name = `${stem}-${size}.avif`;
    if (await deps.files.has(name)) continue;
    await deps.files.put(name, await resizeImage(bytes, size, 'avif', { isLater: true }), 'image/avif');
  }
}
