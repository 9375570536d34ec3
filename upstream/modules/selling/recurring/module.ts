import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import { recurrenceStanding } from '../../../recurrence/list-parts.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { router } from './endpoints.ts'
import { makeDue } from './make.ts'
import { recurringInvoices, recurringJob } from './records.ts'

/** One that has ended has no next day: then it is the last one made for, or else its first. */
const day = `case when next_date != '' then next_date else coalesce(
  (select max(date) from recurring_runs where recurring_id = recurring.id), first_date) end`

export const module = defineModule({
  name: 'recurring',
  endpoints: router,
  jobs: {
    /** Makes every invoice that is due, each in a transaction of its own, the oldest date first. */
    [recurringJob]: jobWithEffect(z.null(), ({ store, firm, env }) =>
      recurringInvoices.runDue(store, firm, ({ id }) =>
        makeDue(store, firm, id, env.PUBLIC_ORIGIN),
      ),
    ),
  },
  recordKinds: {
    recurring: {
      read: 'recurring:view',
      reach: followsParty('recurring', 'customer_id'),
      write: 'recurring:edit',
      path: (id) => `recurring/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; amount: number; currency: string }>(
          'select name as title, total as amount, currency from recurring where id = ?',
          id,
        )
        return row
      },
      moneyFields: ['total'],
    },
  },
  /** Recurring invoices of a customer; each made invoice is one of its own. */
  partyUses: [
    {
      kind: 'recurring',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from recurring where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          `update recurring set customer_id = ?1, content = json_set(content, '$.customerId', ?1)
         where customer_id = ?2`,
          intoId,
          fromId,
        )
      },
    },
  ],
  /** What is invoiced again and again, by the day of the next one. */
  partyDocuments: [
    {
      kind: 'recurring',
      read: 'recurring:view',
      from: 'recurring',
      party: 'customer_id',
      date: day,
      title: 'name',
      amount: 'total',
      currency: 'currency',
      standing: recurrenceStanding,
    },
  ],
  /** Cost centres of lines of what is invoiced again and again. */
  usesOf: {
    costCentre: isFoundBy(`select 1 from recurring, json_each(content, '$.lines') as line
         where line.value ->> 'costCentreId' = ? limit 1`),
  },
  /** The days on which recurring invoices will be made. */
  calendarLayers: [
    {
      layer: 'recurring',
      needs: 'recurring:view',
      entity: 'party',
      list: recurringInvoices.daysBetween,
    },
  ],
  /** The firm of the archive may still send them: a person says that they go on here. */
  onRestore: recurringInvoices.pauseAll,
})
