/** Of better-auth and of providers; what is not here is said as the last. */
const known: Record<string, string> = {
  access_denied: 'You did not agree at the other service',
  state_mismatch: 'This sign-in is not valid any more. Begin again.',
  state_not_found: 'This sign-in is not valid any more. Begin again.',
  issuer_mismatch: 'This sign-in is not valid any more. Begin again.',
  EMAIL_NOT_VERIFIED: 'Your address is not confirmed at the other service',
  account_not_linked: 'Sign in first, then link the account in your profile',
  signup_disabled: 'Invalid credentials',
  account_already_linked_to_different_user: 'This account signs in somebody else',
}

/** What is said of a refusal. */
export function refusalWords(code: string): string {
  return known[code] ?? 'The other service could not confirm who you are'
}
