import { Checkbox, Image } from 'antd';
import type { ReactNode } from 'react';
import type { AlbumImage } from '../../../../contract/file/album.ts';
import { formatStorage } from '../../../../domain/company/quota.ts';
import { imageUrl } from '../../../../domain/picture/image.ts';
import type { Selection } from '../../../backoffice/list/selection.ts';
import { useAlbumWords } from '../../words.ts';
import { UsesButton } from './uses/uses-button.tsx';

interface Props<Row extends AlbumImage> {
  rows: readonly Row[];
  selection: Selection;
  /** Beside the name. */
  tools?(row: Row): ReactNode;
  /** Below everything else. */
  foot?(row: Row): ReactNode;
}

/** Pictures of albums or of the recycle bin: seen large by a click, chosen by their boxes. */
export function PictureGrid<Row extends AlbumImage>({ rows, selection, tools, foot }: Props<Row>) {
  const words = useAlbumWords();
  return (
    <Image.PreviewGroup>
      <ul className="pictures">
        {rows.map((row) => (
          <li key={row.id} className={selection.ids.includes(row.id) ? 'picture picture-chosen' : 'picture'}>
            <Checkbox
              className="picture-box"
              checked={selection.ids.includes(row.id)}
              aria-label={words.select(row.name)}
              onChange={({ target }) => selection.toggle(row.id, target.checked)}
            />
            <Image src={imageUrl(row.url, 360, 'webp')} preview={{ src: row.url }} alt={row.name} />
            <div className="picture-name">
              <span title={row.name}>{row.name}</span>
              {tools?.(row)}
            </div>
            <div className="picture-facts quiet numbers">
              <span>
                {row.width} × {row.height}
              </span>
              <span>{formatBytes(row.bytes)}</span>
            </div>
            <div className="picture-facts">
              <UsesButton image={row} />
              {foot?.(row)}
            </div>
          </li>
        ))}
      </ul>
    </Image.PreviewGroup>
  );
}

const formatBytes = (bytes: number): string =>
  bytes < 100 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}K` : formatStorage(bytes);
