import { Image } from 'antd';
import { imageUrl } from '../../../../contract/file/file.ts';
import type { FeedbackItem } from '../../../../contract/operator/feedback.ts';
import { publicUrl } from '../../../client/host.ts';
import { useTicketWords } from '../../words.ts';

export function Report({ report }: { report: FeedbackItem }) {
  const text = useTicketWords().feedback;
  const { description, problemLink, images } = report;
  return (
    <>
      <p className="pre report-text">{description}</p>
      {problemLink && (
        <p className="breakable">
          <span className="quiet">{text.link}: </span>
          <ProblemLink address={problemLink} />
        </p>
      )}
      {images.length > 0 && (
        <div className="review-images">
          <Image.PreviewGroup>
            {images.map((url, i) => (
              <Image
                key={url}
                src={imageUrl(url, 240, 'webp')}
                preview={{ src: url }}
                alt={text.picture(i + 1)}
                width={112}
                height={112}
              />
            ))}
          </Image.PreviewGroup>
        </div>
      )}
    </>
  );
}

/** What a stranger typed is a link only when it leads to a page; a mere path is one of the portal. */
function ProblemLink({ address }: { address: string }) {
  const url = URL.parse(address, address.startsWith('/') ? publicUrl() : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
