/** Pictures that rows name: of the archive that came with the sheet, or of the company's own. */

import { ERRORS } from '../../../contract/error.ts';
import type { RowFault } from '../../../contract/import.ts';
import type { CheckedPicture } from '../../../domain/product-checks.ts';
import type { ImportWords } from '../../../locales/en/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { storageLeft, storePicture, tryPicture } from '../file/file.ts';
import { checkedUpload } from '../product/product.ts';
import * as query from './import.sql.ts';

export interface NamedPictures {
  /**
   * Of names in any case. What cannot be had is told by its name; a dry run has tried those of the archive that no row named
   * before it, and others again, but stored none: they have no ids yet.
   */
  find(
    names: readonly string[],
  ): Promise<{ ids: number[]; tried: CheckedPicture[]; faults: Omit<RowFault, 'column'>[] }>;
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
  const tries = new Map<string, Promise<CheckedPicture | string>>();
  let room: Promise<{ bytes: number; pictures: number }> | undefined;
  const attempt = async (name: string, bytes: Buffer): Promise<CheckedPicture | string> => {
    const picture = await tryPicture(bytes);
    if (!picture) return words.badPicture(name);
    room ??= storageLeft(deps, actor.user.company.id);
    const left = await room;
    if (picture.bytes.length > left.bytes || left.pictures < 1) return words.storageFull(name);
    left.bytes -= picture.bytes.length;
    left.pictures--;
    return checkedUpload(deps, actor.user.company.id, { name, ...picture });
  };
  /** Each once: a second row takes what the first has made. */
  const tryOut = (name: string, bytes: Buffer) => {
    const known = tries.get(name) ?? attempt(name, bytes);
    tries.set(name, known);
    return known;
  };
  const store = async (name: string, bytes: Buffer): Promise<string | null> => {
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
      const tried: CheckedPicture[] = [];
      const faults: Omit<RowFault, 'column'>[] = [];
      for (const name of wanted) {
        const bytes = archive.get(name);
        let problem: string | null = null;
        if (bytes && stored[name] === undefined) {
          const one = dry ? await tryOut(name, Buffer.from(bytes)) : await store(name, Buffer.from(bytes));
          if (typeof one === 'string') problem = one;
          else if (one) tried.push(one);
        }
        const id = stored[name] ?? own.get(name);
        if (id !== undefined) ids.push(id);
        else if (problem || !bytes)
          faults.push({ severity: 'warn', text: problem ?? words.unknownPicture(name) });
      }
      return { ids, tried, faults };
    },
  };
}
