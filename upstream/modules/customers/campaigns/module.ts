import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { FailedForGood, jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { recipientsView } from './analysis-view.ts'
import { confirmHit } from './counted-links.ts'
import { router } from './endpoints.ts'
import { forgetRecipients } from './forget.ts'
import { campaigns } from './register.ts'
import { sendNext } from './send.ts'
import { beginJob, beginScheduled, giveBack, sendJob } from './start.ts'
import { liftOptOut } from './suppressions.ts'

export const module = defineModule({
  name: 'campaigns',
  endpoints: router,
  analysisViews: [recipientsView],
  recordKinds: campaigns.recordKinds,
  jobs: {
    [beginJob]: jobInTransaction(
      z.object({ campaignId: z.string(), scheduledAt: z.string() }),
      (writer, context, { payload }) => {
        try {
          beginScheduled(writer, context, payload)
        } catch (error) {
          // Another attempt finds nobody either: the firm is told, and the campaign is a draft again.
          const isRefused = error instanceof AppError && error.code === 'conflict'
          throw isRefused ? new FailedForGood('Nobody in the segment may be written to') : error
        }
      },
      {
        onFailed: (writer, context, { payload }) => giveBack(writer, context, payload.campaignId),
        isReported: false,
      },
    ),
    [sendJob]: jobWithEffect(
      z.object({ campaignId: z.string() }),
      async ({ store, firm, env }, { payload: { campaignId } }) => {
        const means = { context: firm, origin: env.PUBLIC_ORIGIN }
        return store.transact(firm, (writer) => sendNext(writer, means, campaignId))
      },
    ),
  },
  /** A form that was sent proves that a person opened the link which led there. */
  formAnswered: (writer, _, { address }) => confirmHit(writer, address),
  /** Whoever confirms that they want news is on the list again, even if they left it before. */
  newsConfirmed: (writer, _, { email }) => liftOptOut(writer, email),
  partyUses: [
    {
      kind: 'campaign',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            `select count(*) as count from campaign_recipients
             where party_id = ? and state <> 'leftOut'`,
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update campaign_recipients set party_id = ? where party_id = ?', intoId, fromId)
      },
      forget: forgetRecipients,
    },
  ],
  onCopy: halted,
  /** What was being sent does not go on in a firm that is made of an archive. */
  onRestore: halted,
})

/** A copy of a firm sends nothing by itself, and its links are others. */
function halted({ sql }: Writer): void {
  sql.exec("update campaigns set state = 'paused' where state = 'sending'")
  sql.exec("update campaigns set state = 'draft', scheduled_at = null where state = 'scheduled'")
  sql.exec('update campaign_recipients set secret = hex(randomblob(16))')
}
