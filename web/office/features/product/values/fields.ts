/** The product form and its fields, for the cards it is made of. */
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { productForm } from './values.ts';

export const { ContractForm, Field, TextField } = contractForm(productForm);
