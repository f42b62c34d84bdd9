/** A part of a picture, in percent of its size. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part as a file of its own, in the picture's own resolution; exactly of the shape where one is given. */
export async function cropped(
  image: HTMLImageElement,
  part: Part,
  name: string,
  aspect?: number,
): Promise<File> {
  const at = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const { naturalWidth, naturalHeight } = image;
  let width = at(part.width, naturalWidth);
  let height = at(part.height, naturalHeight);
  if (aspect) {
    width = Math.min(width, Math.round(height * aspect));
    height = Math.round(width / aspect);
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const [x, y] = [at(part.x, naturalWidth), at(part.y, naturalHeight)];
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  // A browser that cannot write WebP gives a PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95));
  if (!blob) throw new Error('The picture could not be cut.');
  return new File([blob], name, { type: blob.type });
}
