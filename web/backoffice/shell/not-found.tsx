import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { useBackofficeWords } from '../words.ts';

export function NotFound() {
  const { notFound } = useBackofficeWords();
  return (
    <Result
      status="404"
      title={notFound.title}
      subTitle={notFound.text}
      extra={
        <Link to="/">
          <Button type="primary">{notFound.back}</Button>
        </Link>
      }
    />
  );
}
