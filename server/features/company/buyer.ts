/** A buyer company: its few fields, and how it becomes a supplier (decisions 17, 26). */
import type * as z from 'zod';
import type { companyRoutes, supplierFacts } from '../../../contract/company/company.ts';
import type { Values } from '../../../domain/audit.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { indexCompanies } from '../../search/index/indexing.ts';
import { isAddressPath } from '../address/address.ts';
import { factsOf } from './change/change.ts';
import { lockProfile, updateBuyer } from './company.sql.ts';
import { supplierRow } from './create.ts';
import { claimDomain } from './domain.ts';
import { emptied } from './edit.ts';

/** Throws ApiError wrong_state for a supplier, invalid: country not one. */
export async function setBuyerCompany(
  deps: Deps,
  actor: MemberActor,
  input: z.output<typeof companyRoutes.setBuyerCompany.body>,
): Promise<null> {
  if (input.country && !(await isAddressPath(deps, [input.country])))
    throw invalid({ country: 'unknown_address' });
  const { id } = actor.user.company;
  await deps.db.transaction(async (tx) => {
    const before = await saidByBuyer(deps, tx, id);
    const isDone = await updateBuyer(tx, id, {
      name: input.name,
      addressId: input.country,
      countryId: input.country,
      contactWebsite: emptied(input.website),
      contactName: emptied(input.contact_name),
      contactJob: emptied(input.job_title),
      contactAddress: emptied(input.address),
      contactTelephone: emptied(input.telephone),
      contactMobile: emptied(input.mobile),
    });
    if (!isDone) throw new ApiError('wrong_state');
    const said = { before, after: await saidByBuyer(deps, tx, id) };
    await audit(tx, actor, { action: 'edit', entity: 'company', id, detail: { part: 'buyer' }, ...said });
  });
  return null;
}

const saidByBuyer = async (deps: Deps, tx: Transaction, id: number): Promise<Values> => ({
  name: found(await lockProfile(tx, id)).name,
  ...(await factsOf(deps, tx, id)),
});

/**
 * Makes a supplier of the caller's buyer company; enquiries and all else stay with it. Throws ApiError wrong_state when
 * it is one already, or invalid: domain taken, category or place not a real path.
 */
export async function becomeSupplier(
  deps: Deps,
  actor: MemberActor,
  input: z.output<typeof supplierFacts>,
): Promise<null> {
  const { id } = actor.user.company;
  // whom the buyer named stays the contact
  const { contactName: _, ...row } = await supplierRow(deps, actor, input);
  try {
    await deps.db.transaction(async (tx) => {
      await claimDomain(deps, tx, input.domain);
      if (!(await updateBuyer(tx, id, row))) throw new ApiError('wrong_state');
      await indexCompanies(tx, [id]);
      const detail = { domain: input.domain };
      await audit(tx, actor, { action: 'become_supplier', entity: 'company', id, detail });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'companies_domain') throw invalid({ domain: 'domain_unavailable' });
    throw error;
  }
  return null;
}
