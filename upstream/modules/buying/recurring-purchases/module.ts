import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'
import { recurrenceStanding } from '../../../recurrence/list-parts.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { router } from './endpoints.ts'
import { makeDue } from './make.ts'
import { recurringPurchaseJob, recurringPurchases } from './records.ts'

export const module = defineModule({
  name: 'recurring-purchases',
  endpoints: router,
  jobs: {
    /**
     * Makes every bill and expense that is due, each in a transaction of its own, the oldest first. What
     * its author may do is asked anew before it is posted.
     */
    [recurringPurchaseJob]: jobWithEffect(z.null(), ({ store, env, firm }) =>
      recurringPurchases.runDue(store, firm, async (due) => {
        const rights =
          due.mode === 'post'
            ? await findPresentRights(env, firm.firmId, due.preparedBy)
            : undefined
        makeDue(store, firm, due, rights)
      }),
    ),
  },
  recordKinds: {
    recurringPurchase: {
      read: 'bill:view',
      reach: followsParty('recurring_purchases', 'supplier_id'),
      write: 'bill:edit',
      path: (id) => `recurring-purchases/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
          'select name as title, total as amount, currency from recurring_purchases where id = ?',
          id,
        )
        return row
      },
      moneyFields: ['total'],
    },
  },
  /** Recurring bills of a supplier; each made bill is one of its own. */
  partyUses: [
    {
      kind: 'recurringPurchase',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from recurring_purchases where supplier_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        const change = 'update recurring_purchases set supplier_id = ? where supplier_id = ?'
        sql.exec(change, intoId, fromId)
      },
    },
  ],
  /** Bills and expenses that come again and again, by the day of the next one. */
  partyDocuments: [
    {
      kind: 'recurringPurchase',
      read: 'bill:view',
      from: 'recurring_purchases',
      party: 'supplier_id',
      date: 'next_date',
      title: 'name',
      amount: '-total',
      currency: 'currency',
      standing: recurrenceStanding,
    },
  ],
  /** Cost centres of what is made again and again. */
  usesOf: {
    costCentre: isFoundBy(`select 1 from recurring_purchases where content ->> 'costCentreId' = ?1
         or exists (select 1 from json_each(content, '$.lines') as line
           where line.value ->> 'costCentreId' = ?1) limit 1`),
  },
  /** The days on which recurring bills and expenses will be made. */
  calendarLayers: [
    {
      layer: 'recurringPurchases',
      needs: 'bill:view',
      entity: 'party',
      list: recurringPurchases.daysBetween,
    },
  ],
  /** The firm of the archive may still make them: a person says that they go on here. */
  onRestore: recurringPurchases.pauseAll,
})
