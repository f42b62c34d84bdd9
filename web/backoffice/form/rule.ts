import type { Rule, RuleRender } from 'antd/es/form';
import { useCallback } from 'react';
import type * as z from 'zod';
import { issueSentence, problemSentence } from '../../../locales/problems.ts';
import { useLanguage } from '../language.tsx';

/** A form rule from a schema of the contract, so that browser and server judge alike. */
export function useRule(): (schema: z.ZodType) => Rule {
  const { language } = useLanguage();
  return useCallback(
    (schema: z.ZodType): Rule => ({
      async validator(_, value) {
        const issue = schema.safeParse(value).error?.issues[0];
        if (issue) throw new Error(issueSentence(issue, language));
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
          throw new Error(problemSentence('passwords_differ', language));
      },
    }),
    [language],
  );
}
