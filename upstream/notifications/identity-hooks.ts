import { directory } from '../identity/directory.ts'
import type { IdentityHooks } from '../identity/hooks.ts'
import { noticeSignIn } from './new-sign-in.ts'
import { notify } from './notify.ts'
import { forgetOldNotices } from './purge.ts'

export const identityHooks: IdentityHooks = {
  notify,
  onSignIn: noticeSignIn,
  sweep: (env, now, maxRows) => {
    const db = directory(env)
    return db.batch(forgetOldNotices(db, now, maxRows))
  },
}
