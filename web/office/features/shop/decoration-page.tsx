import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useCompany } from '../../company.ts';
import { useFrameWords, useShopWords } from '../../words.ts';
import { Banners } from './banners.tsx';
import { TemplateChoice } from './template-choice.tsx';

export function DecorationPage() {
  const words = useShopWords();
  const frame = useFrameWords();
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
