import { useBackofficeWords } from '../app/words.ts';
import { ButtonLink } from '../routing/button-link.tsx';
import { ResultPage } from './result-page.tsx';

export function NotFound() {
  const { notFound } = useBackofficeWords();
  return (
    <ResultPage
      status="404"
      title={notFound.title}
      text={notFound.text}
      extra={
        <ButtonLink to="/" type="primary">
          {notFound.back}
        </ButtonLink>
      }
    />
  );
}
