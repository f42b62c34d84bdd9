import { Button, Card, Statistic } from 'antd';
import { Link } from 'react-router';
import { reviewRoutes } from '../../../../contract/review.ts';
import { age } from '../../../desk/format.ts';
import { useCall } from '../../../desk/queries.ts';
import { Page } from '../../../desk/shell/page.tsx';
import { Answer } from '../../../desk/states.tsx';
import { useWords } from '../../words.ts';

export function Component() {
  const words = useWords();
  const counts = useCall(reviewRoutes.reviewCounts);
  return (
    <Page title={words.overview}>
      <Answer of={counts}>
        {(queues) => (
          <div className="queues">
            {queues.map(({ kind, waiting, oldest }) => (
              <Card key={kind} title={words.kinds[kind]}>
                <Statistic value={waiting} suffix={<span className="quiet unit">{words.waiting}</span>} />
                <p className="quiet">
                  {oldest ? words.oldest(age(oldest, words.desk.ago)) : words.nothingWaits}
                </p>
                <Link to={`/queue/${kind}`}>
                  <Button type={waiting > 0 ? 'primary' : 'default'}>{words.open}</Button>
                </Link>
              </Card>
            ))}
          </div>
        )}
      </Answer>
    </Page>
  );
}
