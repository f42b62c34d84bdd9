/** The suppliers an enquiry to several would reach, for its form (decision 27). */
import type { EnquiryTarget } from '../../../../contract/deal/enquiry.ts';
import { type AskedThread, threadsOf } from '../../../../domain/deal/enquiry.ts';
import type { Deps } from '../../../platform/deps.ts';
import { productCards, supplierCards } from '../../card/card.ts';
import { companiesAsked } from './create.sql.ts';

/** Their threads, which of the targets have a supplier on the marketplace, and whether a product of these is no longer offered. */
export async function recipients({ replica }: Deps, targets: readonly EnquiryTarget[]) {
  const companies = await companiesAsked(replica, targets);
  const known = targets.filter(({ type, id }) => companies.has(`${type} ${id}`));
  const { threads } = threadsOf(known, ({ type, id }) => companies.get(`${type} ${id}`)!.companyId);
  const [products, suppliers] = await Promise.all([
    productCards(
      replica,
      idsOf(threads, ({ productIds }) => productIds),
    ),
    supplierCards(
      replica,
      idsOf(threads, ({ companyId }) => [companyId]),
    ),
  ]);
  const product = new Map(products.map((card) => [card.id, card]));
  const supplier = new Map(suppliers.map((card) => [card.id, card]));
  return {
    known,
    gone: known.some(({ type, id }) => companies.get(`${type} ${id}`)!.gone),
    suppliers: threads.flatMap(({ companyId, productIds }) => {
      const card = supplier.get(companyId);
      return card ? [{ ...card, products: productIds.flatMap((id) => product.get(id) ?? []) }] : [];
    }),
  };
}

const idsOf = (threads: readonly AskedThread[], of: (thread: AskedThread) => readonly number[]) =>
  threads.flatMap((thread) => [...of(thread)]);
