import { Button, Popover } from 'antd';
import type { AlbumImage } from '../../../../../contract/file/album.ts';
import { useAlbumWords } from '../../../words.ts';
import { UsesList } from './uses-list.tsx';

/** How often a picture is used, and by a click where. */
export function UsesButton({ image }: { image: AlbumImage }) {
  const words = useAlbumWords();
  if (image.used === 0) return <span className="quiet">{words.unused}</span>;
  return (
    <Popover trigger="click" title={words.usedIn} content={<UsesList image={image} />}>
      <Button type="link" className="link-button">
        {words.used(image.used)}
      </Button>
    </Popover>
  );
}
