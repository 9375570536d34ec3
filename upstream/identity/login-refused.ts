/** A refused login, answered as the specification has it: `{ error, data: { redirectTo?, flow? } }`. */
export class LoginRefused extends Error {
  override name = 'LoginRefused'
  constructor(
    readonly redirectTo?: string,
    message = 'Invalid credentials',
    /** What a login that is only half done goes on with, as the second factor does. */
    readonly flow?: string,
  ) {
    super(message)
  }
}
