import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useBackofficeWords } from '../app/words.ts';
import { PageNotLoaded } from '../routing/page.ts';
import { ResultPage } from './result-page.tsx';

/** In the place of a page that failed: menu and header stay, and it can be tried again. */
export function PageCrashed() {
  const { crashed, reload } = useBackofficeWords();
  const navigate = useNavigate();
  const here = useLocation();
  const isMissing = useRouteError() instanceof PageNotLoaded;
  const client = useQueryClient();
  const retry = () => {
    // Only a new document has the addresses of a new release.
    if (isMissing) return location.reload();
    // An answer that made the page fail would make it fail again.
    client.removeQueries({ type: 'inactive' });
    // The router leaves an error only for another visit.
    return navigate(here, { replace: true });
  };
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
