/**
 * Whether an office file (ECMA-376, parts 1 and 2) is merely a document. It is stored unchanged, so its list of parts
 * and their references are checked first. Not checked: cells and paragraphs with fields and formulas, about which
 * programs ask before acting.
 */
import { Parser } from 'htmlparser2';
import * as yauzl from 'yauzl';
import type { FileMime } from '../../../domain/picture/file-kinds.ts';

/** Why it is not taken, each by the code of its sentence; `other` is no such file. */
export type OfficeProblem = 'damaged' | 'locked' | 'macros' | 'objects' | 'external' | 'too_much' | 'other';

const MAIN: Record<string, FileMime> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** By what a part is, how it is called, or how it is referred to. */
const MACROS = /macroEnabled|vbaProject|vbaData|macrosheet|dialogsheet|keyMapCustomizations|wordVbaData/i;
const OBJECTS =
  /oleObject|activeX|vnd\.ms-office\.activeX|relationships\/(?:control|package|aFChunk)$|embeddings\//i;
/** A sheet of another file, or a program that gives data (DDE). */
const EXTERNAL = /externalLink|relationships\/attachedTemplate$/i;
const HYPERLINK = /\/relationships\/hyperlink$/i;
const MAX_ENTRIES = 5000;
/** Of one list of parts or of references, and of all together, unpacked. */
const MAX_OF_LIST = 4 * 1024 * 1024;
const MAX_OF_LISTS = 16 * 1024 * 1024;
const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = /(?:^|\/)_rels\/[^/]*\.rels$/;
/** An entry that is encrypted. */
const ENCRYPTED = 1;

class Refused extends Error {
  readonly problem: OfficeProblem;
  constructor(problem: OfficeProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What it is, or why it is not taken. */
export async function officeFile(bytes: Buffer): Promise<{ mime: FileMime } | { problem: OfficeProblem }> {
  try {
    return { mime: await kindIn(await listsIn(bytes)) };
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'damaged' };
  }
}

/** The lists of an archive by name in lower case, as readers look for them; throws where its parts alone tell enough. */
async function listsIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const lists = new Map<string, Buffer>();
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.replaceAll('\\', '/').toLowerCase();
    if (names.size >= MAX_ENTRIES) throw new Refused('too_much');
    // of two of one name each reader might take another
    if (names.has(name)) throw new Refused('damaged');
    names.add(name);
    if (entry.generalPurposeBitFlag & ENCRYPTED) throw new Refused('locked');
    if (name !== CONTENT_TYPES && !RELATIONSHIPS.test(name)) continue;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      size += (chunk as Buffer).length;
      unpacked += (chunk as Buffer).length;
      if (size > MAX_OF_LIST || unpacked > MAX_OF_LISTS) throw new Refused('too_much');
      chunks.push(chunk as Buffer);
    }
    lists.set(name, Buffer.concat(chunks));
  }
  if (!lists.has(CONTENT_TYPES)) throw new Refused('other');
  for (const name of names) refuseBy(name);
  return lists;
}

function refuseBy(said: string): void {
  if (MACROS.test(said)) throw new Refused('macros');
  if (OBJECTS.test(said)) throw new Refused('objects');
  if (EXTERNAL.test(said)) throw new Refused('external');
}

async function kindIn(lists: ReadonlyMap<string, Buffer>): Promise<FileMime> {
  const kinds = new Set<FileMime>();
  for (const [name, bytes] of lists)
    for (const { tag, of } of tagsIn(bytes)) {
      if (name === CONTENT_TYPES) {
        const type = of.contenttype ?? '';
        refuseBy(type);
        refuseBy(of.partname ?? '');
        const kind = tag === 'override' || tag === 'default' ? MAIN[type] : undefined;
        if (kind) kinds.add(kind);
      } else if (tag === 'relationship') {
        const type = of.type ?? '';
        refuseBy(type);
        if (/^external$/i.test((of.targetmode ?? '').trim()) && !HYPERLINK.test(type))
          throw new Refused('external');
      }
    }
  const [kind, other] = kinds;
  if (!kind || other) throw new Refused('other');
  return kind;
}

/** Names of elements and attributes in lower case and without their prefix. */
function tagsIn(bytes: Buffer): { tag: string; of: Record<string, string> }[] {
  const tags: { tag: string; of: Record<string, string> }[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const of = Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [local(key), value] as const),
        );
        tags.push({ tag: local(name), of });
      },
      // no such list has one (ECMA-376, part 2, 6.2.5): what it declares we would not see
      onprocessinginstruction(name) {
        if (/^!/.test(name)) throw new Refused('damaged');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(textOf(bytes));
  return tags;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const ENCODING = /^\uFEFF?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"'>]*)/i;
const ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii|iso-8859-1|windows-125[0-8])$/i;

/** In UTF-8, or UTF-16 by its mark; throws where it is neither. */
function textOf(bytes: Buffer): string {
  const mark = bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\0')) throw new Refused('damaged');
  // what says that it is in another encoding its reader may read otherwise: in UTF-7 any letters are an element
  const [, named = 'utf-8'] = ENCODING.exec(text) ?? [];
  if (!ENCODINGS.test(named)) throw new Refused('damaged');
  return text;
}
