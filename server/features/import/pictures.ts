/** Pictures that rows name: of the archive that came with the sheet, or of the company's own. */

import { ERRORS } from '../../../contract/error.ts';
import type { ImportWords } from '../../../locales/en/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { isUsablePicture, storePicture } from '../file/file.ts';
import * as query from './import.sql.ts';
import type { RowFault } from './rows.ts';

export interface NamedPictures {
  /** Of names in any case. What cannot be had is told by its name; of a dry run pictures of the archive have no ids yet. */
  find(
    names: readonly string[],
  ): Promise<{ ids: number[]; found: number; faults: Omit<RowFault, 'column'>[] }>;
  /** Those of the archive that were stored, by name. */
  readonly stored: Record<string, number>;
}

/** A picture of the archive is stored when the first row names it, and once. */
export function namedPictures(
  deps: Deps,
  actor: MemberActor,
  archive: ReadonlyMap<string, Uint8Array>,
  { dry, words, before }: { dry: boolean; words: ImportWords; before: Record<string, number> },
): NamedPictures {
  const stored = { ...before };
  const usable = new Map<string, boolean>();
  const problemOf = async (name: string, bytes: Buffer): Promise<string | null> => {
    if (dry) {
      if (!usable.has(name)) usable.set(name, await isUsablePicture(bytes));
      return usable.get(name) ? null : words.badPicture(name);
    }
    try {
      stored[name] = (await storePicture(deps, actor, { name, bytes })).id;
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || ERRORS[error.code] >= 500) throw error;
      return error.code === 'quota_storage' ? words.storageFull(name) : words.badPicture(name);
    }
  };
  return {
    stored,
    async find(names) {
      const wanted = [...new Set(names.map((name) => name.toLowerCase()))].slice(0, 20);
      const own = new Map(
        (
          await query.picturesNamed(
            deps.db,
            actor.user.company.id,
            wanted.filter((name) => !archive.has(name)),
          )
        ).map(({ name, id }) => [name, id]),
      );
      const ids: number[] = [];
      const faults: Omit<RowFault, 'column'>[] = [];
      let found = 0;
      for (const name of wanted) {
        const bytes = archive.get(name);
        let problem: string | null = null;
        if (bytes && stored[name] === undefined) problem = await problemOf(name, Buffer.from(bytes));
        const id = stored[name] ?? own.get(name);
        if (id !== undefined) ids.push(id);
        if (id !== undefined || (bytes && !problem)) found++;
        else faults.push({ severity: 'warn', text: problem ?? words.unknownPicture(name) });
      }
      return { ids, found, faults };
    },
  };
}
