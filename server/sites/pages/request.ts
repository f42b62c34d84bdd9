/** Posting a sourcing request (spec P2.12). */

import { newPurchase } from '../../../contract/deal/purchase.ts';
import { keptFile, readPurchaseForm } from '../../../contract/deal/purchase-form.ts';
import type { FormState, PortalPages } from '../../../contract/pages.ts';
import type { CategoryTree } from '../../../contract/product/category.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { openCategories } from '../../../domain/catalogue/open-categories.ts';
import { fill } from '../../../domain/fill.ts';
import { siteTitle } from '../../../domain/page/page-title.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { HEADS } from '../../../locales/heads.ts';
import { WORDS } from '../../../locales/words.ts';
import { categoryTree } from '../../features/category/category.ts';
import { storeFormUpload } from '../../features/file/file.ts';
import { productDetail } from '../../features/product/product.ts';
import { createPurchase } from '../../features/purchase/purchase.ts';
import { tags } from '../../platform/cache/tags.ts';
import { refusal } from '../../platform/http/http.ts';
import { EMPTY_FORM, tryForm, valuesOf } from '../http/forms.ts';
import type { PageRequest, Posted } from '../site.ts';
import { countriesIn, named } from './leads.ts';
import type { ResultOf } from './result.ts';

/** `title` fills the form from a search that found nothing; `root` opens an industry without script. */
export const POST_REQUEST_QUERY = ['title', 'root'];

const SUGGESTED_DAYS = 30;
const YEAR_DAYS = 365;
const MAX_FILES = 6;
const TITLE = 128;

export async function postRequest(request: PageRequest): ResultOf<'post-request'> {
  const product = await productOf(request);
  if (request.params.id && !product) return null;
  const { query } = request;
  const values: FormState['values'] = {
    ...(product && valuesFor(product)),
    ...(query.has('title') && { title: query.get('title')!.slice(0, TITLE) }),
    ...(query.has('root') && { root: query.get('root')! }),
  };
  return formPage(request, { ...EMPTY_FORM, values }, product);
}

/** The form of the page, sent without script: what "Show product types" asks for, or the request itself. */
export async function submitRequest(request: PageRequest, posted: Posted): ResultOf<'post-request'> {
  const { deps, lang } = request;
  const product = await productOf(request);
  if (request.params.id && !product) return null;
  const { fields, caller } = posted;
  const wrong = await storeFiles(request, posted);
  const refusedForm = (form: FormState) =>
    formPage(request, { ...form, values: valuesOf(fields) }, product, 422);
  const problem: FormState['errors'] = wrong ? { files: wrong } : {};
  if (fields.get('step') === 'category')
    return formPage(request, { ...EMPTY_FORM, errors: problem, values: valuesOf(fields) }, product);
  if (wrong) return refusedForm({ ...EMPTY_FORM, errors: problem });
  const refused = await tryForm(newPurchase, readPurchaseForm(fields), posted, (body) =>
    createPurchase(deps, caller, body),
  );
  if (refused) return refusedForm(refused);
  return { redirect: `${lang === 'zh' ? '/zh' : ''}/post-sourcing-request-success?confirm=1`, status: 303 };
}

/**
 * Stores the files that came along and adds each to the fields as a stored one, so that a form that is rendered
 * again has not lost them. A sentence when one was refused.
 */
export async function storeFiles(
  { deps, lang }: PageRequest,
  posted: Posted,
  most = MAX_FILES,
): Promise<string> {
  const { fields, caller } = posted;
  const tooMany = fill(WORDS[lang].request.mostFiles, { n: most });
  let wrong = posted.moreFiles ? tooMany : '';
  for (const file of posted.files.filter(({ field }) => field === 'files')) {
    if (fields.getAll('kept').length >= most) return tooMany;
    try {
      fields.append('kept', keptFile(await storeFormUpload(deps, caller, 6, file)));
    } catch (error) {
      const refused = refusal(error, lang, posted.log);
      if (!refused) throw error;
      wrong = `${file.name}: ${refused.sentence}`;
    }
  }
  return wrong;
}

const productOf = async ({ deps, params }: PageRequest): Promise<PublicProduct | null> =>
  params.id ? productDetail(deps, Number(params.id)) : null;

/** What the product says already: title, category and unit. */
const valuesFor = (product: PublicProduct): FormState['values'] => ({
  title: product.title.slice(0, TITLE),
  unit: product.unit,
  category: String(product.cate.at(-1)?.id ?? ''),
});

async function formPage(
  request: PageRequest,
  form: FormState,
  product: PublicProduct | null,
  status = 200,
): ResultOf<'post-request'> {
  return {
    page: 'post-request',
    props: await formProps(request, form, product),
    head: head(request.lang, product),
    tags: [tags.tree, ...(product ? [tags.product(product.id), tags.company(product.cid)] : [])],
    status,
  };
}

/** What the form offers beside what was typed. */
export async function formProps(
  { deps, lang }: PageRequest,
  form: FormState,
  product: PublicProduct | null,
): Promise<PortalPages['post-request']> {
  const tree = openCategories(await categoryTree(deps), [Number(form.values.category)]);
  const root = rootOf(tree, form.values);
  const now = deps.now().getTime();
  const day = (from: number) => new Date(now + from * DAY_MS).toISOString().slice(0, 10);
  return {
    form: root ? { ...form, values: { ...form.values, root: String(root.id) } } : form,
    roots: tree.map(named),
    branches: root?.subs ?? [],
    countries: await countriesIn(deps, lang),
    product: product && {
      id: product.id,
      title: product.title,
      image: product.main_image,
      company: product.company.name,
    },
    closing: { first: day(0), last: day(YEAR_DAYS), suggested: day(SUGGESTED_DAYS) },
  };
}

/** The root whose categories the form offers: that of the chosen category, else the one that was asked for. */
function rootOf(tree: CategoryTree[], values: FormState['values']): CategoryTree | undefined {
  const holds = (root: CategoryTree) =>
    root.subs.some((sub) => sub.subs.some((leaf) => String(leaf.id) === values.category));
  return tree.find((root) => String(root.id) === values.root) ?? tree.find(holds);
}

function head(lang: Language, product: PublicProduct | null) {
  const words = HEADS[lang].postRequest;
  return {
    ...words,
    title: siteTitle(words.title),
    // the form about one product is not a page of its own to be found
    ...(product ? { unlisted: true as const } : { canonical: '/post-sourcing-request' }),
  };
}

export async function requestPosted({ lang, query }: PageRequest): ResultOf<'request-posted'> {
  return {
    page: 'request-posted',
    props: { confirm: query.get('confirm') === '1' },
    head: { title: siteTitle(HEADS[lang].requestPosted.title), description: '' },
    tags: [],
  };
}
