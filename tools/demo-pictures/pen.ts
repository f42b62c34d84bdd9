/**
 * The drawing kit: colours, gradients and small solid bodies written as SVG text.
 *
 * Every subject is drawn around the origin in a box of about -250..250 user units in x and y, standing on a
 * ground line near y = +220; light comes from the top left. One `Pen` belongs to one picture.
 */
import { dark, E, L, lite, P, type Palette, R, type Stop } from './strokes.ts';

export * from './strokes.ts';

/** A subject: draws itself around the origin and returns SVG markup. */
export type Draw = (p: Pen, k: Palette) => string;

/** A drawn archetype: its colour choices and the ground shadow as [cx, cy, rx, ry]. */
export interface Shape {
  draw: Draw;
  pals: readonly Palette[];
  shadow?: readonly [number, number, number, number];
}

const stopList = (stops: readonly Stop[]): string =>
  stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join('');

/** Collects gradients for one picture and draws simple lit bodies. */
export class Pen {
  #defs: string[] = [];
  #seen = new Map<string, string>();
  #n = 0;

  /** The collected definitions as one `<defs>` element. */
  defs(): string {
    return `<defs>${this.#defs.join('')}</defs>`;
  }

  /** Adds a definition made by `make(id)`; equal text is shared. Returns the id. */
  def(make: (id: string) => string): string {
    const key = make('');
    const old = this.#seen.get(key);
    if (old) return old;
    const id = `g${this.#n++}`;
    this.#seen.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  /** Linear gradient over the shape's own box from (x1,y1) to (x2,y2), each 0..1. */
  lin(x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]): string {
    const s = stopList(stops);
    const id = this.def(
      (i) => `<linearGradient id="${i}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${s}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Radial gradient over the shape's own box. */
  rad(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    const s = stopList(stops);
    const id = this.def(
      (i) => `<radialGradient id="${i}" cx="${cx}" cy="${cy}" r="${r}">${s}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Clips `inner` by path `d`. */
  clip(d: string, inner: string): string {
    const id = this.def((i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${inner}</g>`;
  }

  /** Matt surface lit from the top left. */
  soft(c: string): string {
    return this.lin(0, 0, 1, 1, [0, lite(c, 0.28)], [0.5, c], [1, dark(c, 0.16)]);
  }

  /** Surface darkening downwards. */
  down(c: string): string {
    return this.lin(0, 0, 0, 1, [0, lite(c, 0.2)], [1, dark(c, 0.14)]);
  }

  /** Round body standing upright. */
  cyl(c: string): string {
    return this.lin(
      0,
      0,
      1,
      0,
      [0, dark(c, 0.18)],
      [0.12, lite(c, 0.1)],
      [0.28, lite(c, 0.5)],
      [0.45, lite(c, 0.1)],
      [0.75, dark(c, 0.14)],
      [1, dark(c, 0.36)],
    );
  }

  /** Round body lying along x. */
  lie(c: string): string {
    return this.lin(
      0,
      0,
      0,
      1,
      [0, dark(c, 0.08)],
      [0.12, lite(c, 0.2)],
      [0.26, lite(c, 0.55)],
      [0.45, lite(c, 0.08)],
      [0.78, dark(c, 0.2)],
      [1, dark(c, 0.4)],
    );
  }

  /** Ball. */
  ball(c: string): string {
    return this.rad(
      0.36,
      0.3,
      0.72,
      [0, lite(c, 0.6)],
      [0.35, lite(c, 0.12)],
      [0.75, dark(c, 0.12)],
      [1, dark(c, 0.34)],
    );
  }

  /** Polished metal face, brushed diagonally. */
  metal(c: string): string {
    return this.lin(
      0,
      0,
      1,
      1,
      [0, lite(c, 0.55)],
      [0.3, c],
      [0.48, lite(c, 0.45)],
      [0.62, lite(c, 0.1)],
      [1, dark(c, 0.28)],
    );
  }

  /** A white sheen fading downwards. */
  sheen(x: number, y: number, w: number, h: number, r: number, op = 0.5): string {
    return R(x, y, w, h, r, this.lin(0, 0, 0, 1, [0, '#ffffff', op], [1, '#ffffff', op * 0.12]));
  }

  /** Soft dark contact shadow. */
  shade(cx: number, cy: number, rx: number, ry: number, op = 0.3): string {
    return E(
      cx,
      cy,
      rx,
      ry,
      this.rad(0.5, 0.5, 0.5, [0, '#1b2440', op], [0.55, '#1b2440', op * 0.45], [1, '#1b2440', 0]),
    );
  }

  /** Box with front face (x,y,w,h) and a depth `d` going up right. */
  box(x: number, y: number, w: number, h: number, d: number, c: string): string {
    const dy = d * 0.5;
    return (
      P(
        `M${x} ${y}l${d} ${-dy}h${w}l${-d} ${dy}Z`,
        this.lin(0, 0, 1, 0, [0, lite(c, 0.5)], [1, lite(c, 0.26)]),
      ) +
      P(
        `M${x + w} ${y}l${d} ${-dy}v${h}l${-d} ${dy}Z`,
        this.lin(0, 0, 1, 1, [0, dark(c, 0.16)], [1, dark(c, 0.36)]),
      ) +
      R(x, y, w, h, 2, this.lin(0, 0, 0.7, 1, [0, lite(c, 0.16)], [1, dark(c, 0.08)])) +
      L(`M${x + 2} ${y + 1}h${w - 3}`, '#ffffff', 2.5, 'opacity=".45"')
    );
  }

  /** Upright cylinder; (x,y) is the left end of the top ellipse's axis. */
  can(x: number, y: number, w: number, h: number, c: string, ry = w * 0.16, top = lite(c, 0.3)): string {
    const r = w / 2;
    return (
      P(`M${x} ${y}v${h}a${r} ${ry} 0 0 0 ${w} 0v${-h}Z`, this.cyl(c)) +
      E(x + r, y, r, ry, this.lin(0, 0, 1, 1, [0, lite(top, 0.35)], [1, dark(top, 0.12)]))
    );
  }

  /** Cylinder lying along x with its visible end at the left. */
  rod(x: number, y: number, w: number, h: number, c: string, rx = h * 0.16, end = lite(c, 0.25)): string {
    const r = h / 2;
    return (
      P(`M${x} ${y}h${w}a${rx} ${r} 0 0 1 0 ${h}h${-w}Z`, this.lie(c)) +
      E(x, y + r, rx, r, this.lin(0, 0, 1, 1, [0, lite(end, 0.35)], [1, dark(end, 0.2)]))
    );
  }

  /** Tube lying along x, open at the left. */
  tube(x: number, y: number, w: number, h: number, c: string, wall = 0.2, rx = h * 0.2): string {
    const r = h / 2;
    return (
      this.rod(x, y, w, h, c, rx) +
      E(
        x,
        y + r,
        rx * (1 - wall),
        r * (1 - wall),
        this.lin(0, 0, 0, 1, [0, dark(c, 0.8)], [1, dark(c, 0.35)]),
      )
    );
  }
}
