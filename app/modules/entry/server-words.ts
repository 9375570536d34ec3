import type { Translate } from '#app/shell/i18n/translate.ts'

/** Sentences of our own API and the keys of their translations. */
const known: Record<string, string> = {
  'Invalid credentials': 'said.invalidCredentials',
  'Sign in again': 'said.signInAgain',
  'You are signed in.': 'said.signedIn',
  'You are signed out.': 'said.signedOut',
  'Your account is ready. Sign in to go on.': 'said.accountReady',
  'User not authenticated': 'said.notAuthenticated',
  'If there is an account, a sign-in link is on its way.': 'said.linkOnItsWay',
  'Password reset link has been sent to your email.': 'said.resetSent',
  'Check your email': 'said.checkEmail',
  'Your password is changed. Sign in to go on.': 'said.passwordChanged',
  'This link is not valid any more': 'said.linkDead',
  'Your email is confirmed.': 'said.emailConfirmed',
  'A code is on its way.': 'said.codeOnItsWay',
  'The screen is locked.': 'said.locked',
  'Welcome back.': 'said.welcomeBack',
  'Thank you.': 'said.thanks',
}

/** What the API said, in the person's language where it is known; `t` is of the namespace `entry`. */
export function serverWords(t: Translate, message: string): string {
  const key = known[message]
  return key ? t(key) : message
}
