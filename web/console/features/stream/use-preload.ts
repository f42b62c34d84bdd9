import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DrawnKind, reviewPreviewRoutes } from '../../../../contract/review/preview.ts';
import type { Input, Route } from '../../../../contract/schema/route.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { keyOf } from '../../../backoffice/app/queries.ts';
import { callWith } from '../../../client/call.ts';

/** Reads the next entry and its page before they are asked for. */
export function usePreload(route: Route, drawn?: DrawnKind): (id: number) => void {
  const client = useQueryClient();
  const { language } = useLanguage();
  return useCallback(
    (id) => {
      const ask = (of: Route, input: object) =>
        void client.prefetchQuery({
          queryKey: [keyOf(of), input],
          queryFn: ({ signal }) => callWith(of, input as Input<Route>, { signal }),
          staleTime: Number.POSITIVE_INFINITY,
        });
      ask(route, { params: { id } });
      if (drawn)
        ask(reviewPreviewRoutes.previewEntry, {
          params: { kind: drawn, id },
          query: { language },
        });
    },
    [client, route, drawn, language],
  );
}
