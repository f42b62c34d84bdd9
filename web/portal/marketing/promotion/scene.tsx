import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Badge } from '../../../ui/labels/badge.tsx';
import { Mark } from '../../../ui/labels/mark.tsx';

const HEART = 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z';

/** A post on a phone and what comes of it: a like, which is not counted, and a question, which is. */
export function Scene() {
  const { words } = useSite();
  const { scene } = words.marketing.promotion;
  return (
    <div aria-hidden="true" className="relative mx-auto h-[480px] w-full max-w-[520px] max-md:h-[500px]">
      <Waves />
      <div className="absolute inset-y-4 left-1/2 w-60 [translate:-50%] overflow-hidden rounded-xl border-8 border-ink bg-paper shadow-high max-md:w-52">
        <p className="flex items-center gap-2.5 p-3 text-sm font-semibold">
          <Mark size={26} />
          {scene.handle}
        </p>
        <Valve />
        <p className="flex gap-3 px-3 pt-3 text-ink">
          <Glyph path={HEART} />
          <Glyph path="M4 5h16v11H10l-5 4v-4H4z" />
          <Icon name="send" size={20} />
        </p>
        <p className="px-3 pt-2 text-sm">{scene.post}</p>
        <p className="mx-3 mt-3 h-2 w-3/4 rounded-sm bg-porcelain" />
        <p className="mx-3 mt-2 h-2 w-1/2 rounded-sm bg-porcelain" />
      </div>
      <div className="absolute top-16 right-0 w-48 rounded-lg border border-line bg-paper p-3 shadow-mid max-md:top-10 max-md:w-40">
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Glyph path={HEART} className="text-line-strong" />
          {scene.like}
        </p>
        <p className="mt-2">
          <Badge>{scene.countsNot}</Badge>
        </p>
      </div>
      <div className="absolute bottom-0 left-0 w-66 rounded-lg border border-jade bg-paper p-4 shadow-high max-md:bottom-0 max-md:w-56">
        <p className="flex items-start gap-2.5 font-semibold">
          <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-jade text-paper">
            <Icon name="user" size={16} />
          </span>
          <span>
            <span className="block text-xs font-normal text-ink-soft">{scene.contact}</span>
            {scene.chat}
          </span>
        </p>
        <p className="mt-3 flex items-center gap-1.5">
          <Badge tone="success">
            <Icon name="check" size={13} />
            {scene.counts}
          </Badge>
        </p>
      </div>
    </div>
  );
}

function Glyph({ path, className }: { path: string; className?: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className={`shrink-0 ${className ?? ''}`}
    >
      <path d={path} />
    </svg>
  );
}

/** What is sent out, in rings around the phone. */
function Waves() {
  return (
    <svg
      viewBox="0 0 520 480"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full overflow-visible stroke-jade-soft"
    >
      {[150, 196, 242, 288].map((radius, i) => (
        <circle
          key={radius}
          cx="260"
          cy="240"
          r={radius}
          strokeWidth="1.5"
          strokeOpacity={1 - i * 0.22}
          strokeDasharray={i % 2 ? '3 9' : undefined}
        />
      ))}
      <g className="fill-cinnabar stroke-none">
        <circle cx="448" cy="300" r="6" />
        <circle cx="86" cy="150" r="5" />
        <circle cx="404" cy="434" r="4" />
      </g>
      <g className="fill-jade stroke-none">
        <circle cx="118" cy="382" r="4" />
        <circle cx="330" cy="58" r="5" />
        <circle cx="56" cy="262" r="4" />
      </g>
    </svg>
  );
}

/** The picture of the post: a valve on a test bench, its gauge under pressure. */
function Valve() {
  return (
    <svg
      viewBox="0 0 240 180"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      className="block w-full bg-jade-deep stroke-jade-soft"
    >
      <path d="M0 150h240M20 150v30M220 150v30" strokeOpacity="0.5" />
      <path d="M24 96h44m104 0h44M24 126h44m104 0h44M68 84v54M172 84v54M80 90l80 42V90l-80 42z" />
      <path d="M120 111V70m-26 0h52" />
      <circle cx="120" cy="40" r="27" className="fill-paper stroke-jade" />
      <path d="M104 52a20 20 0 1 1 32 0" className="stroke-jade" strokeDasharray="2 6" />
      <path d="m120 42 12-12" className="stroke-cinnabar" strokeLinecap="round" />
    </svg>
  );
}
