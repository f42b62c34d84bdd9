import { Mark } from '../../ui/labels/mark.tsx';

export function Logo({ href, name, inverse = false }: { href: string; name: string; inverse?: boolean }) {
  const [first, ...rest] = name === '海外B2B平台' ? ['海外', 'B2B平台'] : name.split(' ');
  return (
    <a href={href} className="flex items-center gap-3">
      <Mark />
      <span className={inverse ? 'text-paper' : 'text-ink'}>
        <span className="block text-xl leading-6 font-bold tracking-[-0.02em]">{first} </span>
        <span
          className={`block text-xs leading-4 tracking-[0.04em] ${inverse ? 'text-jade-soft' : 'text-ink-faint'}`}
        >
          {rest.join(' ')}
        </span>
      </span>
    </a>
  );
}
