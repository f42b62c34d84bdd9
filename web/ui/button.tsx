import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './styles/class-names.ts';

const LOOKS = {
  /** The one main action of a page. */
  accent: 'bg-cinnabar text-paper hover:bg-cinnabar-dark border-cinnabar hover:border-cinnabar-dark',
  primary: 'bg-jade text-paper hover:bg-jade-dark border-jade hover:border-jade-dark',
  outline: 'bg-paper text-jade border-jade hover:bg-jade-tint',
  quiet: 'bg-paper text-ink border-line hover:border-line-strong',
} as const;
const SIZES = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-base',
  lg: 'min-h-12 px-6 text-md',
} as const;

export interface ButtonLook {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  className?: string;
}

const buttonClass = ({ look = 'primary', size = 'md', className }: ButtonLook) =>
  classNames('button', LOOKS[look], SIZES[size], className);

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ look, size, className } as ButtonLook)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a className={buttonClass({ look, size, className } as ButtonLook)} {...rest} />;
}
