/** What sellers are told of decisions on their products. */
import { appealLink, type Grounds, type Teller } from '../../decision/decision.ts';
import { sendMessage } from '../../message/message.ts';
import { recordEventOf } from '../../webhook/webhook.ts';
import { type LockedProduct, ownerOf } from '../edit/write.sql.ts';

const editLink = (id: number): string => `/products/${id}/edit`;

type Told = {
  product: Pick<LockedProduct, 'id' | 'title' | 'companyId'>;
  kind:
    | 'product_approved'
    | 'product_rejected'
    | 'product_taken_down'
    | 'revision_approved'
    | 'revision_rejected';
  rule?: Grounds['rule'];
  reasons?: string[];
  note?: string;
  /** That can be appealed. */
  decision?: number;
};

/** Message, mail and webhook to the seller. */
export const toldSeller: Teller<Told> = {
  of: 'product',
  async tell(deps, tx, { product: { id, title, companyId }, kind, rule, reasons = [], note = '', decision }) {
    const owner = await ownerOf(tx, companyId);
    const params = {
      id,
      title,
      reasons: reasons.join(','),
      note,
      ...(rule && { rule }),
      ...(decision && { decision }),
    };
    const appeal = decision ? { appeal: await appealLink(deps, tx, decision) } : {};
    await sendMessage(deps, tx, owner, kind, params, editLink(id), appeal);
    await recordEventOf(deps, tx, owner, kind, id);
  },
};

/** What the seller is told; of what can be appealed with its decision. */
export const told = (
  { id, title, companyId }: LockedProduct,
  kind: Told['kind'],
  { rule, reasons, note, decision }: Partial<Grounds> & { decision?: number } = {},
): Told => ({
  product: { id, title, companyId },
  kind,
  ...(rule && { rule }),
  ...(reasons && { reasons: [...reasons] }),
  ...(note && { note }),
  ...(decision && { decision }),
});
