import { Empty } from 'antd';
import { ownProductRoutes } from '../../../../contract/product/own-product.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { publicUrl } from '../../../client/host.ts';
import { useDashboardWords } from '../../words.ts';

const SHOWN = 10;

export function RecentProducts() {
  const dashboard = useDashboardWords();
  const recent = useCall(ownProductRoutes.listRecentProducts, { query: { limit: SHOWN, offset: 0 } });
  return (
    <SectionCard title={dashboard.recent}>
      <Answer of={recent}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty description={dashboard.noProducts} />
          ) : (
            <ol className="recent">
              {items.map(({ id, title }) => (
                <li key={id}>
                  <a href={publicUrl(`/product-detail/${id}.html`)} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </SectionCard>
  );
}
