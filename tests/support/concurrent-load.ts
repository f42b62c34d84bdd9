/** The background activity of a marketplace: approvals, edits, removals and bans, by the verbs that do them. */
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ownProductRoutes } from '../../contract/product/own-product.ts';
import { random } from '../../domain/shuffle.ts';
import { setCompanyBasic } from '../../server/features/company/edit.ts';
import { editProduct } from '../../server/features/product/edit/edit.ts';
import {
  createProduct,
  decideProduct,
  decideRevision,
  moveProducts,
  takeDownProduct,
} from '../../server/features/product/product.ts';
import { decidePurchase, takeDownPurchase } from '../../server/features/purchase/purchase.ts';
import { banUser, liftBan } from '../../server/features/user/user.ts';
import type { Actor, Deps, MemberActor } from '../../server/platform/deps.ts';
import { ApiError, sqlState } from '../../server/platform/http/error.ts';
import { indexCompanies } from '../../server/search/index/indexing.ts';
import {
  cityPath,
  leafCategory,
  type MadeCompany,
  makeFile,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from './data/factories.ts';
import { goodProduct } from './data/product-content.ts';

/** A word of every product, supplier and lead, and words that tell their edits apart. */
export const WORD = 'gauge';
const COLOURS = ['amber', 'beige', 'coral', 'denim', 'ebony', 'fawn', 'green', 'hazel'];
const SUPPLIERS = 12;

/** What happens is drawn from a seed, so that a failure can be looked at again: who comes first is still the machine's. */
const SEED = Number(process.env.TEST_SEED || randomInt(2 ** 31));
const next = random(SEED);
const any = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
const caller = { language: 'en', ip: '203.0.113.1', requestId: 'test' } as const;

export interface Participants {
  operator: Actor;
  sellers: { made: MadeCompany; actor: MemberActor; image: number }[];
  city: number[];
  cate: number;
}

/** Who takes part, with a supplier's document each. */
export async function makeParticipants(deps: Deps): Promise<Participants> {
  const { userId: id, email, name } = await makeReviewer({ deps }, 'operator');
  const sellers: Participants['sellers'] = [];
  for (let i = 0; i < SUPPLIERS; i++) {
    const made = await makeSupplier({ deps }, { name: `${WORD} works ${i}` });
    await indexCompanies(deps.db, [made.companyId]);
    const company = { id: made.companyId, type: 1, certification: 3, tier: null } as const;
    const user = { id: made.userId, name: made.name, email: made.email, role: 'member', company } as const;
    const image = await makeFile({ deps }, made);
    sellers.push({ made, actor: { ...caller, user }, image: image.id });
  }
  const user = { id, email, name, role: 'operator', company: null } as const;
  const { id: cate } = await leafCategory({ deps });
  return { operator: { ...caller, user }, sellers, city: await cityPath({ deps }), cate };
}

const contentOf = (cate: number, image: number, title: string) =>
  ownProductRoutes.editProduct.body.parse(goodProduct(cate, [image], { title }));

type Action = (deps: Deps, participants: Participants) => Promise<unknown>;
const one = async (deps: Deps, query: ReturnType<typeof sql>): Promise<number | undefined> =>
  (await deps.db.execute<{ id: number }>(query)).rows[0]?.id;
const published = (deps: Deps) =>
  one(deps, sql`SELECT id FROM products WHERE status = 1 ORDER BY md5(id || ${String(next())}) LIMIT 1`);

async function approve(deps: Deps, { sellers, operator, cate }: Participants): Promise<void> {
  const { actor, image } = any(sellers);
  const title = `${any(COLOURS)} ${WORD} of ${any(COLOURS)} steel`;
  const { id } = await createProduct(deps, actor, { ...contentOf(cate, image, title), draft: false });
  await decideProduct(deps, operator, id, { approve: true, version: 1 });
}

async function edit(deps: Deps, { sellers, operator }: Participants): Promise<void> {
  const { made, actor } = any(sellers);
  const { rows } = await deps.db.execute<{ id: number; version: number; cate: number; image: number }>(sql`
    SELECT id, version, category_id AS cate, main_image_id AS image FROM products
    WHERE status = 1 AND company_id = ${made.companyId} ORDER BY md5(id || ${String(next())}) LIMIT 1`);
  const product = rows[0];
  if (!product) return;
  const title = `${any(COLOURS)} ${WORD} with ${any(COLOURS)} dial`;
  const content = contentOf(product.cate, product.image, title);
  await editProduct(deps, actor, product.id, content);
  const revision = await one(
    deps,
    sql`SELECT id FROM product_revisions WHERE product_id = ${product.id} AND status = 2`,
  );
  const version = await one(deps, sql`SELECT version AS id FROM products WHERE id = ${product.id}`);
  if (revision && version) await decideRevision(deps, operator, revision, { approve: true, version });
}

async function rename(deps: Deps, { sellers, city }: Participants): Promise<void> {
  await setCompanyBasic(deps, any(sellers).actor, {
    name_zh: '',
    desc: `We make each ${WORD} in ${any(COLOURS)}.`,
    city,
    main_product: [any(COLOURS), WORD],
    logo_id: null,
    business_type: ['Supplier'],
    main_markets: ['Global'],
    payment_type: [],
  });
}

async function remove(deps: Deps, { operator, sellers }: Participants): Promise<void> {
  const id = await published(deps);
  if (id === undefined) return;
  if (next() < 0.5) {
    await takeDownProduct(deps, operator, id, { reasons: ['image_quality'], note: '' });
    return;
  }
  const company = await one(deps, sql`SELECT company_id AS id FROM products WHERE id = ${id}`);
  const { actor } = sellers.find(({ made }) => made.companyId === company)!;
  await moveProducts(deps, actor, 'remove', [id]);
}

async function ban(deps: Deps, { operator, sellers }: Participants): Promise<void> {
  const { userId } = any(sellers).made;
  await banUser(deps, operator, userId, { note: 'Fraud.' });
  await liftBan(deps, operator, userId);
}

async function lead(deps: Deps, { operator }: Participants): Promise<void> {
  const title = `Looking for a ${any(COLOURS)} ${WORD}`;
  const { id } = await makePurchase({ deps }, { title, status: 2 });
  await decidePurchase(deps, operator, id, { approve: true });
  if (next() < 0.4) await takeDownPurchase(deps, operator, id, { reasons: ['prohibited'], note: '' });
}

const ACTIONS: readonly Action[] = [
  ...[approve, approve, approve, approve, edit, edit, edit, edit],
  ...[remove, remove, lead, lead, rename, ban],
];

export interface ConcurrentLoad {
  done(): number;
  /** Why actions failed, but for those that may: one has come too late. */
  failures(): string[];
  stop(): Promise<void>;
}

/** Several at once, until it is stopped or the database is gone. */
export function startConcurrentLoad(deps: Deps, participants: Participants, people = 6): ConcurrentLoad {
  process.stdout.write(`TEST_SEED=${SEED}\n`);
  let going = true;
  let done = 0;
  const failures: string[] = [];
  const busy = Array.from({ length: people }, async () => {
    while (going) {
      const action = any(ACTIONS);
      await action(deps, participants).then(
        () => done++,
        (error) =>
          error instanceof ApiError ||
          failures.push(`${action.name}: ${sqlState(error)} ${error.cause ?? error}`),
      );
    }
  });
  return {
    done: () => done,
    failures: () => [...failures],
    async stop() {
      going = false;
      await Promise.all(busy);
    },
  };
}
