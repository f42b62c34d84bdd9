/** A reviewer's likely objections, found before anybody is asked (spec M5.7; decision 23). */
import type * as z from 'zod';
import { type ProductContent, productContent } from '../../../../contract/product/product-content.ts';
import {
  type Finding,
  type FindingPlace,
  finding,
  isForSeller,
} from '../../../../domain/evidence/finding.ts';
import {
  type CheckedPicture,
  duplicateFindings,
  pictureFindings,
  textFindings,
} from '../../../../domain/evidence/product-checks.ts';
import { type FileReading, findingsInReading } from '../../../../domain/evidence/reading.ts';
import type { DifferenceHash } from '../../../../domain/picture/difference-hash.ts';
import { prohibitedWordIn } from '../../../../domain/product/prohibited.ts';
import { type ComparedTitle, comparedTitle } from '../../../../domain/text/title-similarity.ts';
import { fairShare } from '../../../platform/concurrency/fair-share.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { colourSpread } from '../../../platform/files/images.ts';
import {
  knownReadings,
  neighbourTitles,
  onFindings,
  type PictureRow,
  picturesOf,
  productThatShows,
  sameDescription,
} from '../../evidence/evidence.ts';
import { wordLists } from './content.sql.ts';
import { descriptionProblem, normalContent, placeOf } from './content.ts';
import { allTextOf, picturesIn } from './rich-text.ts';

/** Pictures of a description that are looked at. */
const MAX_PICTURES = 20;

/** Pictures are decoded for it: of those who check much at once none makes the others wait. */
const inTurn = fairShare(2);

/** Checks what a seller has typed so far. `id` is the product that it is an edit of. */
export async function checkProduct(
  deps: Deps,
  actor: MemberActor,
  { id, ...draft }: ProductContent & { id: number | null },
): Promise<{ findings: Omit<Finding, 'other'>[] }> {
  const companyId = actor.user.company.id;
  const findings = await inTurn(`company ${companyId}`, () => productFindings(deps, companyId, id, draft));
  // whose the other thing is stays between the machine and the reviewer
  return {
    findings: findings.filter(({ code }) => isForSeller(code)).map(({ other: _other, ...told }) => told),
  };
}

/** What the title of a product (null: a new one) is compared with, by category. */
export type NeighboursOf = (cate: number, productId: number | null) => Promise<readonly ComparedTitle[]>;

/** For many products of a company: each category is read once. */
export function knownNeighbours(deps: Deps, companyId: number): NeighboursOf {
  const known = new Map<number, Promise<{ id: number; compared: ComparedTitle }[]>>();
  const read = async (cate: number) => {
    const rows = await neighbourTitles(deps.db, companyId, cate);
    return rows.map(({ id, title }) => ({ id, compared: comparedTitle(title) }));
  };
  return async (cate, productId) => {
    const asked = known.get(cate) ?? read(cate);
    known.set(cate, asked);
    return (await asked).filter(({ id }) => id !== productId).map(({ compared }) => compared);
  };
}

/** Everything that is found in a company's product; what blocks first. */
export async function productFindings(
  deps: Deps,
  companyId: number,
  productId: number | null,
  given: ProductContent,
  beside: NeighboursOf = knownNeighbours(deps, companyId),
): Promise<Finding[]> {
  const content = normalContent(given);
  const [{ fields }, words, pictures, neighbours, copied] = await Promise.all([
    placeOf(deps.db, { companyId, id: productId }, content),
    wordLists(deps.db),
    checkedPictures(deps, companyId, content),
    beside(content.cate, productId),
    sameDescription(deps.db, companyId, productId, content.content),
  ]);
  const found = [
    ...limitFindings(content),
    ...Object.entries(fields).map(([field, problem]) => finding(field, 'problem', 'block', problem)),
    ...textFindings({ ...content, description: allTextOf(content.content) }, words),
    ...(pictures.areAllOwn ? [] : [finding('images', 'problem', 'block', 'unknown_file')]),
    ...pictureFindings(pictures.checked),
    ...pictures.read.flatMap(({ reading, ...at }) =>
      findingsInReading(reading, {
        ...at,
        isDocument: false,
        prohibitedIn: (text) => prohibitedWordIn(text, words.refusing),
      }).filter(
        // the spread of its colours has said so
        ({ code }) => code !== 'picture_blank',
      ),
    ),
    ...(content.title ? duplicateFindings(content.title, neighbours, copied) : []),
  ];
  const on = await onFindings(deps.db, found);
  return on.sort((a, b) => a.severity.localeCompare(b.severity));
}

