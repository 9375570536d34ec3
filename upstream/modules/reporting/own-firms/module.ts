import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { router } from './endpoints.ts'
import { handOver } from './hand-over.ts'
import { invoiceSteps } from './invoice-steps.ts'
import { handOverJob } from './job-names.ts'
import { ownFirmBillsTable, ownFirmInvoicesTable, ownFirmLinksTable } from './tables.ts'

const Payload = z.object({ invoiceId: Id, userId: z.string(), userName: z.string() })

export const module = defineModule({
  name: 'own-firms',
  endpoints: router,
  jobs: {
    /**
     * With what the person who issued it may do in the other firm now. Where that is not enough, or the
     * other firm refuses it, it waits on the page of own firms for somebody who may.
     */
    [handOverJob]: jobWithEffect(Payload, async ({ store, env, firm }, { payload }) => {
      const { invoiceId, userId, userName } = payload
      const actor = { ...firm.actor, userId, userName, role: 'owner' } as const
      try {
        await handOver({ store, env, firm: { ...firm, actor } }, invoiceId)
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'unavailable') throw error
      }
      return undefined
    }),
  },
  /** That a customer is an own firm goes with them. */
  partyUses: [
    {
      kind: 'ownFirm',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from own_firm_links where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          'update or ignore own_firm_links set party_id = ? where party_id = ?',
          intoId,
          fromId,
        )
        sql.exec('delete from own_firm_links where party_id = ?', fromId)
      },
    },
  ],
  invoiceSteps,
  /** What another firm is to this one is said by who may there, not by an archive. */
  onRestore({ db }: Writer): void {
    for (const table of [ownFirmLinksTable, ownFirmInvoicesTable, ownFirmBillsTable]) {
      db.delete(table).run()
    }
  },
})
