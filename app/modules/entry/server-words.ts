import type { Translate } from '#app/shell/i18n/translate.ts'

/** Sentences of our own API and the keys of their translations. */
const known: Record<string, string> = {
  'Invalid credentials': 'said.invalidCredentials',
  'You are signed in.': 'said.signedIn',
  'You are signed out.': 'said.signedOut',
  'Your account is ready. Sign in to go on.': 'said.accountReady',
  'User not authenticated': 'said.notAuthenticated',
}

/** What the API said, in the person's language where it is known; `t` is of the namespace `entry`. */
export function serverWords(t: Translate, message: string): string {
  const key = known[message]
  return key ? t(key) : message
}
