import { App } from 'antd';
import type { UsedImage } from '../../../../contract/image-use.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import type { Selection } from '../../../backoffice/list/selection.ts';
import { CallError } from '../../../client/call.ts';
import { useAlbumWords } from '../../words.ts';
import { deleteImages } from './album.queries.ts';
import { doneOf } from './done-of.ts';
import { UsesList } from './uses-list.tsx';

/** Puts pictures into the recycle bin; asks only where some are still used, and says where. */
export function useDeleteImages(selection: Selection) {
  const { modal } = App.useApp();
  const words = useAlbumWords();
  const fail = useFailureNotice();
  const told = {
    done: (outcomes: Parameters<typeof doneOf>[0]) => words.removed(doneOf(outcomes)),
    onDone: selection.clear,
  };
  const sure = useAction(deleteImages, told);
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
    ...told,
    onFailure: (error, { body: { ids } }) =>
      error instanceof CallError && error.images.length > 0 ? ask(ids, error.images) : fail(error),
  });
  return (ids: readonly number[]) => void first.run({ body: { ids: [...ids] } });
}
