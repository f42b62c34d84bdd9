import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { CallError } from '../../client/call.ts';
import type { Say } from '../entries.ts';

export const longText = (say: Say) =>
  say(
    'Stainless steel hexagon bolts with full thread, bright finish, for bridges, ships and everything else that stands outdoors for many years',
    '不锈钢全螺纹六角螺栓，表面光亮，适用于桥梁、船舶以及其他长年置于户外的各类结构件与设备的紧固连接',
  );

export const never = () => new Promise<never>(() => {});
export const done = async () => {};
export const nothing = () => {};

/** The answer of a query that has come, has not come yet, or has failed. */
export function useAnswer<T>(phase: 'loading' | 'failed' | 'answered', data: T): UseQueryResult<T, Error> {
  return useQuery<T, Error>({
    queryKey: ['gallery', phase, data],
    queryFn: () => {
      if (phase === 'loading') return never();
      if (phase === 'failed') throw new CallError(500, {});
      return data;
    },
    retry: false,
  });
}

/** What it shows after its first button was pressed. */
export function Pressed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
}
