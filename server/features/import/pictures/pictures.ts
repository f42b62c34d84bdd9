/** Pictures that rows name: of the archive that came with the sheet, or of the company's own. */

import { ERRORS } from '../../../../contract/schema/error.ts';
import type { CheckedPicture } from '../../../../domain/evidence/product-checks.ts';
import { foreignPicture } from '../../../../domain/picture/file-kinds.ts';
import type { ImportWords } from '../../../../locales/en/backoffice/import.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { lookAtHead, storageLeft, storePicture, tryPicture } from '../../file/file.ts';
import { checkedUpload } from '../../product/product.ts';
import * as query from '../import.sql.ts';
import type { RowFault } from '../progress.ts';
import { lineOf } from '../sheet/anchored-pictures.ts';
import { comparedPath, lastPart } from '../sheet/archive-names.ts';
import { decodingOf } from './decoding.ts';

type PictureFault = Omit<RowFault, 'column'>;

/** What a row names. */
export interface Named {
  /** How many of them there are, in the archive or among the company's own. */
  count: number;
  /** How many would have to be decoded. */
  toDecode: number;
  unknown: PictureFault[];
  /** Some stand in the line of the sheet. */
  isBeside: boolean;
  /** Names of the archive that are left aside: the product has pictures of these names. */
  kept: string[];
  /**
   * The dear part: what cannot be had is told by its name. A dry run has tried those of the archive, but stored none: they
   * have no ids yet.
   */
  take(): Promise<{ ids: number[]; tried: CheckedPicture[]; faults: PictureFault[] }>;
}

export interface NamedPictures {
  /**
   * Of a line of the sheet: those that its cell names, in any writing, and those that stand in the line. Those that the
   * product shows already (`current`) are the ones it shows, and stored only once.
   */
  on(
    line: number,
  ): (names: readonly string[], current?: readonly { id: number; name: string }[]) => Promise<Named>;
  /** Those of the archive that were stored, by path. */
  readonly stored: Record<string, number>;
}

