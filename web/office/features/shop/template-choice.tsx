import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { isMember } from '../../../../domain/company/membership.ts';
import { TEMPLATES, type Template } from '../../../../domain/enumerations.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { publicUrl } from '../../../client/host.ts';
import { useShopWords } from '../../words.ts';
import { setUserTemplate } from '../account/account.queries.ts';
import { TemplateSketch } from './template-sketch.tsx';
import './shop.css';

/** Only members may set "vip" (decision 23). */
export function TemplateChoice({ company }: { company: OwnCompany }) {
  const words = useShopWords();
  const kit = useBackofficeWords();
  const text = words.decoration;
  const choose = useAction(setUserTemplate, { done: kit.updated });
  const member = isMember(company.templateDirectory);
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
      <Button type="primary" loading={choose.busy} onClick={() => choose.run({ body: { name: template } })}>
        {text.use}
      </Button>
    );
  };
  return (
    <SectionCard title={text.template}>
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
    </SectionCard>
  );
}
