import { App, Button, Card } from 'antd';
import { useState } from 'react';
import { companyRoutes, type OwnCompany } from '../../../../contract/company.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { ImageList, type ListedImage } from '../../../backoffice/upload/image-list.tsx';
import { PHOTO_TYPES } from '../../../backoffice/upload/use-upload.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useShopWords } from '../../words.ts';

const LIMITS = { types: PHOTO_TYPES, megabytes: 5 };
const MOST = 6;

const bannersOf = ({ banners, banner_ids }: OwnCompany): ListedImage[] =>
  banners.flatMap((url, i) => (banner_ids[i] ? [{ id: banner_ids[i], url }] : []));

export function Banners({ company }: { company: OwnCompany }) {
  const words = useShopWords();
  const kit = useBackofficeWords();
  const text = words.decoration;
  const { message } = App.useApp();
  const fail = useFailureNotice();
  const send = useSend(companyRoutes.setCompanyBanner, [companyRoutes.getCompany]);
  const saved = bannersOf(company);
  const [banners, setBanners] = useState(saved);
  const unchanged = banners.map(({ id }) => id).join() === saved.map(({ id }) => id).join();
  const save = async () => {
    try {
      await send.mutateAsync({ body: { banner: banners.map(({ id }) => id) } });
      message.success(kit.updated);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Card
      title={text.banners}
      extra={
        <Button type="primary" disabled={unchanged} loading={send.isPending} onClick={save}>
          {kit.save}
        </Button>
      }
    >
      <p className="quiet">{text.bannersHint}</p>
      <ImageList
        value={banners}
        onChange={setBanners}
        purpose={UPLOAD_PURPOSES.companyImage}
        limits={LIMITS}
        most={MOST}
        wide
      />
    </Card>
  );
}
