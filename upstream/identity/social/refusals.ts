import { type AccountMessageKey, accountMessages } from '#contract/core/account-messages.ts'
import { AppError } from '#contract/core/errors.ts'

/** Why a sign-in or a linking came to nothing, and the message about it. */
export const refusalMessages = {
  accessDenied: 'denied',
  stateMismatch: 'over',
  emailNotVerified: 'unverified',
  notLinked: 'known',
  unknown: 'invalidCredentials',
  linkedToOther: 'taken',
  unconfirmed: 'unproven',
} as const satisfies Record<string, AccountMessageKey>
export type Refusal = keyof typeof refusalMessages

/** An error of linking accounts, which screens translate by the key in its `detail`. */
export function accountError(
  code: 'conflict' | 'not_found',
  messageKey: AccountMessageKey,
): AppError {
  return new AppError(code, accountMessages[messageKey], { detail: { messageKey } })
}
