import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyFile, Submission } from '../../../../../contract/operator/people.ts';
import {
  CERTIFICATION_STATUS,
  type CertificationStatus,
  expiryOn,
} from '../../../../../domain/company/certification.ts';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { FactGrid } from '../../../../backoffice/parts/facts/fact-grid.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { day, dayAndTime } from '../../../../backoffice/parts/format.ts';
import { StatusTag } from '../../../../backoffice/status/status-tag.tsx';
import { PrivateImage } from '../../../../backoffice/upload/private-image.tsx';
import { pathOf } from '../../../screens.ts';
import { usePeopleWords, useReasonWords, useReviewWords } from '../../../words.ts';
import { RejectDialog } from '../../stream/reject-dialog.tsx';
import { setCertificationFacts, withdrawCertification } from '../company.queries.ts';
import { FormDialog } from '../form-dialog.tsx';

const { underReview, approved } = CERTIFICATION_STATUS;

/** What the company has submitted, newest first, and the way to take its certification back. */
export function CertificationTab({
  id,
  file,
  operator,
}: {
  id: number;
  file: CompanyFile;
  operator: boolean;
}) {
  const words = usePeopleWords();
  const reasons = useReasonWords();
  const [withdrawing, setWithdrawing] = useState(false);
  const withdraw = useAction(withdrawCertification, {
    done: words.withdrawn,
    onDone: () => setWithdrawing(false),
  });
  return (
    <>
      {operator && file.certification === approved && (
        <SectionCard
          title={words.certified}
          extra={
            <Button danger onClick={() => setWithdrawing(true)}>
              {words.withdraw}
            </Button>
          }
        >
          <p className="quiet">{words.withdrawHint}</p>
        </SectionCard>
      )}
      {file.submissions.length === 0 && <p className="quiet">{words.noSubmission}</p>}
      {file.submissions.map((one) => (
        <OneSubmission key={one.id} submission={one} operator={operator} />
      ))}
      <RejectDialog
        open={withdrawing}
        title={words.withdraw}
        reasons={reasons.certification}
        noteLabel={words.reasonTold}
        onCancel={() => setWithdrawing(false)}
        onReject={(rejection) => withdraw.run({ params: { id }, body: rejection })}
      />
    </>
  );
}

function OneSubmission({ submission, operator }: { submission: Submission; operator: boolean }) {
  const words = usePeopleWords();
  const review = useReviewWords();
  const reasons: Record<string, string> = useReasonWords().certification;
  const kit = useBackofficeWords();
  const [entering, setEntering] = useState(false);
  const { status } = submission;
  const expiry = expiryOn(submission.expires_on, new Date().toISOString().slice(0, 10));
  const refused = [
    ...submission.reasons.map((reason) => reasons[reason] ?? reason),
    ...(submission.note ? [submission.note] : []),
  ];
  return (
    <SectionCard
      title={
        <span className="row">
          {submission.name} <StatusTag of="certification" status={status as CertificationStatus} />
          {submission.withdrawn_at && <Tag color="error">{review.withdrawn}</Tag>}
          {submission.asked_at && <Tag color="warning">{review.ask.waiting}</Tag>}
        </span>
      }
      extra={
        status === underReview ? (
          <Link to={pathOf('certificationReview', { id: submission.id })}>{words.openEntry}</Link>
        ) : (
          operator &&
          status === approved && <Button onClick={() => setEntering(true)}>{words.enterFacts}</Button>
        )
      }
    >
      <FactGrid
        facts={[
          { key: 'submitted', label: review.submitted, children: dayAndTime(submission.submitted_at) },
          {
            key: 'decided',
            label: words.decided,
            children: dayAndTime(submission.withdrawn_at ?? submission.decided_at) || kit.none,
          },
          { key: 'number', label: review.facts.number, children: submission.number ?? kit.none },
          { key: 'authority', label: review.facts.authority, children: submission.authority ?? kit.none },
          {
            key: 'issued',
            label: review.facts.issued_on,
            children: submission.issued_on ? day(submission.issued_on) : kit.none,
          },
          {
            key: 'expires',
            label: review.facts.expires_on,
            children: submission.expires_on ? (
              <span className="row">
                {day(submission.expires_on)}
                {status === approved && expiry !== 'valid' && expiry !== 'none' && (
                  <Tag color={expiry === 'expired' ? 'error' : 'warning'}>{words.expiry[expiry]}</Tag>
                )}
              </span>
            ) : (
              kit.none
            ),
          },
          ...(refused.length > 0
            ? [{ key: 'reasons', label: review.reasons, children: refused.join('; '), wide: true }]
            : []),
        ]}
      />
      <PrivateImage url={submission.licence} alt={review.licence} width={240} />
      {entering && (
        <FormDialog
          change={setCertificationFacts}
          body={setCertificationFacts.route.body}
          call={{ params: { id: submission.id } }}
          title={words.enterFacts}
          done={kit.updated}
          words={review.facts}
          initial={{
            number: submission.number ?? '',
            authority: submission.authority ?? '',
            issued_on: submission.issued_on ?? '',
            expires_on: submission.expires_on ?? '',
          }}
          onClose={() => setEntering(false)}
        >
          {({ TextField, Field }) => (
            <>
              <Field name="number">
                <Input />
              </Field>
              <TextField name="authority" />
              <TextField name="issued_on" type="date" />
              <TextField name="expires_on" type="date" />
            </>
          )}
        </FormDialog>
      )}
    </SectionCard>
  );
}
