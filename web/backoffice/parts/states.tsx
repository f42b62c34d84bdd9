import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { CallError } from '../../client/call.ts';
import { Mark } from '../../ui/labels/mark.tsx';
import { useBackofficeWords } from '../app/words.ts';

/** Shows the answer of a query; a skeleton before it and a way to try again when it failed. */
export function Answer<T>({
  of,
  children,
}: {
  of: UseQueryResult<T, Error>;
  children: (data: T) => ReactNode;
}) {
  if (of.data !== undefined) return children(of.data);
  if (of.isError) return <Failed error={of.error} retry={() => of.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows: 6 }} className="page-skeleton" />;
}

export function Failed({ error, retry }: { error: Error; retry(): void }) {
  const words = useBackofficeWords();
  // what is not there is not there the next time either
  if (error instanceof CallError && error.status === 404)
    return <Result icon={<Mark size={56} />} title={words.notFound.title} subTitle={words.notFound.text} />;
  return (
    <Result
      status="warning"
      title={words.loadFailed}
      subTitle={error.message}
      extra={<Button onClick={retry}>{words.reload}</Button>}
    />
  );
}
