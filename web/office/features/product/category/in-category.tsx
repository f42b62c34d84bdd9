import type { UseQueryResult } from '@tanstack/react-query';
import { Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { CategoryProperty } from '../../../../../contract/product/category.ts';
import { problemSentence } from '../../../../../locales/problems.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { Answer, Failed } from '../../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../../backoffice/routing/button-link.tsx';
import { useProductWords } from '../../../words.ts';
import { useProductCategory } from './category-of.ts';

interface Props {
  cate: number;
  /** Where another one is chosen. */
  choose: string;
  children(offered: readonly CategoryProperty[], name: string): ReactNode;
}

/** The form of a product in its category; for one in which the company may not publish, the sentence that says so. */
export function InCategory({ cate, choose, children }: Props) {
  const words = useProductWords();
  const { language } = useLanguage();
  const { name, properties, refusal, waitsFor } = useProductCategory(cate);
  if (refusal === undefined) return <Waiting for={waitsFor} />;
  if (refusal !== null)
    return (
      <Result
        status="warning"
        title={problemSentence(refusal, language)}
        subTitle={words.step1.hint}
        extra={
          <ButtonLink to={choose} type="primary">
            {words.step1.title}
          </ButtonLink>
        }
      />
    );
  return <Answer of={properties}>{(offered) => children(offered, name)}</Answer>;
}

function Waiting({ for: query }: { for: UseQueryResult<unknown, Error> }) {
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows: 6 }} className="page-skeleton" />;
}
