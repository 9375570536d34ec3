import type { Env } from '../../core/env.ts'
import { OAuthError } from './oauth-error.ts'

/** Where assistants call, under the origin. */
export const assistantsResource = '/mcp'

/**
 * What tokens are for (RFC 8707): the API and the endpoint of assistants are one, with the same rights.
 * @throws OAuthError invalid_target for anything that is not ours
 */
export function requireResource({ PUBLIC_ORIGIN }: Env, asked: readonly string[]): void {
  const ours = ['', '/', assistantsResource, '/api'].map((path) => PUBLIC_ORIGIN + path)
  for (const one of asked) {
    if (!ours.includes(one))
      throw new OAuthError('invalid_target', 'There is no such resource here')
  }
}
