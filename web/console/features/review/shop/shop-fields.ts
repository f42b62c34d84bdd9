import type { ShopContent } from '../../../../../contract/company/shop-content.ts';
import type { ShopReviewView } from '../../../../../contract/company/shop-review.ts';
import type { OfficeShopContentWords } from '../../../../../locales/en/office/shop-content.ts';
import { htmlPictures, htmlText } from '../html-text.ts';

export interface ShopField {
  name: string;
  text: string;
}

/** Everything that a reviewer reads of it, as text by the name of the field. */
export function shopFields(
  content: ShopContent,
  words: OfficeShopContentWords,
  names: ShopReviewView['names'],
): ShopField[] {
  switch (content.kind) {
    case 'news':
      return [
        { name: words.title, text: content.title },
        { name: words.body, text: htmlText(content.body) },
      ];
    case 'video':
      return [
        { name: words.title, text: content.title },
        { name: words.link, text: content.link },
      ];
    case 'qualification':
      return [
        { name: words.name, text: content.name },
        { name: words.number, text: content.number },
        { name: words.issuer, text: content.issuer },
        { name: words.issued, text: content.issued },
        { name: words.expires, text: content.expires ?? words.noEnd },
      ];
    case 'section':
      return sectionFields(content, words, names);
  }
}

function sectionFields(
  content: Extract<ShopContent, { kind: 'section' }>,
  words: OfficeShopContentWords,
  names: ShopReviewView['names'],
): ShopField[] {
  const kind = { name: words.kinds.section, text: words.sections[content.type] };
  if (content.type === 'banner')
    return [
      kind,
      ...content.slides.map(({ title, text, link }, i) => ({
        name: words.slide(i + 1),
        text: [title, text, link].join('\n'),
      })),
    ];
  const titled = [kind, { name: words.title, text: content.title }];
  switch (content.type) {
    case 'gallery':
      return [
        ...titled,
        { name: words.pictures, text: content.pictures.map(({ caption }) => caption).join('\n') },
      ];
    case 'text':
      return [...titled, { name: words.body, text: htmlText(content.body) }];
    case 'featured':
      return [
        ...titled,
        {
          name: words.group_id,
          text:
            content.group_id === null
              ? words.newestProducts
              : (names.groups[content.group_id] ?? words.review.none),
        },
      ];
    case 'video':
      return [
        ...titled,
        {
          name: words.video_id,
          text:
            content.video_id === null
              ? words.newestVideo
              : (names.videos[content.video_id] ?? words.review.none),
        },
      ];
    default:
      return titled;
  }
}

/** Ids of the files that it shows, in their order. */
export function shopFileIds(content: ShopContent): number[] {
  const present = (...ids: (number | null)[]) => ids.filter((id) => id !== null);
  switch (content.kind) {
    case 'news':
      return present(content.cover_id);
    case 'video':
      return present(content.file_id, content.cover_id);
    case 'qualification':
      return present(content.image_id, content.document_id);
    case 'section':
      if (content.type === 'banner') return content.slides.map(({ image_id }) => image_id);
      return content.type === 'gallery' ? content.pictures.map(({ image_id }) => image_id) : [];
  }
}

/** Keys of the pictures that stand in its text. */
export function picturesOfText(content: ShopContent): string[] {
  const html =
    content.kind === 'news' || (content.kind === 'section' && content.type === 'text') ? content.body : '';
  return htmlPictures(html);
}
