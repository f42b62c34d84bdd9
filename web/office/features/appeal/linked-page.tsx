import { App, Result } from 'antd';
import { useParams } from 'react-router';
import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { Queries } from '../../../backoffice/app/query-provider.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { CallError } from '../../../client/call.ts';
import { useAppealWords } from '../../words.ts';
import { appealByLink, writeByLink } from './appeal.queries.ts';
import { DecisionView } from './decision-view.tsx';

/** Where the link of a mail leads: one decision, for the banned and for guests. */
export function LinkedDecisionPage() {
  return (
    <Queries>
      <Linked />
    </Queries>
  );
}

function Linked() {
  const params = { token: useParams().token ?? '' };
  const text = useAppealWords();
  const { brand } = useBackofficeWords();
  const { message } = App.useApp();
  const decision = useCall(appealRoutes.getLinkedDecision, { params });
  const appeal = useSend(appealByLink);
  const write = useSend(writeByLink);
  const isGone = decision.error instanceof CallError && [404, 410].includes(decision.error.status);
  return (
    <AuthFrame wide aside={<RegionalSettings />}>
      <title>{`${decision.data?.title || text.title} - ${brand}`}</title>
      {isGone ? (
        <Result
          status="warning"
          title={<h1 className="auth-title">{text.expired}</h1>}
          subTitle={text.expiredText}
        />
      ) : (
        <Answer of={decision}>
          {(seen) => (
            <>
              <h1 className="auth-title">{seen.title}</h1>
              <DecisionView
                decision={seen}
                appeal={async (body) => {
                  await appeal.mutateAsync({ params, body });
                  message.success(text.sent);
                }}
                write={(words) => write.mutateAsync({ params, body: { text: words } })}
              />
            </>
          )}
        </Answer>
      )}
    </AuthFrame>
  );
}