/** Names in a cell that are looked for; more than a product has. */
const MAX_NAMES = 20;
/** What a cell shows that has a picture for its value, in programs that do not know it. */
const INSTEAD_OF_PICTURE = /^=?\s*(?:_xlfn\.)?DISPIMG\(|^#[A-Z/]+[!?]?$/i;

/** A picture of the archive is stored when the first row names it, and once. */
export function namedPictures(
  deps: Deps,
  actor: MemberActor,
  archive: ReadonlyMap<string, Uint8Array>,
  { dry, before }: { dry: boolean; before: Record<string, number> },
): NamedPictures {
  const companyId = actor.user.company.id;
  const stored = { ...before };
  const inArchive = lookup(archive);
  /** Animations, of which one picture was kept. */
  const stills = new Set<string>();
  const decoding = decodingOf(deps, actor, Object.keys(before).length);
  /** Those that were tried or failed: a second row takes what the first has made. */
  const known = new Map<string, CheckedPicture | Said>();
  let room: Promise<{ bytes: number; pictures: number }> | undefined;

  /** Throws ApiError quota_storage when there is no room for any, and takes the room for one. */
  async function claimRoom(): Promise<{ bytes: number; pictures: number }> {
    room ??= storageLeft(deps, companyId);
    const left = await room;
    if (left.pictures < 1 || left.bytes < 1) throw new ApiError('quota_storage');
    return left;
  }
  async function attempt(path: string, bytes: Buffer): Promise<CheckedPicture> {
    const name = lastPart(path);
    const left = await claimRoom();
    const head = await lookAtHead(bytes);
    if (head.isAnimated) stills.add(path);
    const picture = await decoding.sampled(head, (payer) => tryPicture(bytes, payer));
    // of what is not decoded the size that it came with is the nearest to what it will have
    const size = (picture?.bytes ?? bytes).length;
    if (size > left.bytes) throw new ApiError('quota_storage');
    left.bytes -= size;
    left.pictures--;
    return picture
      ? checkedUpload(deps, companyId, { name, ...picture })
      : {
          field: 'images',
          name,
          width: head.width,
          height: head.height,
          spread: null,
          elsewhere: null,
        };
  }
  async function store(path: string, bytes: Buffer): Promise<null> {
    const left = await claimRoom();
    const made = await storePicture(deps, actor, { name: lastPart(path), bytes }, decoding.payer);
    stored[path] = made.id;
    if (made.still) stills.add(path);
    left.bytes -= made.bytes;
    left.pictures--;
    return null;
  }
  const sentences: Partial<Record<string, 'storageFull' | 'notTried'>> = {
    quota_storage: 'storageFull',
    too_much_decoding: 'notTried',
  };
  async function made(name: string): Promise<CheckedPicture | Said | null> {
    const before = known.get(name);
    if (before !== undefined) return before;
    const bytes = Buffer.from(archive.get(name)!);
    const one = await (dry ? attempt(name, bytes) : store(name, bytes)).catch((error: unknown) => {
      if (!(error instanceof ApiError) || ERRORS[error.code] >= 500) throw error;
      const { is, isPicture } = error.kind ?? {};
      if (is && isPicture) return said((words) => words.foreignPicture(lastPart(name), is));
      const sentence = sentences[error.code] ?? 'badPicture';
      return said((words) => words[sentence](lastPart(name)));
    });
    if (one !== null) known.set(name, one);
    return one;
  }

  return {
    stored,
    on:
      (line) =>
      async (names, current = []) => {
        const beside = inArchive.beside.get(line) ?? [];
        const places = placesOf(beside, names, current);
        const own = await ownOf(
          places.flatMap(({ name, path, shown }) => (path === undefined && shown === undefined ? name : [])),
        );
        const unknown: PictureFault[] = [];
        const there: { path?: string | undefined; id?: number | undefined }[] = [];
        for (const { name, path, several, shown } of places) {
          const id = shown ?? (path === undefined ? own(name) : undefined);
          const kind = path === undefined ? undefined : foreignPicture(path);
          const say = (of: (words: ImportWords) => string) =>
            unknown.push({ severity: 'warn', text: said(of) });
          if (shown !== undefined) there.push({ id });
          else if (kind) say((words) => words.foreignPicture(lastPart(path!), kind));
          else if (path !== undefined || id !== undefined) there.push({ path, id });
          else say((words) => (several ? words.ambiguousPicture(name, several) : words.unknownPicture(name)));
        }
        return {
          count: there.length,
          toDecode: there.filter(({ path }) => path !== undefined && stored[path] === undefined).length,
          unknown,
          kept: places.flatMap(({ name, path, shown }) =>
            shown !== undefined && path !== undefined ? name : [],
          ),
          isBeside: beside.length > 0,
          async take() {
            const ids: number[] = [];
            const tried: CheckedPicture[] = [];
            const faults: PictureFault[] = [];
            for (const { path, id: ownId } of there) {
              const one = path !== undefined && stored[path] === undefined ? await made(path) : null;
              if (one && 'en' in one) faults.push({ severity: 'warn', text: one });
              else if (one) tried.push(one);
              if (path !== undefined && stills.has(path))
                faults.push({ severity: 'warn', text: said((words) => words.onePicture(lastPart(path))) });
              const id = path === undefined ? ownId : stored[path];
              if (id !== undefined) ids.push(id);
            }
            return { ids, tried, faults };
          },
        };
      },
  };

  /** Where the names of a row lead, after what stands beside it. */
  function placesOf(
    beside: readonly string[],
    names: readonly string[],
    current: readonly { id: number; name: string }[],
  ): Place[] {
    const places: Place[] = beside.map((path) => ({ name: path, path }));
    if (beside.length > 0 && names.some((name) => INSTEAD_OF_PICTURE.test(name))) return places;
    const unused = current.map(({ id, name }) => ({ id, name: comparedPath(name) }));
    const seen = new Set<string>();
    for (const name of names) {
      if (places.length - beside.length >= MAX_NAMES) break;
      const compared = comparedPath(name);
      // two pictures of a product may have one name
      const at = unused.findIndex((one) => one.name === compared);
      if (at < 0 && seen.has(compared)) continue;
      seen.add(compared);
      places.push({
        name,
        ...inArchive.find(name),
        ...(at >= 0 && { shown: unused.splice(at, 1)[0]!.id }),
      });
    }
    return places;
  }

  /** Those of the company's albums, by any writing of their name. */
  async function ownOf(names: readonly string[]): Promise<(name: string) => number | undefined> {
    const writings = (name: string) => [name.toLowerCase(), lastPart(comparedPath(name))];
    const rows = await query.picturesNamed(deps.db, companyId, [...new Set(names.flatMap(writings))]);
    const byName = new Map(rows.map(({ name, id }) => [name, id]));
    return (name) => writings(name).flatMap((one) => byName.get(one) ?? [])[0];
  }
}

/** Where a name leads: to one picture of the archive, or to `several`, of which this is one. */
interface Found {
  path?: string;
  several?: string;
}
interface Place extends Found {
  name: string;
  /** The picture of this name that the product shows already. */
  shown?: number;
}

/** Pictures of an archive by any writing of their name, and those of a sheet by their line. */
function lookup(archive: ReadonlyMap<string, Uint8Array>) {
  const beside = new Map<number, string[]>();
  const byPath = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const add = <K>(to: Map<K, string[]>, key: K, path: string) => to.set(key, [...(to.get(key) ?? []), path]);
  for (const path of archive.keys()) {
    const line = lineOf(path);
    if (line !== null) add(beside, line, path);
    else {
      add(byPath, comparedPath(path), path);
      add(byName, lastPart(comparedPath(path)), path);
    }
  }
  const one = (paths: readonly string[] | undefined): Found => {
    const [first, ...others] = paths ?? [];
    if (first === undefined) return {};
    const same = (path: string) => Buffer.from(archive.get(path)!).equals(archive.get(first)!);
    return others.every(same) ? { path: first } : { several: first };
  };
  return {
    beside,
    find(name: string): Found {
      const compared = comparedPath(name);
      const whole = one(byPath.get(compared));
      // the folder that it stands in on the seller's computer says nothing of the one in the archive
      return whole.path !== undefined ? whole : one(byName.get(lastPart(compared)));
    },
  };
}
