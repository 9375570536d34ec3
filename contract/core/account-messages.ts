import { z } from 'zod'

/** What answers about accounts say in English, by the key that screens translate them with. */
export const accountMessages = {
  invalidCredentials: 'Invalid credentials',
  signInAgain: 'Sign in again',
  secondFactorNeeded: 'Second factor needed',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  accountOpened: 'Your account is ready. We have emailed you a link to confirm your address.',
  accountReady: 'Your account is ready. Sign in to continue.',
  linkOnItsWay: 'If there is an account, a sign-in link is on its way.',
  resetSent: 'Password reset link has been sent to your email.',
  passwordChanged: 'Your password was changed. Sign in to continue.',
  linkDead: 'This link is no longer valid',
  emailConfirmed: 'Your email is confirmed.',
  codeOnItsWay: 'A code is on its way.',
  locked: 'The screen is locked.',
  welcomeBack: 'Welcome back.',
  thanks: 'Thank you.',
  denied: 'You did not agree at the other service, so nothing happened.',
  over: 'This sign-in is no longer valid. Please start again.',
  unverified: 'Your email is not confirmed at the other service. Confirm it there, then try again.',
  known:
    'There is already an account with this email. Sign in first, then link the other account in your profile.',
  taken: 'This account is already linked to another user.',
  unproven: 'The other service could not confirm who you are.',
  linkedAlready: 'An account of this service is already linked.',
  lastWay: 'This is your last sign-in method. Set a password or add a passkey first.',
  notLinked: 'No account is linked.',
  linked: 'The account is linked.',
  unlinked: 'The account is no longer linked.',
} as const
export type AccountMessageKey = keyof typeof accountMessages

/** A message to a person. Without a key, as from an API of others, the text is shown as it is. */
export const KeyedMessage = z.object({ message: z.string(), messageKey: z.string().optional() })
export type KeyedMessage = z.infer<typeof KeyedMessage>

/** The part of an answer that says what was done. */
export function keyedMessage(messageKey: AccountMessageKey): KeyedMessage {
  return { message: accountMessages[messageKey], messageKey }
}
