import { PRODUCT_LIMITS } from '../../../../../domain/product/product.ts';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { ImageList } from '../../../../backoffice/upload/image-list.tsx';
import { DISK, type ListedImage } from '../../../../backoffice/upload/image-source.tsx';
import { useProductWords } from '../../../words.ts';
import { albumSource } from '../../album/album-source.tsx';
import { Field } from '../values/fields.ts';
import { PICTURES } from '../values/pictures.ts';
import { sectionId } from './side-bar.tsx';

const SOURCES = [...DISK, albumSource(PICTURES.limits.side)];

/** `saved`: the pictures whose addresses are known already. */
export function PicturesCard({ saved }: { saved: readonly ListedImage[] }) {
  const words = useProductWords().form;
  return (
    <SectionCard id={sectionId('pictures')} title={words.pictures}>
      <Field name="images" extra={words.imagesHint}>
        <ImageList
          {...PICTURES}
          saved={saved}
          most={PRODUCT_LIMITS.images.most}
          sources={SOURCES}
          aspect={1}
          withMain
        />
      </Field>
    </SectionCard>
  );
}
