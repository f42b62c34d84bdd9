/** What the machine noticed about an entry, for its reviewer and its seller (domain/evidence/finding.ts). */
import * as z from 'zod';
import { FINDING_CODES, OTHER_ENTITIES } from '../../domain/evidence/finding.ts';

export const finding = z.object({
  field: z.string(),
  code: z.enum(FINDING_CODES),
  /** `block`: a submission with it is refused. */
  severity: z.enum(['block', 'warn']),
  /** What was found: a word, an address, the name of a file, the title of another product, or a limit. */
  detail: z.string(),
  /** Which of several pictures or files of the field, from 1. */
  place: z.int().optional(),
  /** Of a document, from 1. */
  page: z.int().optional(),
  /** What it was found beside, for reviewers alone: something of another company, or of this one. */
  other: z
    .object({
      entity: z.enum(OTHER_ENTITIES),
      id: z.int(),
      title: z.string(),
      /** Of the shop in which everybody sees it; null where nobody does yet. */
      domain: z.string().nullable(),
    })
    .optional(),
});
export type ShownFinding = z.infer<typeof finding>;

/** Of an entry that waits: null until the machine has looked at it. */
export const evidence = z
  .object({
    findings: z.array(finding),
    /** By which queues are ordered. */
    weight: z.int(),
    made_at: z.string(),
  })
  .nullable();
export type OtherThing = NonNullable<ShownFinding['other']>;
export type Evidence = z.infer<typeof evidence>;
