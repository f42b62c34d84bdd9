import { type ReviewKind, reviewRoutes } from '../../../../contract/schema/review.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useQueueWords } from '../../words.ts';
import { useQueueColumns } from './queue-columns.tsx';

const HALF_A_MINUTE = 30_000;

export function QueuePage({ kind }: { kind: ReviewKind }) {
  const text = useQueueWords();
  const list = useList(reviewRoutes.reviewQueue, {
    input: (query) => ({ params: { kind }, query }),
    options: { refetchInterval: HALF_A_MINUTE },
  });
  return <ListPage list={list} columns={useQueueColumns(kind)} empty={text.empty} />;
}
