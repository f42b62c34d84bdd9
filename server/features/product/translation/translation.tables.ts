import { translationsTable } from '../../translation/translation.tables.ts';

export const productTranslations = translationsTable('product_translations', 'product_id');
