import { translationsTable } from '../../translation/translation.tables.ts';

export const purchaseTranslations = translationsTable('purchase_translations', 'purchase_id');
