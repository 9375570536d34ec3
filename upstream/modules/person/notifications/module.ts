import { defineModule } from '../../../core/hooks.ts'
import { directory } from '../../../identity/directory.ts'
import { router } from './endpoints.ts'
import { noticeSignIn } from './new-sign-in.ts'
import { notify, notifyMembers } from './notify.ts'
import { forgetOldNotices } from './purge.ts'
import { sendDue } from './send-due.ts'
import { wakeOverdue } from './wake-overdue.ts'

export const module = defineModule({
  name: 'notifications',
  notifyMembers,
  directoryEndpoints: router,
  identityHooks: {
    notify,
    onSignIn: noticeSignIn,
    sweep: async (env, now, maxRows) => {
      const db = directory(env)
      await db.batch(forgetOldNotices(db, now, maxRows))
      await wakeOverdue(env, now)
    },
  },
  wakePersonFor: sendDue,
})
