import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OUTSIDE_HISTORY } from '../app/back-closes.ts';
import { wholeNumber } from '../list/list-address.ts';

const WIDTH = 560;
const NAME = 'open';

/** Which row's details are open stands in the address: a link opens them, and "back" closes them. */
export function useDetail() {
  const [address, setAddress] = useSearchParams();
  return {
    id: wholeNumber(address.get(NAME) ?? '') ?? null,
    /** For a link that opens the details of a row, with the list as it is. */
    linkTo(id: number) {
      const next = new URLSearchParams(address);
      next.set(NAME, String(id));
      return { search: next.toString() };
    },
    close: () =>
      setAddress(
        (before) => {
          before.delete(NAME);
          return before;
        },
        { replace: true },
      ),
  };
}

/** The details of a row at the right of its list; on a phone over all of it. */
export function DetailDrawer({
  title,
  open,
  onClose,
  extra,
  children,
}: {
  title: ReactNode;
  open: boolean;
  onClose(): void;
  extra?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Drawer
      rootClassName={OUTSIDE_HISTORY}
      placement="right"
      size={Math.min(WIDTH, window.innerWidth)}
      title={title}
      open={open}
      onClose={onClose}
      extra={extra}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}
