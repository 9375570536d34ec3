import { directory } from '../../../identity/directory.ts'
import type { IdentityHooks } from '../../../identity/hooks.ts'
import { forgetUnconfirmed } from './notices/confirm.ts'

export const identityHooks: IdentityHooks = {
  sweep: async (env, now) => forgetUnconfirmed(directory(env), now),
}
