/**
 * Pictures that stand in a sheet of an XLSX, by the line that they belong to: those that lie over cells (ECMA-376, part 1,
 * 20.5), those that were placed in a cell (rich values, [MS-XLSX] 2.3.6), and those that WPS keeps by a formula (DISPIMG).
 */
import { Parser } from 'htmlparser2';

type Parts = ReadonlyMap<string, Uint8Array>;
interface Tag {
  tag: string;
  of: Record<string, string>;
  /** Names of the elements around it. */
  within: readonly string[];
  text: string;
}

const MAX = 3000;
const PARTS =
  /^xl\/(?:workbook\.xml|metadata\.xml|cellimages\.xml|richData\/|drawings\/|worksheets\/|media\/|_rels\/)/i;
const DISPIMG = /DISPIMG\(\s*(?:"|&quot;)([^"&]+)/i;
const ANCHORS = new Set(['onecellanchor', 'twocellanchor']);

/** What of an archive is read here. */
export const isPartOfPictures = (name: string): boolean => PARTS.test(name);

const PLACE = /^\[(\d+)\]\//;
/** The line of a picture that stands in the sheet; null for one of the archive. */
export const lineOf = (path: string): number | null => {
  const [, line] = PLACE.exec(path) ?? [];
  return line === undefined ? null : Number(line);
};

/** "[2]/M2.png": the line, then the cell with the ending of the file. Without a name it is the first sheet. */
export function anchoredPictures(parts: Parts, sheetName?: string): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  const sheet = pathOfSheet(parts, sheetName);
  if (!sheet) return found;
  const put = (row: number, column: number, media: string | undefined) => {
    const bytes = media === undefined ? undefined : parts.get(media);
    if (!bytes || found.size >= MAX) return;
    const ending = /\.[a-z0-9]{1,5}$/i.exec(media!)?.[0] ?? '';
    const cell = `[${row + 1}]/${lettersOf(column)}${row + 1}`;
    let path = `${cell}${ending}`;
    // several in one cell
    for (let n = 2; found.has(path); n++) path = `${cell} (${n})${ending}`;
    found.set(path, bytes);
  };
  for (const { target, type } of relationsOf(parts, sheet).values())
    if (/\/drawing$/.test(type)) overCells(parts, target, put);
  inCells(parts, sheet, put);
  return found;
}

type Put = (row: number, column: number, media: string | undefined) => void;

function overCells(parts: Parts, drawing: string, put: Put): void {
  const media = relationsOf(parts, drawing);
  let at: { row?: number; col?: number } = {};
  for (const { tag, of, within, text } of tagsIn(parts.get(drawing))) {
    if (ANCHORS.has(tag)) at = {};
    const isFrom = within.at(-1) === 'from';
    if (isFrom && tag === 'row') at.row = Number(text);
    if (isFrom && tag === 'col') at.col = Number(text);
    const id = tag === 'blip' ? of.embed : undefined;
    if (id && isPlace(at.row) && isPlace(at.col)) put(at.row, at.col, media.get(id)?.target);
  }
}

const isPlace = (n: number | undefined): n is number => Number.isInteger(n) && n! >= 0 && n! < 1_048_576;

/** Cells that say that a picture is their value. */
function inCells(parts: Parts, sheet: string, put: Put): void {
  const rich = richMedia(parts);
  const named = namedMedia(parts);
  if (rich.length === 0 && named.size === 0) return;
  let cell: Record<string, string> = {};
  for (const { tag, of, text } of tagsIn(parts.get(sheet))) {
    if (tag === 'c') cell = of;
    const place = placeOf(cell.r);
    if (!place) continue;
    if (tag === 'c' && of.vm) put(place.row, place.column, rich[Number(of.vm) - 1]);
    const [, id] = tag === 'f' ? (DISPIMG.exec(text) ?? []) : [];
    if (id) put(place.row, place.column, named.get(id));
  }
}

