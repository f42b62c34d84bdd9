import { App } from 'antd';
import { useParams } from 'react-router';
import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { APPEAL_STATUS } from '../../../../domain/decision/appeal.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useUsualTime } from '../../account/usual-time.ts';
import { useAppealWords } from '../../words.ts';
import { appealDecision, writeAboutDecision } from './appeal.queries.ts';
import { DecisionView } from './decision-view.tsx';
import { InfringementCard } from './infringement-card.tsx';

/** A decision against the member or their company. */
export function DecisionPage() {
  const params = { id: Number(useParams().id) };
  const text = useAppealWords();
  const { message } = App.useApp();
  const decision = useCall(appealRoutes.getOwnDecision, { params });
  const usual = useUsualTime('appeal', decision.data?.appeal?.status === APPEAL_STATUS.open);
  const appeal = useSend(appealDecision);
  const write = useSend(writeAboutDecision);
  return (
    <Page title={decision.data?.title || undefined}>
      <Answer of={decision}>
        {(seen) => (
          <DecisionView
            decision={seen}
            usual={usual}
            appeal={async (body) => {
              await appeal.mutateAsync({ params, body });
              message.success(text.sent);
            }}
            write={(words) => write.mutateAsync({ params, body: { text: words } })}
          >
            {seen.rule === 'intellectual_property' && <InfringementCard decision={seen.id} />}
          </DecisionView>
        )}
      </Answer>
    </Page>
  );
}
