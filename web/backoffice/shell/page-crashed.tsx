import { Button } from 'antd';
import { useRevalidator, useRouteError } from 'react-router';
import { PageNotLoaded } from '../routing/page.ts';
import { useBackofficeWords } from '../words.ts';
import { ResultPage } from './result-page.tsx';

/** In the place of a page that failed: menu and header stay, and it can be tried again. */
export function PageCrashed() {
  const { crashed, reload } = useBackofficeWords();
  const { revalidate } = useRevalidator();
  const isMissing = useRouteError() instanceof PageNotLoaded;
  // Only a new document has the addresses of a new release.
  const retry = () => (isMissing ? location.reload() : revalidate());
  return (
    <ResultPage
      status="500"
      title={crashed.title}
      text={crashed.page}
      extra={
        <Button type="primary" onClick={retry}>
          {reload}
        </Button>
      }
    />
  );
}