/** By the number that a cell has as `vm`, less one. */
function richMedia(parts: Parts): (string | undefined)[] {
  const links = 'xl/richData/richValueRel.xml';
  if (!parts.has(links)) return [];
  const media = relationsOf(parts, links);
  const images = tagsIn(parts.get(links))
    .filter(({ tag, of }) => tag === 'rel' && of.id)
    .map(({ of }) => media.get(of.id!)?.target);
  /** Of each structure, which of its keys is the picture. */
  const structures: number[] = [];
  let keys = 0;
  for (const { tag, of } of tagsIn(parts.get('xl/richData/rdrichvaluestructure.xml'))) {
    if (tag === 's') {
      structures.push(-1);
      keys = 0;
    }
    if (tag === 'k' && /LocalImageIdentifier$/.test(of.n ?? '')) structures[structures.length - 1] = keys;
    if (tag === 'k') keys++;
  }
  const values: (string | undefined)[] = [];
  let value: { structure: number; n: number } | undefined;
  for (const { tag, of, text } of tagsIn(parts.get('xl/richData/rdrichvalue.xml'))) {
    if (tag === 'rv') {
      value = { structure: Number(of.s), n: 0 };
      values.push(undefined);
    }
    if (tag !== 'v' || !value) continue;
    if (structures[value.structure] === value.n++) values[values.length - 1] = images[Number(text)];
  }
  // a cell names an entry of the values' metadata, which names one of the rich values
  const future: number[] = [];
  const cells: (string | undefined)[] = [];
  for (const { tag, of, within } of tagsIn(parts.get('xl/metadata.xml'))) {
    if (tag === 'rvb') future.push(Number(of.i));
    if (tag === 'rc' && within.includes('valuemetadata')) cells.push(values[future[Number(of.v)] ?? -1]);
  }
  return cells;
}

/** What WPS calls its pictures. */
function namedMedia(parts: Parts): Map<string, string> {
  const list = 'xl/cellimages.xml';
  const found = new Map<string, string>();
  if (!parts.has(list)) return found;
  const media = relationsOf(parts, list);
  let name: string | undefined;
  for (const { tag, of } of tagsIn(parts.get(list))) {
    if (tag === 'cnvpr') name = of.name;
    const target = tag === 'blip' && of.embed ? media.get(of.embed)?.target : undefined;
    if (name && target) found.set(name, target);
  }
  return found;
}

function pathOfSheet(parts: Parts, name: string | undefined): string | undefined {
  const sheets = tagsIn(parts.get('xl/workbook.xml')).filter(
    ({ tag, within }) => tag === 'sheet' && within.at(-1) === 'sheets',
  );
  const sheet = sheets.find(({ of }) => name === undefined || of.name === name);
  return sheet && relationsOf(parts, 'xl/workbook.xml').get(sheet.of.id ?? '')?.target;
}

/** What a part refers to, by the id that it uses. */
function relationsOf(parts: Parts, part: string): Map<string, { target: string; type: string }> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const list = parts.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  return new Map(
    tagsIn(list)
      .filter(({ tag }) => tag === 'relationship')
      .map(({ of }) => [of.id ?? '', { target: resolved(folder, of.target ?? ''), type: of.type ?? '' }]),
  );
}

/** "../media/image1.png" beside a part, or "/xl/media/image1.png" of the archive; '' for a link to elsewhere that is none. */
function resolved(folder: string, target: string): string {
  try {
    return decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1);
  } catch {
    return '';
  }
}

function placeOf(cell: string | undefined): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell ?? '') ?? [];
  if (!letters) return null;
  return {
    row: Number(digits) - 1,
    column: [...letters].reduce((n, one) => n * 26 + one.charCodeAt(0) - 64, 0) - 1,
  };
}

function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Elements in their order, names without prefix and in lower case, with the text that follows each. */
function tagsIn(part: Uint8Array | undefined): Tag[] {
  const tags: Tag[] = [];
  if (!part) return tags;
  const within: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const of = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value]));
        tags.push({ tag: local(name), of, within: within.slice(-2), text: '' });
        within.push(local(name));
      },
      onclosetag() {
        within.pop();
      },
      ontext(text) {
        const last = tags.at(-1);
        if (last) last.text += text;
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(part));
  return tags;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
