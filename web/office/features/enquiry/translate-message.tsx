import { TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useEnquiryWords } from '../../words.ts';

/** Has a message of the other side translated; the original stays above. `children` stand beside the button. */
export function TranslateMessage({
  enquiry,
  id,
  children,
}: {
  enquiry: number;
  id: number;
  children: ReactNode;
}) {
  const words = useEnquiryWords().translation;
  const { language } = useLanguage();
  const { mutate, data, isPending, isError } = useSend(ownEnquiryRoutes.translateMessage);
  return (
    <>
      <div role="status">
        {data?.text && (
          <div className="thread-translation">
            <p className="quiet">
              <TranslationOutlined /> {words.machine}
            </p>
            <div className="pre" lang={language}>
              {data.text}
            </div>
          </div>
        )}
        {data?.text === null && <p className="quiet">{words.same}</p>}
        {isError && <p className="quiet">{words.failed}</p>}
      </div>
      <div className="thread-foot">
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
        {children}
      </div>
    </>
  );
}
