import type { Rule, RuleRender } from 'antd/es/form';
import { useCallback } from 'react';
import type * as z from 'zod';
import { useLanguage } from '../app/language.tsx';

/** Asked for when the first is needed: sign-in is there without them. A field is marked though they cannot be had. */
const loadSentences = () => import('../../../locales/problems.ts').catch(() => null);

/** A form rule from a schema of the contract, so that browser and server judge alike. */
export function useRule(): (schema: z.ZodType) => Rule {
  const { language } = useLanguage();
  return useCallback(
    (schema: z.ZodType): Rule => ({
      async validator(_, value) {
        const issue = schema.safeParse(value).error?.issues[0];
        if (issue) throw new Error((await loadSentences())?.issueSentence(issue, language));
      },
    }),
    [language],
  );
}

/** `confirm_password` must equal `password`; '密码不一致' otherwise. */
export function useSamePassword(): RuleRender {
  const { language } = useLanguage();
  return useCallback(
    ({ getFieldValue }) => ({
      async validator(_, value) {
        if (value !== getFieldValue('password'))
          throw new Error((await loadSentences())?.problemSentence('passwords_differ', language));
      },
    }),
    [language],
  );
}
