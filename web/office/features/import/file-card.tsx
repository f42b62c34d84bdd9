import { InboxOutlined } from '@ant-design/icons';
import { Progress, Radio, Upload } from 'antd';
import { useState } from 'react';
import { importRoutes } from '../../../../contract/product/import.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { SHEET_LIMITS } from '../../../../domain/product/product-sheet.ts';
import { useRefresh } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { upload } from '../../../client/call.ts';
import { useCompany } from '../../account/company.ts';
import { useImportWords } from '../../words.ts';

/** Takes the sheet for a dry run; `onSent` is told which one it is. */
export function FileCard({ onSent }: { onSent(id: number): void }) {
  const words = useImportWords().file;
  const kit = useBackofficeWords();
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const certified = useCompany().data?.companyAuthStatus === CERTIFICATION_STATUS.approved;
  const [submit, setSubmit] = useState(false);
  const [share, setShare] = useState<number | null>(null);

  const send = async (file: File) => {
    if (file.size > SHEET_LIMITS.bytes) {
      fail(new Error(kit.upload.tooLarge(SHEET_LIMITS.bytes / 1024 ** 2)));
      return;
    }
    setShare(0);
    try {
      const { id } = await upload(importRoutes.startImport, { dry: true, submit }, file, {
        onProgress: setShare,
      });
      await refresh(importRoutes.listImports);
      onSent(id);
    } catch (error) {
      fail(error);
    } finally {
      setShare(null);
    }
  };
  return (
    <section>
      <h2 className="part-title">{words.title}</h2>
      <p className="quiet">{words.text}</p>
      <Radio.Group
        className="import-kind"
        vertical
        value={submit}
        onChange={({ target }) => setSubmit(target.value)}
        options={[
          { value: false, label: words.drafts },
          { value: true, label: words.submit, disabled: !certified },
        ]}
      />
      {!certified && <p className="quiet">{words.submitNeeds}</p>}
      <Upload.Dragger
        accept=".csv,.tsv,.txt,.xlsx,.zip"
        height={110}
        showUploadList={false}
        disabled={share !== null}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
      >
        <p>
          <InboxOutlined /> {words.drop}
        </p>
      </Upload.Dragger>
      {share !== null && <Progress percent={Math.round(share * 100)} />}
    </section>
  );
}
