/** What a line of the audit log says, as text. */
import type { AuditLine } from '../../../../contract/operator/audit.ts';

export type Said = string;

/** A value as text; nothing is an empty one. */
export function said(value: unknown): Said {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What has changed, by name; `to` is undefined where the thing is gone. */
export function changesIn({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: name.replace(/([A-Z])/g, '_$1').toLowerCase(),
    from: said(before?.[name]),
    to: after ? said(after[name]) : undefined,
  }));
}
