import { useState } from 'react';
import type { ListedImage } from './image-source.tsx';

/** A form holds the ids of its pictures, as the contract has them; their addresses are kept here. */
export function useKnownImages(saved: readonly ListedImage[]) {
  const [added, setAdded] = useState<readonly ListedImage[]>([]);
  return {
    imageOf: (id: number): ListedImage | undefined => [...added, ...saved].find((image) => image.id === id),
    remember: (...images: readonly ListedImage[]) => setAdded((before) => [...before, ...images]),
  };
}
