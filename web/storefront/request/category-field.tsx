import type { PortalPages } from '../../../contract/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/**
 * The industry first, then its product types in groups: the page need not carry all 1,400. With script
 * behaviours/post-request.ts fetches them; without, the button sends the form, which comes back with them.
 */
export function CategoryField({ form, roots, branches }: PortalPages['post-request']) {
  const { words, lang } = useSite();
  const { request } = words;
  return (
    <fieldset className="grid gap-5 sm:col-span-6 sm:grid-cols-2">
      <legend className="sr-only">{request.category}</legend>
      <div>
        <Select
          id="request-root"
          name="root"
          label={request.industry}
          required
          defaultValue={form.values.root ?? ''}
          error={branches.length === 0 ? form.errors.category : undefined}
          choose={request.choose}
          options={roots.map((root) => [root.id, categoryName(root, lang)])}
        />
        <Button
          type="submit"
          name="step"
          value="category"
          formNoValidate
          look="outline"
          size="sm"
          className="js:hidden mt-2"
        >
          {request.showTypes}
        </Button>
      </div>
      <Select
        id="request-category"
        name="category"
        label={request.productType}
        required
        defaultValue={form.values.category ?? ''}
        error={branches.length > 0 ? form.errors.category : undefined}
        choose={branches.length > 0 ? request.choose : request.chooseIndustry}
      >
        {branches.map((branch) => (
          <optgroup key={branch.id} label={categoryName(branch, lang)}>
            {branch.subs.map((leaf) => (
              <option key={leaf.id} value={leaf.id}>
                {categoryName(leaf, lang)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </fieldset>
  );
}
