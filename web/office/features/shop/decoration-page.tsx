import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useCompany } from '../../company.ts';
import { Banners } from './banners.tsx';
import { TemplateChoice } from './template-choice.tsx';

export function DecorationPage() {
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) => (
          <div className="stack">
            <TemplateChoice company={own} />
            <Banners company={own} />
          </div>
        )}
      </Answer>
    </Page>
  );
}
