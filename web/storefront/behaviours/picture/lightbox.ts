import { FITTING, type Point, within, zoomed } from '../../../../domain/picture/pinch.ts';
import { inHistory } from '../../../ui/menu/over-page.ts';

/** Further than this, in pixels, a movement is a swipe. */
const SWIPE = 50;
/** What a press of a button or key enlarges by. */
const STEP = 1.5;

/**
 * The pictures of the page in a window of their own: arrows and swipes change the picture, + and −, a wheel, two fingers
 * or a double press enlarge it up to the original, Escape closes, and the focus goes back where it was.
 */
export default function lightbox(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  const img = dialog.querySelector('img')!;
  const stage = img.parentElement!;
  const counter = dialog.querySelector('output')!;
  let shown = 0;
  let view = FITTING;

  const sizes = () =>
    [
      { width: img.naturalWidth || 1, height: img.naturalHeight || 1 },
      { width: stage.clientWidth, height: stage.clientHeight },
    ] as const;
  const draw = () => {
    img.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.dataset.enlarged = String(view.scale > 1);
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => {
    view = zoomed(view, factor, at, ...sizes());
    draw();
  };
  const show = (place: number) => {
    shown = (place + links.length) % links.length;
    const link = links[shown]!;
    view = FITTING;
    draw();
    img.src = link.href;
    img.alt = link.querySelector('img')?.alt ?? '';
    counter.value = link.dataset.enlarge ?? '';
  };
  links.forEach((link, place) => {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(place);
      dialog.showModal();
      syncHistory();
    });
  });
  const syncHistory = inHistory({
    hash: '#pictures',
    isOpen: () => dialog.open,
    open: () => {
      if (links.length === 0) return false;
      show(shown);
      dialog.showModal();
      return true;
    },
    close: () => dialog.close(),
  });
  dialog.addEventListener('close', syncHistory);

  const actions: Record<string, () => void> = {
    close: () => dialog.close(),
    previous: () => show(shown - 1),
    next: () => show(shown + 1),
    in: () => zoom(STEP),
    out: () => zoom(1 / STEP),
  };
  const keys: Record<string, string> = {
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    '+': 'in',
    '=': 'in',
    '-': 'out',
  };
  dialog.addEventListener('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    actions[action]!();
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-do]');
    actions[button?.dataset.do ?? '']?.();
  });
  handle(stage, {
    zoom,
    double: (at) => zoom(view.scale > 1 ? 0.01 : 2.5, at),
    move: (by) => {
      view = within({ ...view, x: view.x + by.x, y: view.y + by.y }, ...sizes());
      draw();
    },
    swipe: (x) => {
      if (view.scale === 1 && links.length > 1) show(shown + (x < 0 ? 1 : -1));
    },
  });
}

interface Gestures {
  zoom(factor: number, at: Point): void;
  double(at: Point): void;
  move(by: Point): void;
  swipe(x: number): void;
}

/** Fingers, mouse and wheel on the picture. */
function handle(stage: HTMLElement, { zoom, double, move, swipe }: Gestures): void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  /** From the middle of the stage. */
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const spread = ([one, other]: Point[]) => Math.hypot(one!.x - other!.x, one!.y - other!.y) || 1;
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at(event));
    start = fingers.size === 1 ? at(event) : null;
  });
  stage.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (fingers.size === 2) {
      const apart = spread([...fingers.values()]);
      fingers.set(event.pointerId, now);
      const [one, other] = [...fingers.values()] as [Point, Point];
      zoom(spread([one, other]) / apart, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      return;
    }
    fingers.set(event.pointerId, now);
    move({ x: now.x - before.x, y: now.y - before.y });
  });
  const end = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    const from = start;
    start = null;
    if (!from || event.type !== 'pointerup') return;
    const to = at(event);
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) swipe(x);
  };
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', end);
  stage.addEventListener('dblclick', (event) => double(at(event)));
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), at(event));
    },
    { passive: false },
  );
}
