import type { ShopVideo } from '../../../contract/company/shop.ts';
import { imageUrl } from '../../../domain/picture/image.ts';
import { type VideoLink, videoPage, videoPlayer } from '../../../domain/shop/video-link.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';

/** A video with its title below. */
export function VideoCard({
  video,
  titleLevel: Title = 'h3',
}: {
  video: ShopVideo;
  titleLevel?: 'h2' | 'h3';
}) {
  const { lang, words } = useSite();
  const { source } = video;
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-paper">
      <div className="relative aspect-video bg-ink">
        {source.from === 'file' ? (
          // biome-ignore lint/a11y/useMediaCaption: sellers upload films of machines without captions, and what is said in them is not known
          <video
            controls
            preload="none"
            playsInline
            src={source.url}
            poster={video.cover ? imageUrl(video.cover, 750, 'webp') : undefined}
            aria-label={video.title}
            data-behaviour="video-cover"
            className="size-full object-contain js:object-cover"
          />
        ) : (
          <Elsewhere video={video} link={{ provider: source.from, id: source.id }} />
        )}
      </div>
      <figcaption className="px-5 py-4">
        <Title lang={langAttribute(video.title, lang)} className="text-md leading-snug tracking-normal">
          {video.title}
        </Title>
        {source.from !== 'file' && (
          <p className="mt-1 text-xs text-ink-faint">
            {fill(words.shop.playFrom, { provider: words.shop.providers[source.from] })}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** Nothing is asked of the other site before a click, which puts its player here; without script it leads there. */
function Elsewhere({ video, link }: { video: ShopVideo; link: VideoLink }) {
  const { words } = useSite();
  return (
    <a
      href={videoPage(link)}
      rel="nofollow noopener"
      data-behaviour="video-player"
      data-player={videoPlayer(link)}
      data-title={video.title}
      aria-label={fill(words.shop.play, { title: video.title })}
      className="on-deep group absolute inset-0 grid place-items-center"
    >
      {video.cover ? (
        <Picture
          src={video.cover}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 1024px) 600px, 95vw"
          className="absolute inset-0 size-full"
        />
      ) : (
        <span className="corrugated absolute inset-0 bg-jade-dark" />
      )}
      <span className="relative grid size-16 place-items-center rounded-full bg-paper text-jade shadow-high zooms">
        <Icon name="play" size={28} />
      </span>
    </a>
  );
}
