import { IMAGE_WIDTHS, type ImageFormat, imageUrl } from '../../contract/file.ts';
import { classNames } from './class-names.ts';

/** Product pictures are square; banners and logos state their own sides. */
const SIDE = 750;

const sources = (src: string, format: ImageFormat, most: number) =>
  IMAGE_WIDTHS.filter((width) => width <= most)
    .map((width) => `${imageUrl(src, width, format)} ${width}w`)
    .join(', ');

export interface PictureProps {
  /** Address as the API gives it. Only files of ours (….webp) come in several sizes. */
  src: string;
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  width?: number;
  height?: number;
  /** True for what the visitor sees first; everything else loads when it comes near. */
  eager?: boolean;
  className?: string;
}

export function Picture({
  src,
  alt,
  sizes,
  width = SIDE,
  height = SIDE,
  eager = false,
  className,
}: PictureProps) {
  const sized = src.endsWith('.webp');
  const most = Math.max(width, SIDE);
  const img = (
    <img
      src={src}
      srcSet={sized ? sources(src, 'webp', most) : undefined}
      sizes={sized ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames('object-cover', className)}
    />
  );
  if (!sized) return img;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources(src, 'avif', most)} sizes={sizes} />
      {img}
    </picture>
  );
}
