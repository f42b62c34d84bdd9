import { Result, type ResultProps } from 'antd';
import { Mark } from '../../ui/mark.tsx';
import { useBackofficeWords } from '../words.ts';
import './shell.css';

interface Props extends Pick<ResultProps, 'status' | 'extra'> {
  title: string;
  text: string;
}

/** In the place of a page that is not shown: why, and what can be done about it. */
export function ResultPage({ title, text, ...rest }: Props) {
  const { brand } = useBackofficeWords();
  return (
    <>
      <title>{`${title} - ${brand}`}</title>
      <Result
        {...rest}
        icon={<Mark size={72} />}
        title={<h1 className="result-title">{title}</h1>}
        subTitle={text}
      />
    </>
  );
}
