/** Password recovery. */
export const officeRecovery = {
  title: 'Recover password',
  steps: ['Verify account', 'Set new password', 'Done'],
  account: 'Bound e-mail or mobile number',
  code: 'Code',
  next: 'Next',
  accountEmpty: 'The e-mail or mobile number cannot be empty',
  accountFormat: 'This is neither an e-mail nor a mobile number',
  unknownEmail: 'This e-mail is not registered',
  verified: (account: string) => `Verified. Please set a new password for ${account}`,
  password: 'New password',
  passwordHint: 'Digits and letters, no more than 16',
  confirm: 'Confirm password',
  done: 'Done',
  success: (email: string) => `The new password is set and you are signed in, ${email}`,
  leaving: (seconds: number) => `You will be taken to your office in ${seconds} s.`,
  home: 'Go there now',
  signIn: 'Sign in',
  undo: {
    title: 'Take the change back',
    text: 'Your account gets the e-mail and the mobile number that it had before. Every session ends, and you choose a new password at once.',
    submit: 'Take it back',
    failed: 'This link no longer works',
    failedText: 'It works once, for 7 days. If you cannot sign in, recover your password.',
    recover: 'Recover password',
  },
};
export type OfficeRecoveryWords = typeof officeRecovery;
