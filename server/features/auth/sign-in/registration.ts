/** Step 1 of registration (spec M2.5, M5.3). */
import type { Tokens } from '../../../../contract/account/auth.ts';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { normalMobile } from '../../../../domain/account/identity.ts';
import { problemSentence } from '../../../../locales/problems.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/error.ts';
import { claimEnquiries } from '../../enquiry/enquiry.ts';
import { sendMessage } from '../../message/message.ts';
import { claimPurchases } from '../../purchase/purchase.ts';
import { accountByEmail, createAccount } from '../../user/user.ts';
import type { Proof } from '../captcha/proof-of-work.ts';
import { checkCode, codeTo, sendCode, spendCode } from '../code/codes.ts';
import { hashPassword, refuseCommonPassword } from '../password/password.ts';
import { startSession } from '../session/sessions.ts';

const isTaken = async (db: Executor, email: string): Promise<boolean> => {
  const account = await accountByEmail(db, email);
  return account !== undefined && account.status !== ACCOUNT_STATUS.deregistered;
};

/** The specification's form asks for it on leaving the field; status true: not yet registered. */
export async function checkEmail(
  deps: Deps,
  caller: Caller,
  email: string,
): Promise<{ status: boolean; msg: string }> {
  const taken = await isTaken(deps.db, email);
  return { status: !taken, msg: taken ? problemSentence('email_taken', caller.language) : '' };
}

/** Sends the code of step 1, or tells the holder of the address that it has an account. Throws too_many, proof_required. */
export async function sendRegistrationCode(
  deps: Deps,
  caller: Caller,
  email: string,
  proof: Proof | undefined,
): Promise<void> {
  const write = (await isTaken(deps.db, email)) ? 'exists' : 'code';
  await sendCode(deps, caller, codeTo.email(email, CODE_PURPOSES.registration), write, { proof });
}

export interface Registration {
  email: string;
  user_name: string;
  /** Empty where a buyer gave none. */
  mobile: string;
  password: string;
  verify_code: string;
}

/** Creates the account and signs in. Throws ApiError code_wrong, or invalid with email_taken. */
export async function register(deps: Deps, caller: Caller, form: Registration): Promise<Tokens> {
  refuseCommonPassword(form.password);
  const target = codeTo.email(form.email, CODE_PURPOSES.registration);
  if (await isTaken(deps.db, form.email)) throw invalid({ email: 'email_taken' });
  const code = await checkCode(deps, caller, target, form.verify_code).catch(async (error) => {
    // another tab has just spent it
    if (await isTaken(deps.db, form.email)) throw invalid({ email: 'email_taken' });
    throw error;
  });
  const passwordHash = await hashPassword(form.password);
  return deps.db.transaction(async (tx) => {
    // before the code is spent: of two tabs at once the second waits here and learns why it fails
    const { id } = await createAccount(deps, tx, {
      email: form.email,
      name: form.user_name,
      mobile: form.mobile === '' ? null : normalMobile(form.mobile),
      passwordHash,
      language: caller.language,
    });
    await spendCode(deps, tx, code);
    await sendMessage(deps, tx, id, 'welcome', { name: form.user_name }, '/company');
    await audit(tx, caller, { action: 'register', entity: 'user', id });
    // the code has proved whose address it is: what a guest posted with it is the account's from now on
    await claimPurchases(tx, caller, { userId: id, email: form.email });
    await claimEnquiries(tx, caller, { userId: id, email: form.email });
    return startSession(deps, tx, caller, id);
  });
}
