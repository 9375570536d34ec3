import { directory } from '../../../identity/directory.ts'
import type { IdentityHooks } from '../../../identity/hooks.ts'
import { noticeSignIn } from './new-sign-in.ts'
import { notify } from './notify.ts'
import { forgetOldNotices } from './purge.ts'
import { wakeOverdue } from './wake-overdue.ts'

export const identityHooks: IdentityHooks = {
  notify,
  onSignIn: noticeSignIn,
  sweep: async (env, now, maxRows) => {
    const db = directory(env)
    await db.batch(forgetOldNotices(db, now, maxRows))
    await wakeOverdue(env, now)
  },
}
