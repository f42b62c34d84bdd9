import { Alert, App, Button, Card, Form, Input, Tag } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { problemSentence } from '../../../../contract/problem.ts';
import { CERTIFICATION_STATUS, type CertificationStatus } from '../../../../domain/certification.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import type { ListedImage } from '../../../backoffice/upload/image-list.tsx';
import { PrivateImage } from '../../../backoffice/upload/private-image.tsx';
import { SingleImage } from '../../../backoffice/upload/single-image.tsx';
import { LICENCE_TYPES } from '../../../backoffice/upload/use-upload.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useCompany } from '../../company.ts';
import { useReasonText } from '../../reason-text.ts';
import { useCompanyWords, useFrameWords } from '../../words.ts';

interface Values {
  name: string;
  license: ListedImage | null;
}
const { shape } = companyRoutes.submitLicense.body;
const LICENCE = { types: LICENCE_TYPES, megabytes: 5 };
const COLORS = { 0: 'default', 1: 'processing', 2: 'error', 3: 'success' } as const satisfies Record<
  CertificationStatus,
  string
>;

export function CertificationPage() {
  const words = useCompanyWords();
  const frame = useFrameWords();
  const company = useCompany();
  return (
    <Page title={words.certification.title} trail={[frame.company]}>
      <Answer of={company}>
        {(own) => (
          <div className="stack">
            <Standing company={own} />
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
  return (
    <Card
      title={
        <span className="row">
          {company.name} <Tag color={COLORS[status]}>{text.statuses[status]}</Tag>
        </span>
      }
    >
      <p>{text.text}</p>
      {status === underReview && <Alert type="info" showIcon title={text.waiting} />}
      {status === approved && <p className="quiet">{text.again}</p>}
      {status === failed && (
        <Alert
          type="error"
          showIcon
          title={`${text.reasons}: ${company.rejectReasons.map(reasonText).join(', ')}`}
          description={company.reviewNote && `${text.note}: ${company.reviewNote}`}
        />
      )}
      {company.license && (
        <>
          <p className="quiet">{text.current}</p>
          <PrivateImage url={company.license} alt={text.current} width={200} />
        </>
      )}
    </Card>
  );
}

function Submission({ company }: { company: OwnCompany }) {
  const words = useCompanyWords();
  const kit = useBackofficeWords();
  const text = words.certification;
  const rule = useRule();
  const { language } = useLanguage();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = useSend(companyRoutes.submitLicense, [companyRoutes.getCompany]);
  const uploaded = async (_: unknown, image: ListedImage | null) => {
    if (!image) throw new Error(problemSentence('licence_required', language));
  };
  const submit = async ({ name, license }: Values) => {
    await send.mutateAsync({ body: { name, license: license?.id ?? 0 } });
    message.success(kit.updated);
    form.setFieldValue('license', null);
  };
  return (
    <Card title={text.submit}>
      <ContractForm<Values>
        form={form}
        className="form-narrow"
        labels={{ name: text.name, license: text.license }}
        initialValues={{ name: company.name, license: null }}
        onSubmit={submit}
      >
        {(busy) => (
          <>
            <Form.Item
              name="name"
              label={text.name}
              required
              extra={text.nameHint}
              rules={[rule(shape.name)]}
            >
              <Input maxLength={50} />
            </Form.Item>
            <Form.Item
              name="license"
              label={text.license}
              required
              extra={text.licenseHint}
              rules={[{ validator: uploaded }]}
            >
              <SingleImage purpose={UPLOAD_PURPOSES.businessLicence} limits={LICENCE} isPrivate />
            </Form.Item>
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              {text.submit}
            </Button>
          </>
        )}
      </ContractForm>
    </Card>
  );
}
