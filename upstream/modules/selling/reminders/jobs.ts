import { z } from 'zod'
import { firmDate } from '../../firm/firms/index.ts'
import { type JobKinds, jobWithEffect } from '../../firm/jobs/index.ts'
import { sendEach } from '../../firm/mails/index.ts'
import { dueOn } from './due.ts'
import { nextMorning, remindersJob } from './plan.ts'
import { getSettings } from './reader.ts'
import { mailsOf } from './send.ts'

const maxAtOnce = 500

export const jobs: JobKinds = {
  /** Sends what is due today, each in a transaction of its own; what cannot go out stays listed. */
  [remindersJob]: jobWithEffect(z.null(), async ({ store, firm, env }) => {
    const { reader } = store
    if (!getSettings(reader).isOn) return undefined
    // The firm itself sees all that it sends.
    const whole = { ...firm, actor: { ...firm.actor, role: 'owner' } }
    const { rows, hasMore } = dueOn(reader, firmDate(reader, firm), maxAtOnce)
    const possible = rows.filter(({ obstacle }) => obstacle === null)
    const ids = possible.map(({ itemId }) => itemId)
    sendEach(store, whole, ids, mailsOf(possible, env.PUBLIC_ORIGIN))
    return hasMore && possible.length > 0 ? firm.now : nextMorning(reader, firm)
  }),
}
