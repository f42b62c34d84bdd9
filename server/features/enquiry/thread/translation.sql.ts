/** Machine translations of messages. */
import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../../domain/enumerations.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { enquiryMessageTranslations as translations } from '../enquiry.tables.ts';

export async function keptTranslation(db: Executor, messageId: number, language: Language, hash: string) {
  const [row] = await db
    .select({ body: translations.body })
    .from(translations)
    .where(
      and(
        eq(translations.messageId, messageId),
        eq(translations.language, language),
        eq(translations.sourceHash, hash),
      ),
    );
  return row;
}

export async function keepTranslation(db: Executor, row: typeof translations.$inferInsert): Promise<void> {
  const { messageId: _, language: __, ...change } = row;
  await db
    .insert(translations)
    .values(row)
    .onConflictDoUpdate({ target: [translations.messageId, translations.language], set: change });
}
