/** Kinds of findings can be switched off; one that an installation has not touched is on. */
import { type Finding, type FindingKind, isFindingKind } from '../../../domain/evidence/finding.ts';
import type { Executor } from '../../platform/database/database.ts';
import { kindsSwitchedOff } from './evidence.sql.ts';

export async function isFindingOn(executor: Executor, kind: FindingKind): Promise<boolean> {
  return !(await kindsSwitchedOff(executor)).has(kind);
}

/** Those whose kind is on; limits of a form have no switch, and what blocks is refused whether it is told or not. */
export async function onFindings(executor: Executor, found: readonly Finding[]): Promise<Finding[]> {
  const off = await kindsSwitchedOff(executor);
  return found.filter(({ code, severity }) => severity === 'block' || !isFindingKind(code) || !off.has(code));
}
