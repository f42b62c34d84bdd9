import { Result, type ResultProps } from 'antd';
import { Mark } from '../../ui/labels/mark.tsx';
import { useBackofficeWords } from '../app/words.ts';
import './shell.css';

interface Props extends Pick<ResultProps, 'status' | 'extra'> {
  title: string;
  text: string;
}

/** In the place of a page that is not shown: why, and what can be done about it. */
export function ResultPage({ title, text, status, extra }: Props) {
  const { brand } = useBackofficeWords();
  // of a status code the library would draw a picture in colours and a manner of its own
  const look = Number(status) > 0 ? { icon: <Mark size={72} /> } : status && { status };
  return (
    <>
      <title>{`${title} - ${brand}`}</title>
      <Result {...look} title={<h1 className="result-title">{title}</h1>} subTitle={text} extra={extra} />
    </>
  );
}
