import { type AccountMessageKey, accountMessages } from '#contract/core/account-messages.ts'

/** A refused login, answered as the specification has it: `{ error, data: { redirectTo?, flow?, messageKey } }`. */
export class LoginRefused extends Error {
  override name = 'LoginRefused'
  constructor(
    readonly redirectTo?: string,
    readonly messageKey: AccountMessageKey = 'invalidCredentials',
    /** What a login that is only half done goes on with, as the second factor does. */
    readonly flow?: string,
  ) {
    super(accountMessages[messageKey])
  }
}
