import { App } from 'antd';
import type { AlbumImage } from '../../../../../contract/file/album.ts';
import type { UsedImage } from '../../../../../contract/schema/image-use.ts';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useRowOutcomes } from '../../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../../backoffice/list/use-list.ts';
import { useFailureNotice } from '../../../../backoffice/parts/failure.ts';
import { CallError } from '../../../../client/call.ts';
import { useAlbumWords } from '../../../words.ts';
import { deleteImages } from '../album.queries.ts';
import { UsesList } from './uses-list.tsx';

/** Puts pictures into the recycle bin; asks only where some are still used, and says where; says what became of each. */
export function useDeleteImages(list: Pick<List<AlbumImage>, 'rows' | 'selection'>) {
  const { modal } = App.useApp();
  const words = useAlbumWords();
  const fail = useFailureNotice();
  const onDone = useRowOutcomes(list, { nameOf: ({ name }) => name, done: words.removed });
  const sure = useAction(deleteImages, { onDone });
  const ask = (ids: readonly number[], images: readonly UsedImage[]) =>
    modal.confirm({
      title: words.askUsed(images.length),
      content: (
        <>
          <p>{words.askUsedText}</p>
          <ul className="used-images">
            {images.map((image) => (
              <li key={image.id}>
                <strong>{image.name}</strong>
                <UsesList image={image} />
              </li>
            ))}
          </ul>
        </>
      ),
      okText: words.deleteAnyway,
      okButtonProps: { danger: true },
      onOk: async () => {
        await sure.run({ body: { ids: [...ids], confirmed: true } });
      },
    });
  const first = useAction(deleteImages, {
    onDone,
    onFailure: (error, { body: { ids } }) =>
      error instanceof CallError && error.images.length > 0 ? ask(ids, error.images) : fail(error),
  });
  return (ids: readonly number[]) => void first.run({ body: { ids: [...ids] } });
}
