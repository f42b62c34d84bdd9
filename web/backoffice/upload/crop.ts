/** Parts are in percent of the picture. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part as a file of its own, in the picture's own resolution. */
export async function cropped(image: HTMLImageElement, part: Part, name: string): Promise<File> {
  const at = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const { naturalWidth, naturalHeight } = image;
  const width = at(part.width, naturalWidth);
  const height = at(part.height, naturalHeight);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(
    image,
    at(part.x, naturalWidth),
    at(part.y, naturalHeight),
    width,
    height,
    0,
    0,
    width,
    height,
  );
  // A browser that cannot write WebP gives a PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95));
  if (!blob) throw new Error('The picture could not be cut.');
  return new File([blob], name, { type: blob.type });
}
