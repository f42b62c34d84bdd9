import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useCompany } from '../../company.ts';
import { useWords } from '../../words.ts';
import { Banners } from './banners.tsx';
import { TemplateChoice } from './template-choice.tsx';

export function Component() {
  const { company: words, frame } = useWords();
  const company = useCompany();
  return (
    <Page title={words.decoration.title} trail={[frame.shop]}>
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
