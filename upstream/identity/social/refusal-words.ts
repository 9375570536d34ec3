/** Why a sign-in or a linking came to nothing, and what is said of it. */
const words = {
  accessDenied: 'You did not agree at the other service',
  stateMismatch: 'This sign-in is not valid any more. Begin again.',
  emailNotVerified: 'Your address is not confirmed at the other service',
  notLinked: 'Sign in first, then link the account in your profile',
  unknown: 'Invalid credentials',
  linkedToOther: 'This account signs in somebody else',
  unconfirmed: 'The other service could not confirm who you are',
} as const
export type Refusal = keyof typeof words

/** What is said of a refusal. */
export function refusalWords(refusal: Refusal): string {
  return words[refusal]
}
