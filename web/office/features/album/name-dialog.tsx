import { Modal } from 'antd';
import { albumRoutes } from '../../../../contract/file/album.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useAlbumWords } from '../../words.ts';

const FORMS = {
  album: contractForm(albumRoutes.createAlbum.body),
  picture: contractForm(albumRoutes.renameAlbumImage.body),
};

interface Props {
  of: keyof typeof FORMS;
  title: string;
  name?: string;
  save(name: string): Promise<unknown>;
  close(): void;
}

/** Asks for the name of an album or a picture; stays open until it is saved. */
export function NameDialog({ of, title, name = '', save, close }: Props) {
  const words = useAlbumWords();
  const kit = useBackofficeWords();
  const { ContractForm, TextField } = FORMS[of];
  return (
    <Modal open title={title} footer={null} onCancel={close} destroyOnHidden>
      <ContractForm
        words={{ name: words.name }}
        initialValues={{ name }}
        notify={false}
        onSubmit={async (body) => {
          await save(body.name);
          close();
        }}
      >
        <TextField name="name" autoFocus showCount />
        <Submit>{kit.save}</Submit>
      </ContractForm>
    </Modal>
  );
}
