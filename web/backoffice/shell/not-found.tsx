import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { useDeskWords } from '../language.tsx';

export function NotFound() {
  const { notFound } = useDeskWords();
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
