import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { router, viewedForm } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { lookAfterMail, newsMailJob } from './news-mails.ts'
import { leadForms } from './register.ts'

export const module = defineModule({
  name: 'lead-forms',
  endpoints: router,
  recordKinds: leadForms.recordKinds,
  mailKinds,
  jobs: {
    [newsMailJob]: jobWithEffect(
      z.object({ answerId: z.string(), mails: z.int() }),
      async ({ store, firm, env }, { payload }) => {
        const means = { context: firm, origin: env.PUBLIC_ORIGIN }
        return store.transact(firm, (writer) => lookAfterMail(writer, means, payload))
      },
    ),
  },
  leadEvents: ({ sql }, leadId) =>
    sql
      .exec<{ at: string }>('select created_at as at from lead_answers where lead_id = ?', leadId)
      .toArray()
      .map(({ at }) => ({ kind: 'form', at })),
  forgetsSenders: ({ sql }, before) => {
    sql.exec("update lead_answers set address = '' where address <> '' and created_at < ?", before)
  },
  viewedPages: { forms: viewedForm },
  /** A copy of a firm has addresses of its own. */
  onCopy,
  onRestore: onCopy,
})

function onCopy({ sql }: Writer): void {
  sql.exec('update lead_forms set public_secret = hex(randomblob(16))')
  sql.exec(
    'update lead_answers set news_secret = hex(randomblob(16)) where news_secret is not null',
  )
}
