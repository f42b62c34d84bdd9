import { Button, type ButtonProps } from 'antd';
import type { To } from 'react-router';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props extends Omit<ButtonProps, 'href' | 'onClick' | 'target'> {
  to: To;
}

/** A link to another screen in the shape of a button: a button inside of a link would be two stops for the keyboard. */
export function ButtonLink({ to, ...rest }: Props) {
  const href = useHref(to);
  const goThere = useLinkClickHandler<HTMLElement>(to);
  return <Button {...rest} href={href} onClick={goThere as ButtonProps['onClick']} />;
}
