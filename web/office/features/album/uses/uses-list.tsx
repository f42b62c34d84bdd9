import { Link } from 'react-router';
import type { UsedImage } from '../../../../../contract/schema/image-use.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { pathOf } from '../../../screens.ts';
import { useAlbumWords } from '../../../words.ts';

/** Where a picture is shown; products are links. */
export function UsesList({ image: { used, uses } }: { image: Pick<UsedImage, 'used' | 'uses'> }) {
  const { useKinds } = useAlbumWords();
  const kit = useBackofficeWords();
  return (
    <ul className="uses">
      {uses.map(({ kind, id, title }, i) => (
        <li key={i}>
          {useKinds[kind]}{' '}
          {id !== null && <Link to={pathOf('productEdit', { id })}>{title || `#${id}`}</Link>}
        </li>
      ))}
      {used > uses.length && <li>{kit.andMore(used - uses.length)}</li>}
    </ul>
  );
}
