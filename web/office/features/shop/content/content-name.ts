import type { ShopContent } from '../../../../../contract/company/shop-content.ts';
import { useShopContentWords } from '../../../words.ts';

/** What a thing of the shop is called in lists and questions. */
export function useContentName(): (content: ShopContent) => string {
  const { sections } = useShopContentWords();
  return (content) => {
    if (content.kind === 'qualification') return content.name;
    if (content.kind === 'section' && content.type === 'banner')
      return content.slides[0]?.title || sections.banner;
    return content.title;
  };
}
