import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { Icon } from '../../ui/icon.tsx';

export function Files({ files, notScanned }: { files: OwnQuotation['files']; notScanned: string }) {
  if (files.length === 0) return '–';
  return (
    <ul className="space-y-1">
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} className="inline-flex items-center gap-1.5 break-all text-jade hover:underline">
            <Icon name="clip" size={14} />
            {file.name}
          </a>
          {!file.scanned && <span className="ml-1.5 text-xs text-ink-faint">{notScanned}</span>}
        </li>
      ))}
    </ul>
  );
}
