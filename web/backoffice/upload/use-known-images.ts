import { useState } from 'react';
import type { ListedImage } from './image-source.tsx';

/** Of all forms since the page was loaded: what is typed may be carried to another form before it is stored. */
const addresses = new Map<number, string>();

/** The pictures of these ids whose addresses are known. */
export const knownImages = (ids: readonly number[]): ListedImage[] =>
  ids.flatMap((id) => {
    const url = addresses.get(id);
    return url === undefined ? [] : [{ id, url }];
  });

/** A form holds the ids of its pictures, as the contract has them; their addresses are kept here. */
export function useKnownImages(saved: readonly ListedImage[]) {
  const [added, setAdded] = useState<readonly ListedImage[]>([]);
  for (const { id, url } of saved) addresses.set(id, url);
  return {
    imageOf: (id: number): ListedImage | undefined => [...added, ...saved].find((image) => image.id === id),
    remember(...images: readonly ListedImage[]) {
      for (const { id, url } of images) addresses.set(id, url);
      setAdded((before) => [...before, ...images]);
    },
  };
}
