import { useParams } from 'react-router';
import { REVIEW_KINDS, type ReviewKind, reviewRoutes } from '../../../../contract/review.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { NotFound } from '../../../backoffice/shell/not-found.tsx';
import { useFrameWords, useQueueWords } from '../../words.ts';
import { useQueueColumns } from './queue-columns.tsx';

const HALF_A_MINUTE = 30_000;

export function QueuePage() {
  const params = useParams();
  const kind = REVIEW_KINDS.find((known) => known === params.kind);
  return kind ? <Queue key={kind} kind={kind} /> : <NotFound />;
}

function Queue({ kind }: { kind: ReviewKind }) {
  const text = useQueueWords();
  const frame = useFrameWords();
  const list = useList(reviewRoutes.reviewQueue, {
    input: (query) => ({ params: { kind }, query }),
    options: { refetchInterval: HALF_A_MINUTE },
  });
  return (
    <ListPage
      title={frame.kinds[kind]}
      trail={[frame.review]}
      list={list}
      columns={useQueueColumns(kind)}
      empty={text.empty}
    />
  );
}
