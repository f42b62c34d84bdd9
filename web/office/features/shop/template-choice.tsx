import { CheckCircleFilled } from '@ant-design/icons';
import { App, Button, Card, Tag } from 'antd';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { userRoutes } from '../../../../contract/user.ts';
import { TEMPLATES, type Template } from '../../../../domain/enumerations.ts';
import { isMember } from '../../../../domain/membership.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { publicUrl } from '../../../client/host.ts';
import { useShopWords } from '../../words.ts';
import { TemplateSketch } from './template-sketch.tsx';

/** Only members may set "vip" (decision 23). */
export function TemplateChoice({ company }: { company: OwnCompany }) {
  const words = useShopWords();
  const kit = useBackofficeWords();
  const text = words.decoration;
  const { message } = App.useApp();
  const fail = useFailureNotice();
  const send = useSend(userRoutes.setUserTemplate, [companyRoutes.getCompany]);
  const member = isMember(company.templateDirectory);
  const use = async (name: Template) => {
    try {
      await send.mutateAsync({ body: { name } });
      message.success(kit.updated);
    } catch (error) {
      fail(error);
    }
  };
  const action = (template: Template) => {
    if (company.template === template) {
      return (
        <Tag icon={<CheckCircleFilled />} color="success">
          {text.inUse}
        </Tag>
      );
    }
    if (template === 'vip' && !member) {
      return <a href={publicUrl('/vip-kuajingtong')}>{text.join}</a>;
    }
    return (
      <Button type="primary" loading={send.isPending} onClick={() => use(template)}>
        {text.use}
      </Button>
    );
  };
  return (
    <Card title={text.template}>
      <div className="templates">
        {TEMPLATES.map((template) => (
          <section
            key={template}
            className={company.template === template ? 'template template-used' : 'template'}
          >
            <TemplateSketch template={template} />
            <h3>
              {text.templates[template]}{' '}
              {template === 'vip' && <Tag className="tier tier-vip">{text.membersOnly}</Tag>}
            </h3>
            <p className="quiet">{text.templateTexts[template]}</p>
            {action(template)}
          </section>
        ))}
      </div>
    </Card>
  );
}
