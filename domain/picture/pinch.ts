/** Zooming and panning a picture by two fingers, wheel or keys. Pure; lengths in pixels. */

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** `scale` 1 fits the window; `x`, `y` move the picture's middle away from the window's. */
export interface View extends Point {
  scale: number;
}

export const FITTING: View = { scale: 1, x: 0, y: 0 };

/** A picture as it fits: never larger than it is. */
export function fitted(picture: Size, window: Size): Size {
  const factor = Math.min(1, window.width / picture.width, window.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** The largest scale: where one pixel of the picture is one of the window; a little more than 1 for a small one too. */
export const mostScale = (picture: Size, window: Size): number =>
  Math.max(1.5, picture.width / fitted(picture, window).width);

/** Enlarged by `factor` around a point, given from the window's middle, which stays where it is under the finger. */
export function zoomed(view: View, factor: number, at: Point, picture: Size, window: Size): View {
  const scale = Math.min(mostScale(picture, window), Math.max(1, view.scale * factor));
  const done = scale / view.scale;
  return within(
    { scale, x: at.x - (at.x - view.x) * done, y: at.y - (at.y - view.y) * done },
    picture,
    window,
  );
}

/** Moved no further than its edges. */
export function within(view: View, picture: Size, window: Size): View {
  const fit = fitted(picture, window);
  const bound = (value: number, shown: number, room: number) => {
    const most = Math.max(0, (shown * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return {
    scale: view.scale,
    x: bound(view.x, fit.width, window.width),
    y: bound(view.y, fit.height, window.height),
  };
}
