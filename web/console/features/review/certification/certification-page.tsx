import { Alert, App, Button, Descriptions, Form, Input, Tag, Timeline } from 'antd';
import { useNavigate, useParams } from 'react-router';
import type * as z from 'zod';
import {
  type CertificationReviewView,
  certificationRoutes,
  confirmedFacts,
} from '../../../../../contract/company/certification.ts';
import {
  CERTIFICATION_STATUS,
  type CertificationStatus,
} from '../../../../../domain/company/certification.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { PrivateImage } from '../../../../backoffice/upload/private-image.tsx';
import { pathOf } from '../../../screens.ts';
import { useReasonWords, useReviewWords } from '../../../words.ts';
import { Stream } from '../../stream/stream.tsx';
import { usePreload } from '../../stream/use-preload.ts';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { askCertificationDocument } from '../review.queries.ts';

const Facts = contractForm(confirmedFacts);
const Ask = contractForm(certificationRoutes.askCertificationDocument.body);

export function CertificationReviewPage() {
  const review = useReviewWords();
  const reasons = useReasonWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(certificationRoutes.getCertificationCase, { params });
  const send = useSend(certificationRoutes.decideCertification);
  const [facts] = Form.useForm<z.input<typeof confirmedFacts>>();
  return (
    <Stream
      kind="certification"
      id={id}
      title={answer.data?.title}
      waits={answer.data !== undefined}
      reasons={reasons.certification}
      approve={() => send.mutateAsync({ params, body: { approve: true, facts: facts.getFieldsValue() } })}
      reject={(rejection) => send.mutateAsync({ params, body: { approve: false, ...rejection } })}
      preload={usePreload(certificationRoutes.getCertificationCase)}
    >
      <Answer of={answer}>
        {(item) => (
          <div key={id} className="stack">
            <EntryFacts item={item} />
            <EvidenceCard evidence={item.evidence} names={review.profileFields} />
            <div className="certification">
              <SectionCard title={review.licence}>
                <PrivateImage url={item.license} alt={review.licence} />
              </SectionCard>
              <div className="stack">
                <Profile item={item} />
                <SectionCard title={review.facts.title}>
                  <p className="quiet">{review.facts.hint}</p>
                  <Facts.ContractForm
                    form={facts}
                    words={review.facts}
                    initialValues={filled(item.facts)}
                    onSubmit={async () => undefined}
                  >
                    <FactFields />
                  </Facts.ContractForm>
                </SectionCard>
                <OneMoreDocument item={item} />
                <History item={item} />
              </div>
            </div>
          </div>
        )}
      </Answer>
    </Stream>
  );
}

const filled = (facts: CertificationReviewView['facts']) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? '']));

/** What the licence says, as a form has it. */
function FactFields() {
  return (
    <div className="field-pairs">
      <Facts.TextField name="number" />
      <Facts.TextField name="authority" />
      <Facts.TextField name="issued_on" type="date" />
      <Facts.TextField name="expires_on" type="date" />
    </div>
  );
}

/** What was asked of the company and what came, and the form to ask. */
function OneMoreDocument({ item }: { item: CertificationReviewView }) {
  const words = useReviewWords().ask;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm();
  const ask = useSend(askCertificationDocument);
  const submit = async (body: { note: string }) => {
    await ask.mutateAsync({ params: { id: item.id }, body });
    message.success(words.sent);
    void navigate(pathOf('certificationQueue'));
  };
  return (
    <SectionCard title={words.title}>
      {item.questions.map(({ note, asked_at, document }) => (
        <div key={asked_at} className="stack">
          <div>
            <span className="quiet numbers">{dayAndTime(asked_at)}</span> <span className="pre">{note}</span>
          </div>
          {document ? (
            <PrivateImage url={document} alt={words.document} width={240} />
          ) : (
            <span className="quiet">{words.noDocument}</span>
          )}
        </div>
      ))}
      {item.asked_at === null ? (
        <>
          <p className="quiet">{words.hint}</p>
          <Ask.ContractForm form={form} words={words} onSubmit={submit}>
            <Ask.Field name="note">
              <Input.TextArea showCount autoSize={{ minRows: 2, maxRows: 6 }} />
            </Ask.Field>
            <Button htmlType="submit" loading={ask.isPending}>
              {words.send}
            </Button>
          </Ask.ContractForm>
        </>
      ) : (
        <Alert type="info" showIcon title={words.waiting} />
      )}
    </SectionCard>
  );
}

function Profile({ item: { company_name, profile } }: { item: CertificationReviewView }) {
  const words = useReviewWords();
  const kit = useBackofficeWords();
  const labels = words.profileFields;
  const format = useFormat();
  const same = company_name.trim() === profile.name.trim();
  const shown: Record<keyof typeof labels, string> = {
    ...profile,
    domain: profile.domain ?? kit.none,
    category: format.name(profile.category),
    location: format.name(profile.location),
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
          items={history.map(({ status, reasons: given, at, withdrawn }) => ({
            color:
              status === CERTIFICATION_STATUS.approved
                ? 'green'
                : status === CERTIFICATION_STATUS.failed
                  ? 'red'
                  : 'gray',
            content: (
              <>
                <div className="quiet numbers">{dayAndTime(at)}</div>
                {withdrawn ? words.withdrawn : words.certification[status as CertificationStatus]}
                {given.length > 0 && `: ${given.map((reason) => names[reason] ?? reason).join(', ')}`}
              </>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}
