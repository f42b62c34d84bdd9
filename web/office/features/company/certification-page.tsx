import { Alert, Form } from 'antd';
import { certificationRoutes } from '../../../../contract/company/certification.ts';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { PrivateImage } from '../../../backoffice/upload/private-image.tsx';
import { LICENCE_TYPES } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { AppealLink, AppealsOf } from '../../account/appeal-link.tsx';
import { useCompany } from '../../account/company.ts';
import { useUsualTime } from '../../account/usual-time.ts';
import { useReasonText } from '../../reason-text.ts';
import { useCompanyWords } from '../../words.ts';
import { answerCertificationQuestion, submitLicense } from './company.queries.ts';

const { ContractForm, Field, TextField } = contractForm(certificationRoutes.submitLicense.body);
const Answering = contractForm(certificationRoutes.answerCertificationQuestion.body);
const LICENCE = { types: LICENCE_TYPES };

export function CertificationPage() {
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) => (
          <div className="stack">
            <Standing company={own} />
            {own.documentAsked && <DocumentAsked note={own.documentAsked.note} />}
            {own.companyAuthStatus !== CERTIFICATION_STATUS.underReview && <Submission company={own} />}
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Standing({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().certification;
  const reasonText = useReasonText();
  const status = company.companyAuthStatus;
  const { underReview, failed, approved } = CERTIFICATION_STATUS;
  const waits = status === underReview && !company.documentAsked;
  const usual = useUsualTime('certification', waits);
  return (
    <SectionCard
      title={
        <span className="row">
          {company.name} <StatusTag of="certification" status={status} />
        </span>
      }
    >
      <p>{text.text}</p>
      {waits && <Alert type="info" showIcon title={text.waiting} description={usual} />}
      {status === approved && <p className="quiet">{text.again}</p>}
      {status === failed && (
        <AppealsOf thing="certification" ids={[company.id]}>
          <Alert
            type="error"
            showIcon
            title={`${text.reasons}: ${company.rejectReasons.map(reasonText).join(', ')}`}
            description={company.reviewNote && `${text.note}: ${company.reviewNote}`}
            action={<AppealLink id={company.id} />}
          />
        </AppealsOf>
      )}
      {company.licenceFacts?.expires_on && (
        <p className="quiet">{text.expires(company.licenceFacts.expires_on)}</p>
      )}
      {company.license && (
        <>
          <p className="quiet">{text.current}</p>
          <PrivateImage url={company.license} alt={text.current} width={200} />
        </>
      )}
    </SectionCard>
  );
}

/** The reviewer asks for one more document; with it the review goes on. */
function DocumentAsked({ note }: { note: string }) {
  const text = useCompanyWords().certification;
  const [form] = Form.useForm();
  const save = useSave(answerCertificationQuestion);
  return (
    <SectionCard title={text.asked}>
      <Alert type="warning" showIcon title={text.askedText} description={`${text.note}: ${note}`} />
      <Answering.ContractForm
        form={form}
        className="form-narrow"
        words={text}
        guarded
        onSubmit={async (body) => {
          await save(body);
          form.setFieldValue('document', undefined);
        }}
      >
        <Answering.Field name="document" extra={text.licenseHint}>
          <SingleImage purpose={UPLOAD_PURPOSES.businessLicence} limits={LICENCE} isPrivate />
        </Answering.Field>
        <Submit size="large">{text.sendDocument}</Submit>
      </Answering.ContractForm>
    </SectionCard>
  );
}

function Submission({ company }: { company: OwnCompany }) {
  const text = useCompanyWords().certification;
  const [form] = Form.useForm();
  const save = useSave(submitLicense);
  return (
    <SectionCard title={text.submit}>
      <ContractForm
        form={form}
        className="form-narrow"
        words={text}
        initialValues={{ name: company.name }}
        guarded
        onSubmit={async (body) => {
          await save(body);
          form.setFieldValue('license', undefined);
        }}
      >
        <TextField name="name" extra={text.nameHint} />
        <Field name="license" extra={text.licenseHint}>
          <SingleImage purpose={UPLOAD_PURPOSES.businessLicence} limits={LICENCE} isPrivate />
        </Field>
        <Submit size="large">{text.submit}</Submit>
      </ContractForm>
    </SectionCard>
  );
}
