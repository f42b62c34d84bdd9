/** The second factor, of staff and of members. */
export const secondFactor = {
  title: 'Second factor',
  required:
    'Your account decides about companies and reads private papers. Before you go on, connect an authenticator app on your phone with it.',
  optional:
    'With an authenticator app on your phone nobody signs in to your account who only knows your password or reads your mail. Every other session ends when you set it up.',
  none: 'Signing in asks for your password only.',
  end: 'Switch off',
  endText: 'Afterwards signing in asks for your password only, and your recovery codes are worthless.',
  ended: 'The second factor is switched off',
  since: (day: string) => `Signing in asks for a code of your authenticator app since ${day}.`,
  left: (n: number) => (n === 1 ? 'One recovery code is left.' : `${n} recovery codes are left.`),
  start: 'Set it up',
  move: 'Move to another phone',
  newCodes: 'New recovery codes',
  proof: 'Code of your app, or a recovery code',
  goOn: 'Go on',
  cancel: 'Cancel',
  scan: 'Scan this picture with an authenticator app such as Aegis, Google Authenticator or 1Password. Opened in another tab as well, only the newest picture counts.',
  picture: 'QR code of the secret',
  typed: 'Or type this secret into the app:',
  code: 'Six digits that the app shows',
  confirm: 'Confirm',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each of them replaces a code of the app once, when the phone is lost. They are shown only now: keep them where the phone is not.',
  copy: 'Copy',
  copied: 'Copied',
  kept: 'I have kept them',
};
