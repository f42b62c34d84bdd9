/** Properties as a sheet in Chinese calls them: stored in English, as the category asks for them (decision 26). */
import type { CategoryProperty } from '../../../../contract/product/category.ts';
import type { Deps } from '../../../platform/deps.ts';
import { categoryById, categoryProperties } from '../../category/category.ts';
import type { Names } from '../row/row.ts';

/** What is on no list stays as it is written. Each category is read once. */
export function propertiesOf(deps: Deps): Names['property'] {
  const known = new Map<string, Promise<CategoryProperty[]>>();
  const read = async (cate: string): Promise<CategoryProperty[]> => {
    const id = /^\d{1,15}$/.test(cate) ? Number(cate) : 0;
    return (await categoryById(deps, id)) ? categoryProperties(deps, id) : [];
  };
  return async (cate, name, value) => {
    const asked = known.get(cate) ?? read(cate);
    known.set(cate, asked);
    const all = await asked;
    const property = all.find((one) => one.name === name) ?? all.find((one) => one.name_zh === name);
    if (!property) return [name, value];
    const option = property.options.find(([, chinese]) => chinese === value);
    return [property.name, option?.[0] ?? value];
  };
}
