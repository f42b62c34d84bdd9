/** A marketplace that sells the documents of a judged set: one supplier, one category, no words beside theirs. */
import type { Database } from '../../server/platform/database/database.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { indexProducts } from '../../server/search/index/indexing.ts';
import { rebuildPhrases } from '../../server/search/index/phrases.ts';
import { type Marketplace, openEmpty } from '../support/marketplace.ts';
import type { JudgedDocument } from './judged.ts';

const BATCH = 2000;

export async function openJudged(documents: readonly JudgedDocument[]): Promise<Marketplace> {
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const market = await openEmpty('relevance', {}, { limited: false }, careless);
  const { deps } = market;
  await makeRoom(deps.db);
  for (let i = 0; i < documents.length; i += BATCH) await load(deps, documents.slice(i, i + BATCH));
  await rebuildPhrases(deps.db);
  await deps.db.$client.query('VACUUM (ANALYZE) products, product_documents');
  return market;
}

/** One supplier, category and picture, without a word that a query could hold. */
async function makeRoom(db: Database): Promise<void> {
  await db.$client.query(`
    -- shops elsewhere write longer and shorter titles than the marketplace allows
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT conname FROM pg_constraint WHERE conrelid = 'products'::regclass AND contype = 'c'
        AND pg_get_constraintdef(oid) LIKE '%length(title)%' LOOP
        EXECUTE format('ALTER TABLE products DROP CONSTRAINT %I', name);
      END LOOP;
    END $$;
    INSERT INTO users (id, email, name, password_hash) VALUES (1, 'bench@example.com', '-', '-');
    INSERT INTO categories (id, level, name, name_zh, path, full_path, trail, is_end)
      VALUES (1000000, 1, '-', '-', 'bench', 'bench', '{1000000}', true);
    INSERT INTO companies (id, user_id, type, name, domain, category_id, address_id, country_id, certification,
      main_markets, main_products, business_types)
      SELECT 1, 1, 1, '-', 'bench', 1000000, a.id, a.id, 3, '{Global}', '{-}', '{Supplier}'
      FROM addresses a WHERE a.level = 1 ORDER BY a.id LIMIT 1;
    INSERT INTO files (id, key, purpose, mime, bytes, sha256) VALUES (1, 'bench', 1, 'image/jpeg', 1, '-')`);
}

async function load(deps: Deps, documents: readonly JudgedDocument[]): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await deps.db.$client.query(
    `INSERT INTO products (id, company_id, company_visible, tier_rank, status, category_id, root_id, sub_id, title, content,
       unit, main_image_id, submitted_at, published_at, refreshed_at)
     SELECT id, 1, true, 0, 1, 1000000, 1000000, 1000000, title, text, 'piece', 1, now(), now(), now()
     FROM unnest($1::bigint[], $2::text[], $3::text[]) d (id, title, text)`,
    [ids, documents.map(({ title }) => title), documents.map(({ desc }) => escaped(desc))],
  );
  await indexProducts(deps, deps.db, ids);
}

/** Plain text as the HTML that a product's description is. */
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
