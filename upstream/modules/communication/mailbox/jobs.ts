import { z } from 'zod'
import { mailKey } from '../../../mail/incoming/prepare-mail.ts'
import { type JobKinds, jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { makeBillsOfMail } from './bills-of-mail.ts'
import { deliverInside } from './deliver.ts'
import { emptyBins } from './empty-bins.ts'
import { sendAnswer } from './invitations-of-mail.ts'
import {
  deliverJob,
  emptyBinsJob,
  forgetMailJob,
  makeBillsJob,
  sendAnswerJob,
  sendJob,
  takeRepliesJob,
  wakeJob,
} from './job-names.ts'
import { takeRepliesOfMail } from './replies-of-mail.ts'
import { leave } from './send.ts'
import { wake } from './snooze.ts'

export const jobs: JobKinds = {
  [sendJob]: jobWithEffect(z.object({ draftId: z.string() }), async (means, { payload }) => {
    await leave(means, payload.draftId)
    return undefined
  }),
  [sendAnswerJob]: jobWithEffect(
    z.object({ draftId: z.string(), fileId: z.string(), file: z.string() }),
    async (means, { payload }) => {
      await sendAnswer(means, payload)
      return undefined
    },
  ),
  [deliverJob]: jobWithEffect(
    z.object({ mailId: z.string(), to: z.array(z.string()) }),
    (means, { payload }) => deliverInside(means, payload),
  ),
  [makeBillsJob]: jobWithEffect(
    z.object({ mailId: z.string(), takesInvoicesAlone: z.boolean().default(false) }),
    async (means, { payload }) => {
      await makeBillsOfMail(means, payload)
      return undefined
    },
  ),
  [takeRepliesJob]: jobWithEffect(
    z.object({ mailId: z.string(), tag: z.string() }),
    async (means, { payload }) => {
      await takeRepliesOfMail(means, payload)
      return undefined
    },
  ),
  [forgetMailJob]: jobWithEffect(
    z.object({ parts: z.array(z.string()) }),
    async ({ env, firm }, { payload }) => {
      const keys = payload.parts.map((part) => {
        const [mailId = '', name = ''] = part.split('/')
        return mailKey(firm.firmId, mailId, name)
      })
      for (let at = 0; at < keys.length; at += 1000)
        await env.FILES.delete(keys.slice(at, at + 1000))
      return undefined
    },
    { isReported: false },
  ),
  [wakeJob]: jobInTransaction(z.object({ threadId: z.string() }), (writer, { now }, { payload }) =>
    wake(writer, payload.threadId, now),
  ),
  [emptyBinsJob]: jobInTransaction(z.null(), (writer, { now }) => emptyBins(writer, now)),
}
