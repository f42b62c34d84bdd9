import { type ReactNode, useEffect, useRef, useState } from 'react';
import { InertFrame } from './inert-frame.tsx';
import './page-sheet.css';

interface Props {
  html: string | null;
  title: string;
  /** Of the screen that is shown, in CSS pixels; the sheet is scaled to its place. */
  width: number;
  /** Said above the page. */
  children: ReactNode;
}

/** A page in a frame in which nothing runs. It stays where it was scrolled to when it is drawn anew. */
export function PageSheet({ html, title, width, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = sheet.current!;
    const measure = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const drawn = () => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    shown.scrollTo(0, scrolled.current);
    shown.addEventListener('scroll', () => {
      scrolled.current = shown.scrollY;
    });
  };
  return (
    <div className="page-sheet" ref={sheet}>
      {html !== null && scale > 0 && (
        <InertFrame
          ref={frame}
          title={title}
          // for its fonts and for the place it is scrolled to
          sameOrigin
          html={html}
          onLoad={drawn}
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
        />
      )}
      <p role="status" className="page-sheet-said">
        {children}
      </p>
    </div>
  );
}
