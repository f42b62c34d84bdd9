/** Hides what a quotation says from both sides, and shows it again (decision 37). */
import { HIDDEN_TEXT } from '../../../../domain/decision/hidden.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Actor, Deps } from '../../../platform/deps.ts';
import { ApiError, found } from '../../../platform/http/error.ts';
import { type Grounds, notifyParty, recordDecision } from '../../decision/decision.ts';
import * as query from './hide.sql.ts';

/** Prices and terms stay, with which the other side has reckoned. Throws ApiError not_found, wrong_state. */
export async function hideQuotation(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  why: Grounds,
): Promise<number> {
  const row = found(await query.lockQuotation(tx, id));
  if (row.hiddenVersion !== null && row.hiddenVersion >= row.version) throw new ApiError('wrong_state');
  const versions = await query.versionTexts(tx, id);
  const texts = { itemName: row.itemName, model: row.model, details: row.details };
  const hidden = { itemName: HIDDEN_TEXT, model: '', details: HIDDEN_TEXT };
  const now = deps.now();
  await query.setTexts(tx, id, hidden, { hiddenVersion: row.version, now });
  for (const { version } of versions) await query.setVersionTexts(tx, id, version, hidden);
  await audit(tx, actor, { action: 'hide', entity: 'quotation', id, detail: { ...why } });
  const party = { userId: await query.ownerOf(tx, row.companyId), companyId: row.companyId };
  const decision = await recordDecision(tx, deps, actor, {
    ...why,
    entity: 'quotation',
    entityId: id,
    kind: 'hide',
    party,
    waited: null,
    before: {
      hiddenVersion: row.hiddenVersion,
      versions: [...versions, { version: row.version, texts }],
    },
  });
  await notifyParty(deps, tx, {
    decision,
    kind: 'content_hidden',
    mail: 'content.hidden',
    title: texts.itemName,
    link: `/quotations/${id}`,
    party,
    guest: null,
    why,
  });
  return decision;
}

interface QuotationBefore {
  hiddenVersion: number | null;
  versions: { version: number; texts: query.Texts }[];
}

/** Shows what was hidden, each version as it was. False where it is shown already. */
export async function showQuotation(
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: QuotationBefore,
): Promise<boolean> {
  const row = await query.lockQuotation(tx, id);
  if (!row || row.hiddenVersion === null) return false;
  for (const { version, texts } of before.versions)
    if (version !== row.version) await query.setVersionTexts(tx, id, version, texts);
  const present = before.versions.find(({ version }) => version === row.version)?.texts;
  await query.setTexts(tx, id, present ?? row, { hiddenVersion: before.hiddenVersion, now: deps.now() });
  await audit(tx, actor, { action: 'show', entity: 'quotation', id });
  return true;
}
