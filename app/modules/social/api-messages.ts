import type { Translate } from '#app/shell/i18n/translate.ts'

/** Sentences of our own API and the keys of their translations. */
const known: Record<string, string> = {
  'You did not agree at the other service': 'said.denied',
  'This sign-in is not valid any more. Begin again.': 'said.over',
  'Your address is not confirmed at the other service': 'said.unverified',
  'Sign in first, then link the account in your profile': 'said.known',
  'This account signs in somebody else': 'said.taken',
  'The other service could not confirm who you are': 'said.unproven',
  'An account is linked already': 'said.linkedAlready',
  'It is the last way in': 'said.lastWay',
  'No account is linked': 'said.notLinked',
  'The account is linked.': 'said.linked',
  'The account is no longer linked.': 'said.unlinked',
}

/** What the API said, in the person's language; undefined where it is not of this module. */
export function apiMessageText(t: Translate, message: string): string | undefined {
  const key = known[message]
  return key && t(key)
}
