/** A shop's home page with what is not public yet, for its seller alone (decision 28). */
import type * as z from 'zod';
import type { PublicCompany } from '../../../contract/company.ts';
import type { shopPreviewRoutes } from '../../../contract/own-shop.ts';
import type { ShopSection } from '../../../contract/shop.ts';
import { MOST_SHOP_CONTENTS } from '../../../domain/shop-content.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { profileOf } from '../company/company.ts';
import * as query from './content.sql.ts';
import { normal } from './content.ts';
import { onlineContents } from './online.sql.ts';
import { presentSections } from './sections.ts';

type Asked = z.output<typeof shopPreviewRoutes.previewShop.body>;

/** Of a company that need not be certified; files and groups that are not its own are left out. */
export async function previewedShop(
  deps: Deps,
  actor: MemberActor,
  { accent, headline, draft }: Asked,
): Promise<{ company: PublicCompany; sections: ShopSection[] }> {
  // what was saved or uploaded just now may not be on the replica yet
  const fresh = { ...deps, replica: deps.db };
  const companyId = actor.user.company.id;
  const all = { limit: MOST_SHOP_CONTENTS.section, offset: 0 };
  const rows = await query.contentsOf(deps.db, companyId, 'section', all);
  const online = await onlineContents(
    deps.db,
    'section',
    rows.map(({ id }) => id),
  );
  const drafted = draft && normal(draft.content);
  const contents = rows.map(({ id, proposal }) => ({
    id,
    content: (id === draft?.id ? drafted : null) ?? proposal ?? online.get(id)!,
  }));
  if (drafted && draft?.id === null) contents.push({ id: 0, content: drafted });
  const [{ registeredAt: _, mainProducts: __, ...company }, sections] = await Promise.all([
    profileOf(deps, companyId),
    presentSections(
      fresh,
      companyId,
      contents.flatMap(({ id, content }) => (content.kind === 'section' ? [{ id, content }] : [])),
    ),
  ]);
  const look = {
    ...(accent !== undefined && { accent }),
    ...(headline !== undefined && { headline }),
  };
  return { company: { ...company, decoration: { ...company.decoration, ...look } }, sections };
}
