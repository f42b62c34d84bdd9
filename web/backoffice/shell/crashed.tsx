import { Button, Result } from 'antd';
import { useBackofficeWords } from '../words.ts';

/** The last resort of the router, also when the code of a page could not be loaded after a new release. */
export function Crashed() {
  const { crashed } = useBackofficeWords();
  return (
    <Result
      status="500"
      title={crashed.title}
      subTitle={crashed.text}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {crashed.reload}
        </Button>
      }
    />
  );
}
