/** Registration step 2: creates a user's company (spec M2.5, M3.4, M5.4; decision 17). */
import type * as z from 'zod';
import type { Tokens } from '../../../contract/account/auth.ts';
import type { newBuyer, newSupplier, supplierFacts } from '../../../contract/company/company.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, invalid } from '../../platform/http/error.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { isAddressPath } from '../address/address.ts';
import { isCategoryPath } from '../category/category.ts';
import * as query from './company.sql.ts';
import { claimDomain } from './domain.ts';

export type NewSupplier = z.output<typeof newSupplier>;
export type NewBuyer = z.output<typeof newBuyer>;

/**
 * Creates the caller's company and signs tokens that carry its id. Throws ApiError company_exists, or invalid:
 * domain taken, category or place not a real path.
 */
export async function createCompany(
  deps: Deps,
  actor: Actor,
  input: NewSupplier | NewBuyer,
): Promise<Tokens> {
  if (actor.user.company) throw new ApiError('company_exists');
  const row = input.type === 2 ? await buyerRow(deps, input) : await supplierRow(deps, actor, input);
  const { id: userId, name } = actor.user;
  try {
    return await deps.db.transaction(async (tx) => {
      const generation = await query.generationOf(tx, userId);
      if (generation === undefined) throw new ApiError('session_ended');
      if (row.domain) await claimDomain(deps, tx, row.domain);
      const cid = await query.insertCompany(tx, { ...row, userId });
      if (input.type === 1) await indexCompanies(tx, [cid]);
      const detail = { type: input.type, ...(row.domain ? { domain: row.domain } : {}) };
      await audit(tx, actor, { action: 'create', entity: 'company', id: cid, detail });
      return deps.tokens.sign({ id: userId, cid, name, generation }, deps.now(), actor.session);
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'companies_user_id_key') throw new ApiError('company_exists');
    if (broken === 'companies_domain') throw invalid({ domain: 'domain_unavailable' });
    throw error;
  }
}

/** Throws ApiError invalid: category or place not a real path. */
export async function supplierRow(deps: Deps, actor: Actor, input: z.output<typeof supplierFacts>) {
  const [realCategory, realPlace] = await Promise.all([
    isCategoryPath(deps, input.cate),
    isAddressPath(deps, input.city),
  ]);
  if (!realCategory || !realPlace)
    throw invalid({
      ...(realCategory ? {} : { cate: 'unknown_category' as const }),
      ...(realPlace ? {} : { city: 'unknown_address' as const }),
    });
  const { information, contact } = input;
  return {
    type: 1 as const,
    name: input.name,
    domain: input.domain,
    description: input.desc,
    categoryId: input.cate.at(-1)!,
    addressId: input.city.at(-1)!,
    countryId: input.city[0]!,
    mainProducts: information.main_product,
    businessTypes: information.business_type,
    mainMarkets: information.main_markets,
    paymentTerms: information.payment_type,
    contactName: actor.user.name,
    contactAddress: contact.address,
    contactFax: contact.fax ?? null,
    contactTelephone: contact.office_tel ?? null,
  };
}

async function buyerRow(deps: Deps, input: NewBuyer) {
  if (!(await isAddressPath(deps, [input.country]))) throw invalid({ country: 'unknown_address' });
  return {
    type: 2 as const,
    name: input.name,
    domain: null,
    addressId: input.country,
    countryId: input.country,
    contactWebsite: input.website || null,
  };
}
