/** The form of a product, and its fields for the cards it consists of. */
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { productForm } from './values.ts';

export const { ContractForm, Field } = contractForm(productForm);
