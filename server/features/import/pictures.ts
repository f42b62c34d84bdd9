/** Pictures that rows name: of the archive that came with the sheet, or of the company's own. */

import { ERRORS } from '../../../contract/error.ts';
import type { RowFault } from '../../../contract/import.ts';
import type { CheckedPicture } from '../../../domain/product-checks.ts';
import type { ImportWords } from '../../../locales/en/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { lookAtHead, storageLeft, storePicture, tryPicture } from '../file/file.ts';
import { checkedUpload } from '../product/product.ts';
import { decodingOf } from './decoding.ts';
import * as query from './import.sql.ts';

type PictureFault = Omit<RowFault, 'column'>;

/** What a row names. */
export interface Named {
  /** How many of them there are, in the archive or among the company's own. */
  count: number;
  /** How many would have to be decoded. */
  toDecode: number;
  unknown: PictureFault[];
  /**
   * The dear part: what cannot be had is told by its name. A dry run has tried those of the archive, but stored none: they
   * have no ids yet.
   */
  take(): Promise<{ ids: number[]; tried: CheckedPicture[]; faults: PictureFault[] }>;
}

export interface NamedPictures {
  /** Of names in any case. */
  find(names: readonly string[]): Promise<Named>;
  /** Those of the archive that were stored, by name. */
  readonly stored: Record<string, number>;
}

/** Names in a cell that are looked for; more than a product has. */
const MOST_NAMES = 20;

/** A picture of the archive is stored when the first row names it, and once. */
export function namedPictures(
  deps: Deps,
  actor: MemberActor,
  archive: ReadonlyMap<string, Uint8Array>,
  { dry, words, before }: { dry: boolean; words: ImportWords; before: Record<string, number> },
): NamedPictures {
  const companyId = actor.user.company.id;
  const stored = { ...before };
  const decoding = decodingOf(deps, actor, Object.keys(before).length);
  /** Those that were tried or failed: a second row takes what the first has made. */
  const known = new Map<string, CheckedPicture | string>();
  let room: Promise<{ bytes: number; pictures: number }> | undefined;

  /** Throws ApiError quota_storage when there is no room for any, and takes the room for one. */
  async function claimRoom(): Promise<{ bytes: number; pictures: number }> {
    room ??= storageLeft(deps, companyId);
    const left = await room;
    if (left.pictures < 1 || left.bytes < 1) throw new ApiError('quota_storage');
    return left;
  }
  async function attempt(name: string, bytes: Buffer): Promise<CheckedPicture> {
    const left = await claimRoom();
    const head = await lookAtHead(bytes);
    const picture = await decoding.sampled(head, (payer) => tryPicture(bytes, payer));
    // of what is not decoded the size that it came with is the nearest to what it will have
    const size = (picture?.bytes ?? bytes).length;
    if (size > left.bytes) throw new ApiError('quota_storage');
    left.bytes -= size;
    left.pictures--;
    return picture
      ? checkedUpload(deps, companyId, { name, ...picture })
      : { field: 'images', name, ...head, spread: null, isElsewhere: false };
  }
  async function store(name: string, bytes: Buffer): Promise<null> {
    const left = await claimRoom();
    const made = await storePicture(deps, actor, { name, bytes }, decoding.payer);
    stored[name] = made.id;
    left.bytes -= made.bytes;
    left.pictures--;
    return null;
  }
  const sentences: Partial<Record<string, (name: string) => string>> = {
    quota_storage: words.storageFull,
    too_much_decoding: words.notTried,
  };
  async function made(name: string): Promise<CheckedPicture | string | null> {
    const before = known.get(name);
    if (before !== undefined) return before;
    const bytes = Buffer.from(archive.get(name)!);
    const one = await (dry ? attempt(name, bytes) : store(name, bytes)).catch((error: unknown) => {
      if (!(error instanceof ApiError) || ERRORS[error.code] >= 500) throw error;
      return (sentences[error.code] ?? words.badPicture)(name);
    });
    if (one !== null) known.set(name, one);
    return one;
  }

  return {
    stored,
    async find(names) {
      const wanted = [...new Set(names.map((name) => name.toLowerCase()))].slice(0, MOST_NAMES);
      const others = wanted.filter((name) => !archive.has(name));
      const own = new Map(
        (await query.picturesNamed(deps.db, companyId, others)).map(({ name, id }) => [name, id]),
      );
      const there = wanted.filter((name) => archive.has(name) || own.has(name));
      return {
        count: there.length,
        toDecode: there.filter((name) => archive.has(name) && stored[name] === undefined).length,
        unknown: others
          .filter((name) => !own.has(name))
          .map((name) => ({ severity: 'warn' as const, text: words.unknownPicture(name) })),
        async take() {
          const ids: number[] = [];
          const tried: CheckedPicture[] = [];
          const faults: PictureFault[] = [];
          for (const name of there) {
            const one = archive.has(name) && stored[name] === undefined ? await made(name) : null;
            if (typeof one === 'string') faults.push({ severity: 'warn', text: one });
            else if (one) tried.push(one);
            const id = stored[name] ?? own.get(name);
            if (id !== undefined) ids.push(id);
          }
          return { ids, tried, faults };
        },
      };
    },
  };
}
