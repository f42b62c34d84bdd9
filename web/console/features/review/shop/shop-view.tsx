import { Image } from 'antd';
import type { ShopContent } from '../../../../../contract/company/shop-content.ts';
import type { ShopReviewView } from '../../../../../contract/company/shop-review.ts';
import { parseVideoLink, videoPage } from '../../../../../domain/shop/video-link.ts';
import { PrivateFileLink } from '../../../../backoffice/upload/private-file-link.tsx';
import { useReviewWords, useShopContentWords } from '../../../words.ts';
import { Comparison } from '../comparison.tsx';
import { picturesOfText, shopFields, shopFileIds } from './shop-fields.ts';

const filesKey = (content: ShopContent) => [...shopFileIds(content), ...picturesOfText(content)].join();
const hasFiles = (content: ShopContent) =>
  filesKey(content) !== '' || (content.kind === 'video' && content.link !== '');

/** What is proposed for a shop, or is online where nothing is. */
export function ShopView({ item }: { item: ShopReviewView }) {
  const words = useShopContentWords();
  const review = useReviewWords();
  const proposal = item.proposal ?? item.approved!;
  const approved = item.proposal ? item.approved : null;
  const fieldsOf = (content: ShopContent) =>
    new Map(shopFields(content, words, item.names).map(({ name, text }) => [name, text]));
  const now = fieldsOf(proposal);
  const before = approved && fieldsOf(approved);
  return (
    <Comparison
      title={`${review.proposal}: ${words.kinds[proposal.kind]}`}
      compared={approved !== null}
      files={[
        {
          name: words.review.files,
          changed: approved !== null && filesKey(approved) !== filesKey(proposal),
          empty: !hasFiles(proposal) && !(approved && hasFiles(approved)),
          before: approved && <Files content={approved} item={item} />,
          now: <Files content={proposal} item={item} />,
        },
      ]}
      fields={[...new Set([...now.keys(), ...(before?.keys() ?? [])])].map((name) => ({
        name,
        before: before && (before.get(name) ?? ''),
        now: now.get(name) ?? '',
      }))}
    />
  );
}

/** Pictures to look at; videos and documents to fetch; a video of another site to open there. */
function Files({ content, item: { files } }: { content: ShopContent; item: ShopReviewView }) {
  const words = useShopContentWords();
  const link = content.kind === 'video' ? parseVideoLink(content.link) : null;
  return (
    <Image.PreviewGroup>
      <div className="review-images">
        {shopFileIds(content).map((id) => {
          const file = files.find((known) => known.id === id);
          if (!file) return null;
          return file.mime.startsWith('image/') ? (
            <Image key={id} src={file.url} alt={file.name} />
          ) : (
            <PrivateFileLink key={id} file={file} />
          );
        })}
        {picturesOfText(content).map((src) => (
          <Image key={src} src={src} alt="" />
        ))}
        {link && (
          <a href={videoPage(link)} target="_blank" rel="noreferrer noopener">
            {words.playHere}
          </a>
        )}
      </div>
    </Image.PreviewGroup>
  );
}
