import { z } from 'zod'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { makeDue } from './make.ts'
import { recurringJob } from './plan.ts'
import { findNext } from './reader.ts'

/** As many invoices as one alarm makes; what is left follows at once. */
const maxAtOnce = 200

export const jobs: JobKinds = {
  /** Makes every invoice that is due, each in a transaction of its own, the oldest date first. */
  [recurringJob]: jobWithEffect(z.null(), async ({ store, firm, env }) => {
    for (let made = 0; made < maxAtOnce; made += 1) {
      const due = findNext(store.reader, firm.now)
      if (!due) break
      makeDue(store, firm, due.id, env.PUBLIC_ORIGIN)
    }
    const next = findNext(store.reader)
    return next && new Date(next.runAt)
  }),
}
