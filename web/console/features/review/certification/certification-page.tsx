import { Descriptions, Tag, Timeline } from 'antd';
import { useParams } from 'react-router';
import {
  type CertificationReviewView,
  certificationRoutes,
} from '../../../../../contract/company/certification.ts';
import {
  CERTIFICATION_STATUS,
  type CertificationStatus,
} from '../../../../../domain/company/certification.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { PrivateImage } from '../../../../backoffice/upload/private-image.tsx';
import { useReasonWords, useReviewWords } from '../../../words.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { decideCertification } from '../review.queries.ts';

export function CertificationReviewPage() {
  const review = useReviewWords();
  const reasons = useReasonWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(certificationRoutes.getCertificationCase, { params });
  const send = useSend(decideCertification);
  return (
    <Page title={answer.data?.title}>
      <Answer of={answer}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            <div className="certification">
              <SectionCard title={review.licence}>
                <PrivateImage url={item.license} alt={review.licence} />
              </SectionCard>
              <div className="stack">
                <Profile item={item} />
                <History item={item} />
              </div>
            </div>
            <DecisionBar
              key={id}
              kind="certification"
              id={id}
              reasons={reasons.certification}
              approve={() => send.mutateAsync({ params, body: { approve: true } })}
              reject={(rejection) => send.mutateAsync({ params, body: { approve: false, ...rejection } })}
            />
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Profile({ item: { company_name, profile } }: { item: CertificationReviewView }) {
  const words = useReviewWords();
  const kit = useBackofficeWords();
  const labels = words.profileFields;
  const same = company_name.trim() === profile.name.trim();
  const shown: Record<keyof typeof labels, string> = {
    ...profile,
    domain: profile.domain ?? kit.none,
    main_products: profile.main_products.join(', '),
    registered_at: dayAndTime(profile.registered_at),
  };
  return (
    <SectionCard title={words.profile}>
      <Descriptions
        column={1}
        items={[
          {
            key: 'submitted',
            label: words.submittedName,
            children: (
              <span className="row">
                <strong>{company_name}</strong>
                <Tag color={same ? 'success' : 'error'}>{same ? words.names.same : words.names.differs}</Tag>
              </span>
            ),
          },
          ...(Object.keys(labels) as (keyof typeof labels)[]).map((key) => ({
            key,
            label: labels[key],
            children: <span className="pre">{shown[key]}</span>,
          })),
        ]}
      />
    </SectionCard>
  );
}

function History({ item: { history } }: { item: CertificationReviewView }) {
  const words = useReviewWords();
  const reasons = useReasonWords();
  const names: Record<string, string> = reasons.certification;
  return (
    <SectionCard title={words.history}>
      {history.length === 0 ? (
        <span className="quiet">{words.noHistory}</span>
      ) : (
        <Timeline
          items={history.map(({ status, reasons: given, at }) => ({
            color:
              status === CERTIFICATION_STATUS.approved
                ? 'green'
                : status === CERTIFICATION_STATUS.failed
                  ? 'red'
                  : 'gray',
            content: (
              <>
                <div className="quiet numbers">{dayAndTime(at)}</div>
                {words.certification[status as CertificationStatus]}
                {given.length > 0 && `: ${given.map((reason) => names[reason] ?? reason).join(', ')}`}
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}
