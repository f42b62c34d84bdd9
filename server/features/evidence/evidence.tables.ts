import {
  bigint,
  bit,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { EvidenceEntity, Finding, FindingKind, OtherEntity } from '../../../domain/evidence/finding.ts';
import type { FileReading } from '../../../domain/evidence/reading.ts';

/** The sum of what was found of an entry, by which queues are ordered, and of which content of it. */
export const entryRisks = pgTable(
  'entry_risks',
  {
    entity: text('entity').$type<EvidenceEntity>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    weight: integer('weight').notNull(),
    version: text('version').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId] })],
);

export const findings = pgTable('findings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  entity: text('entity').$type<EvidenceEntity>().notNull(),
  entityId: bigint('entity_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<FindingKind>().notNull(),
  weight: integer('weight').notNull(),
  severity: text('severity').$type<Finding['severity']>().notNull(),
  field: text('field').notNull(),
  place: smallint('place'),
  page: smallint('page'),
  excerpt: text('excerpt').notNull(),
  otherEntity: text('other_entity').$type<OtherEntity>(),
  otherId: bigint('other_id', { mode: 'number' }),
});

export const textMarks = pgTable(
  'text_marks',
  {
    entity: text('entity').$type<EvidenceEntity>().notNull(),
    entityId: bigint('entity_id', { mode: 'number' }).notNull(),
    field: text('field').notNull(),
    owner: text('owner').notNull(),
    bands: integer('bands').array().notNull(),
    signature: integer('signature').array().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entityId, t.field] })],
);

export type CompanyMarkKind = 'telephone' | 'address' | 'licence' | 'licence_number';

export const companyMarks = pgTable(
  'company_marks',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    kind: text('kind').$type<CompanyMarkKind>().notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value, t.companyId] })],
);

export const fileReadings = pgTable('file_readings', {
  sha256: text('sha256').primaryKey(),
  reader: smallint('reader').notNull(),
  reading: jsonb('reading').$type<FileReading>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

export const pictureParts = pgTable('picture_parts', {
  fileId: bigint('file_id', { mode: 'number' }).primaryKey(),
  looks: bit('looks', { dimensions: 64 }).array().notNull(),
  bands: integer('bands').array().notNull(),
});

export const findingSwitches = pgTable('finding_switches', {
  kind: text('kind').$type<FindingKind>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedBy: bigint('changed_by', { mode: 'number' }),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
