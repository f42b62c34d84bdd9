import {
  type Focus,
  focusOf,
  IMAGE_WIDTHS,
  type ImageFormat,
  imageUrl,
} from '../../../domain/picture/image.ts';
import { classNames } from '../styles/class-names.ts';
import { BLANK, mostWidth, srcSet } from './picture-sources.ts';

/** Product pictures are square; banners and logos state their own sides. */
const SIDE = 750;
/** What a visitor without script is given of a picture further down: one width, in the format all browsers know. */
const PLAIN_WIDTH = 480;
const FORMAT: ImageFormat = 'avif';

/** What is kept of a picture that its frame cuts; no style may stand in a page. */
const POSITIONS: Record<Focus, string> = {
  x0: 'object-[0%_50%]',
  x25: 'object-[25%_50%]',
  x75: 'object-[75%_50%]',
  x100: 'object-[100%_50%]',
  y0: 'object-[50%_0%]',
  y25: 'object-[50%_25%]',
  y75: 'object-[50%_75%]',
  y100: 'object-[50%_100%]',
};

export interface PictureProps {
  /** Address as the API gives it. Only files of ours (….webp) come in several sizes. */
  src: string;
  alt: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  width?: number;
  height?: number;
  /**
   * True for what the visitor sees first: it loads at once. Everything else is fetched by pictures.ts when it comes
   * near, so inside an island a picture must be eager.
   */
  eager?: boolean;
  /** The one large picture of the first screen: fetched before all others. */
  main?: boolean;
  className?: string;
}

export function Picture({ width = SIDE, height = SIDE, eager = false, main = false, ...rest }: PictureProps) {
  const { src, alt, sizes, className } = rest;
  const sized = src.endsWith('.webp');
  const focus = focusOf(src);
  const position = focus && POSITIONS[focus];
  const shape = { width, height, className: classNames('object-cover', position ?? '', className) };
  if (!eager && !main) return <LazyPicture src={src} alt={alt} sizes={sizes} sized={sized} shape={shape} />;
  const most = mostWidth(width);
  const img = (
    <img
      src={src}
      srcSet={sized ? srcSet(src, 'webp', most) : undefined}
      sizes={sized ? sizes : undefined}
      alt={alt}
      {...shape}
      fetchPriority={main ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!sized) return img;
  return (
    <picture>
      <source type={`image/${FORMAT}`} srcSet={srcSet(src, FORMAT, most)} sizes={sizes} />
      {img}
    </picture>
  );
}

/** An empty frame of the right size, filled by pictures.ts; its addresses are made there, which keeps pages small. */
function LazyPicture({
  src,
  alt,
  sizes,
  sized,
  shape,
}: {
  src: string;
  alt: string;
  sizes: string;
  sized: boolean;
  shape: { width: number; height: number; className: string };
}) {
  const plain = IMAGE_WIDTHS.find((width) => width >= Math.min(shape.width, PLAIN_WIDTH)) ?? PLAIN_WIDTH;
  return (
    <>
      <picture>
        <img src={BLANK} data-lazy={src} data-sizes={sized ? sizes : undefined} alt={alt} {...shape} />
      </picture>
      <noscript>
        <img src={sized ? imageUrl(src, plain, 'webp') : src} alt={alt} {...shape} loading="lazy" />
      </noscript>
    </>
  );
}
