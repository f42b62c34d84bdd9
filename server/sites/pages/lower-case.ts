import { categoryByPath } from '../../features/category/category.ts';
import { inLanguage } from '../seo/addresses.ts';
import type { PageRequest } from '../site.ts';

/** Paths of categories are in lower case: a page of one that was written otherwise leads there (decision 25). */
export async function categoryInLowerCase({ deps, lang, path, params, query }: PageRequest) {
  const lower = params.cates?.toLowerCase();
  if (!lower || lower === params.cates) return null;
  if (!(await categoryByPath(deps, lower.split('/')))) return null;
  const asked = query.size > 0 ? `?${query}` : '';
  return { redirect: inLanguage(path.toLowerCase(), lang) + asked, status: 301 as const };
}