/** What the contract would refuse, each field once. */
function limitFindings(content: ProductContent): Finding[] {
  const { error } = productContent.safeParse(content);
  const found = new Map<string, Finding>();
  for (const issue of error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    if (!found.has(field)) found.set(field, limitFinding(field, issue));
  }
  const problem = descriptionProblem(content.content);
  if (problem)
    found.set(
      'content',
      content.content === ''
        ? finding('content', 'missing', 'block')
        : finding('content', 'problem', 'block', problem),
    );
  return [...found.values()];
}

function limitFinding(field: string, issue: z.core.$ZodIssue): Finding {
  if (issue.message === 'required') return finding(field, 'missing', 'block');
  if (issue.code === 'too_small') return finding(field, 'too_short', 'block', String(issue.minimum));
  if (issue.code === 'too_big') return finding(field, 'too_long', 'block', String(issue.maximum));
  return finding(field, 'problem', 'block', issue.message);
}

/** What a machine has read in a picture before (decision 37). */
interface ReadPicture {
  field: string;
  name: string;
  at: FindingPlace;
  reading: FileReading;
}

async function checkedPictures(
  deps: Deps,
  companyId: number,
  content: ProductContent,
): Promise<{ checked: CheckedPicture[]; read: ReadPicture[]; areAllOwn: boolean }> {
  const keys = picturesIn(content.content).slice(0, MAX_PICTURES);
  const rows = await picturesOf(deps.db, companyId, content.images, keys);
  const isImage = ({ id }: PictureRow) => content.images.includes(id);
  const checked = await Promise.all(
    rows.map(
      async (row): Promise<CheckedPicture> => ({
        field: isImage(row) ? 'images' : 'content',
        name: row.name,
        width: row.width,
        height: row.height,
        spread: isImage(row) ? await spreadOf(deps, row.key) : null,
        elsewhere: row.elsewhere,
      }),
    ),
  );
  const known = await knownReadings(
    deps.db,
    rows.map(({ sha256 }) => sha256),
  );
  const read = rows.flatMap((row): ReadPicture[] => {
    const reading = known.get(row.sha256);
    const place = content.images.indexOf(row.id) + 1;
    const at = place > 0 ? { place } : {};
    return reading ? [{ field: place > 0 ? 'images' : 'content', name: row.name, at, reading }] : [];
  });
  return { checked, read, areAllOwn: rows.filter(isImage).length === content.images.length };
}

/** A picture that is not stored yet, as it will be judged when it is an image of a product. */
export async function checkedUpload(
  deps: Deps,
  companyId: number,
  {
    name,
    bytes,
    width,
    height,
    sha256,
    look,
  }: Pick<CheckedPicture, 'name' | 'width' | 'height'> & UploadedBytes,
): Promise<CheckedPicture> {
  const [spread, elsewhere] = await Promise.all([
    colourSpread(bytes),
    productThatShows(deps.db, companyId, sha256, look),
  ]);
  return { field: 'images', name, width, height, spread, elsewhere };
}
interface UploadedBytes {
  bytes: Buffer;
  sha256: string;
  look: DifferenceHash | null;
}

/** null for what cannot be read: whether it is an image was judged when it came. */
async function spreadOf({ files }: Deps, key: string): Promise<number | null> {
  const bytes = await files.get(key);
  return bytes && (await colourSpread(bytes));
}
