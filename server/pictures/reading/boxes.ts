/** Lines of text in the map that PaddleOCR's detector draws: how likely each point is of a text. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Points of a text. */
const LEAST_LIKELY = 0.3;
/** Of a line in the mean; below it is a pattern. */
const LEAST_MEAN = 0.6;
const LEAST_SIDE = 3;
/** The detector draws the core of a line: it is widened by its area over its outline, so many times. */
const UNCLIP = 1.6;
/** Of one picture. */
const MAX_BOXES = 80;

/** Boxes in the points of the map, from above; the largest where there are too many. */
export function boxesIn(map: ArrayLike<number>, width: number, height: number): Box[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const found: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || map[start]! < LEAST_LIKELY) continue;
    let [left, right, top, bottom, sum, n] = [width, 0, height, 0, 0, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      sum += map[at]!;
      n++;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < seen.length && !seen[next] && map[next]! >= LEAST_LIKELY) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (Math.min(wide, high) < LEAST_SIDE || sum / n < LEAST_MEAN) continue;
    found.push(widened({ left, top, width: wide, height: high }, width, height));
  }
  return found
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MAX_BOXES)
    .sort((a, b) => a.top - b.top || a.left - b.left);
}

function widened({ left, top, width, height }: Box, mapWidth: number, mapHeight: number): Box {
  const by = (width * height * UNCLIP) / (2 * (width + height));
  const [from, to] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: from,
    top: to,
    width: Math.min(mapWidth, left + width + by) - from,
    height: Math.min(mapHeight, top + height + by) - to,
  };
}

/** Boxes beside one another are one line: from above, and in a line from the left. */
export function inLines<T extends Box>(boxes: readonly T[]): T[][] {
  const lines: T[][] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const middle = box.top + box.height / 2;
    const line = lines.find((one) => {
      const { top, height } = one[0]!;
      return middle > top && middle < top + height && Math.abs(height - box.height) < height * 0.6;
    });
    if (line) line.push(box);
    else lines.push([box]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}
