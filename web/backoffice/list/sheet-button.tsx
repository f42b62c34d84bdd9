import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { Route } from '../../../contract/schema/route.ts';
import { MOST_SHEET_ROWS } from '../../../contract/schema/sheet.ts';
import { callForSheet } from '../../client/call.ts';
import { saveFile } from '../../client/save-file.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useFailureNotice } from '../parts/failure.ts';

/** So long a list of a hundred thousand rows may take. */
const MOST_MS = 300_000;

/** Saves all rows of a list as a sheet, by the filters that the list has now. */
export function SheetButton({ of: { route, input } }: { of: { route: Route; input: unknown } }) {
  const words = useBackofficeWords().list;
  const { message } = App.useApp();
  const fail = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const { sheet, total } = await callForSheet(route, input, AbortSignal.timeout(MOST_MS));
      const name = route.path
        .split('/')
        .filter((part) => part && !part.startsWith(':'))
        .slice(1);
      saveFile(sheet, `${name.join('-')}.csv`);
      if (total > MOST_SHEET_ROWS) message.warning(words.sheetCut(MOST_SHEET_ROWS, total), 8);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void load()}>
      {words.sheet}
    </Button>
  );
}
