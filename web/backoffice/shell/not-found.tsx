import { Button } from 'antd';
import { Link } from 'react-router';
import { useBackofficeWords } from '../words.ts';
import { ResultPage } from './result-page.tsx';

export function NotFound() {
  const { notFound } = useBackofficeWords();
  return (
    <ResultPage
      status="404"
      title={notFound.title}
      text={notFound.text}
      extra={
        <Link to="/">
          <Button type="primary">{notFound.back}</Button>
        </Link>
      }
    />
  );
}
