import { Button } from 'antd';
import { ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { useProductWords } from '../../../words.ts';
import type { leavesOf } from './category-leaves.ts';

/** So many are shown. */
const MAX = 6;

/** Where the seller has published most: usually the next product stands there, too. */
export function UsualCategories({
  leaves,
  choose,
}: {
  leaves: ReturnType<typeof leavesOf>;
  choose(path: number[]): void;
}) {
  const words = useProductWords().step1;
  const answer = useCall(ownProductRoutes.ownProductFilters, { query: {} });
  const usual = (answer.data?.categories ?? [])
    .flatMap(({ id, cnt }) => {
      const leaf = leaves.find(({ key }) => key === String(id));
      return leaf ? [{ ...leaf, cnt }] : [];
    })
    .slice(0, MAX);
  if (usual.length === 0) return null;
  return (
    <section className="usual-categories" aria-label={words.usual}>
      <h2>{words.usual}</h2>
      <ul>
        {usual.map(({ key, label, path, cnt }) => (
          <li key={key}>
            <Button type="text" title={label} onClick={() => choose(path)}>
              <span>{label.split(' / ').at(-1)}</span>
              <span className="quiet">{words.published(cnt)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
