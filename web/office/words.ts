import { office as enOffice } from '../../locales/en/office.ts';
import { officeAccount as enAccount } from '../../locales/en/office-account.ts';
import { officeCompany as enCompany } from '../../locales/en/office-company.ts';
import { officeMessage as enMessage } from '../../locales/en/office-message.ts';
import { officeProduct as enProduct } from '../../locales/en/office-product.ts';
import { officeReasons as enReasons } from '../../locales/en/office-reasons.ts';
import { officeRegister as enRegister } from '../../locales/en/office-register.ts';
import { office as zhOffice } from '../../locales/zh/office.ts';
import { officeAccount as zhAccount } from '../../locales/zh/office-account.ts';
import { officeCompany as zhCompany } from '../../locales/zh/office-company.ts';
import { officeMessage as zhMessage } from '../../locales/zh/office-message.ts';
import { officeProduct as zhProduct } from '../../locales/zh/office-product.ts';
import { officeReasons as zhReasons } from '../../locales/zh/office-reasons.ts';
import { officeRegister as zhRegister } from '../../locales/zh/office-register.ts';
import { useBackofficeWords, useLanguage } from '../backoffice/language.tsx';

const WORDS = {
  en: {
    ...enOffice,
    account: enAccount,
    company: enCompany,
    message: enMessage,
    product: enProduct,
    reasons: enReasons,
    register: enRegister,
  },
  zh: {
    ...zhOffice,
    account: zhAccount,
    company: zhCompany,
    message: zhMessage,
    product: zhProduct,
    reasons: zhReasons,
    register: zhRegister,
  },
};

/** Words of the member centre; `kit` are those it shares with the console. */
export function useWords() {
  const { language } = useLanguage();
  const kit = useBackofficeWords();
  return { ...WORDS[language], kit };
}
