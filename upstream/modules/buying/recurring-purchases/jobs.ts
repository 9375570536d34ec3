import { z } from 'zod'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { makeDue } from './make.ts'
import { recurringPurchaseJob } from './plan.ts'
import { findNext } from './reader.ts'

/** As many as one alarm makes; what is left follows at once. */
const maxAtOnce = 200

export const jobs: JobKinds = {
  /**
   * Makes every bill and expense that is due, each in a transaction of its own, the oldest first. What
   * its author may do is asked anew before it is posted.
   */
  [recurringPurchaseJob]: jobWithEffect(z.null(), async ({ store, env, firm }) => {
    for (let made = 0; made < maxAtOnce; made += 1) {
      const due = findNext(store.reader, firm.now)
      if (!due) break
      const rights =
        due.mode === 'post' ? await findPresentRights(env, firm.firmId, due.preparedBy) : undefined
      makeDue(store, firm, due, rights)
    }
    const next = findNext(store.reader)
    return next && new Date(next.runAt)
  }),
}
