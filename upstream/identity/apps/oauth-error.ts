/** What the token and registration endpoints answer when they refuse (RFC 6749, 5.2; RFC 7591, 3.2.2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'

/** A refusal in the words of OAuth; whoever throws it says what a developer needs to know. */
export class OAuthError extends Error {
  override name = 'OAuthError'

  constructor(
    readonly code: OAuthErrorCode,
    message: string,
  ) {
    super(message)
  }
}
