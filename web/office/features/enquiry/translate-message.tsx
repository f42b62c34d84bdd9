import { TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { enquiryRoutes } from '../../../../contract/enquiry.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useEnquiryWords } from '../../words.ts';

/** Has a message of the other side translated; the original stays above. */
export function TranslateMessage({ enquiry, id }: { enquiry: number; id: number }) {
  const words = useEnquiryWords().translation;
  const { mutate, data, isPending, isError } = useSend(enquiryRoutes.translateMessage);
  return (
    <div>
      {!data && (
        <Button
          type="link"
          size="small"
          className="flush-link"
          icon={<TranslationOutlined />}
          loading={isPending}
          onClick={() => mutate({ params: { id: enquiry, message: id } })}
        >
          {words.translate}
        </Button>
      )}
      <div role="status">
        {data?.text && (
          <>
            <p className="quiet">{words.machine}</p>
            <div className="pre">{data.text}</div>
          </>
        )}
        {data?.text === null && <p className="quiet">{words.same}</p>}
        {isError && <p className="quiet">{words.failed}</p>}
      </div>
    </div>
  );
}
