import { Button, Result } from 'antd';
import { useRevalidator, useRouteError } from 'react-router';
import { PageNotLoaded } from '../routing/page.ts';
import { useBackofficeWords } from '../words.ts';

/** In the place of a page that failed: menu and header stay, and it can be tried again. */
export function PageCrashed() {
  const { crashed, reload } = useBackofficeWords();
  const { revalidate } = useRevalidator();
  const isMissing = useRouteError() instanceof PageNotLoaded;
  // Only a new document has the addresses of a new release.
  const retry = () => (isMissing ? location.reload() : revalidate());
  return (
    <Result
      status="500"
      title={crashed.title}
      subTitle={crashed.page}
      extra={
        <Button type="primary" onClick={retry}>
          {reload}
        </Button>
      }
    />
  );
}
