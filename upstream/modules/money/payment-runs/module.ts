import { defineModule } from '../../../core/hooks.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { router } from './endpoints.ts'
import { requireFreeable, runThatMade } from './freeable.ts'
import { mailKinds } from './mail-kinds.ts'
import { filesOf, reachesRun } from './reader.ts'

export const module = defineModule({
  name: 'payment-runs',
  endpoints: router,
  recordKinds: {
    paymentRun: {
      read: 'payment:view',
      reach: { includes: reachesRun },
      write: 'payment:edit',
      path: (id) => `payment-runs/${id}`,
      find: ({ sql }, id) => {
        const [row] = sql.exec<{ title: string; date: string; amount: number; currency: string }>(
          `select number as title, execution_date as date, abs(total) as amount, currency
         from payment_runs where id = ?`,
          id,
        )
        return row
      },
      moneyFields: ['total'],
    },
  },
  /** Runs that pay a supplier's bills. */
  partyUses: [
    {
      kind: 'paymentRun',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            `select count(distinct run_id) as count from payment_run_items
           where payee_id = ? and kind = 'bill'`,
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        const change = `update payment_run_items set payee_id = ? where payee_id = ? and kind = 'bill'`
        sql.exec(change, intoId, fromId)
      },
    },
  ],
  /** The number names the run at the bank, too. */
  numberedKinds: [
    {
      kind: 'paymentRun',
      pattern: 'RUN-{YYYY}-{####}',
      prefixes: { de: 'ZL-', it: 'DP-', ru: 'РП-', es: 'REM-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from payment_runs where number = ?', number).toArray().length > 0,
    },
  ],
  /** The bank may have the file of an approved run, and will move what it says. */
  paymentHolds: {
    holds: ({ sql }, documentId) =>
      sql
        .exec(
          `select 1 from payment_run_items as item join payment_runs as run on run.id = item.run_id
         where item.document_id = ? and item.is_open = 1 and run.state = 'approved'`,
          documentId,
        )
        .toArray().length > 0,
    isFiled: (reader, madeId, date) => {
      const run = runThatMade(reader, madeId, date)
      return run !== undefined && filesOf(reader, run.id).length > 0
    },
    requireFreeable: (reader, context, { madeId, date, isStoppedAtBank }) => {
      const run = runThatMade(reader, madeId, date)
      if (run) requireFreeable(reader, context, run, { isStoppedAtBank })
    },
  },
  mailKinds,
  approvals: { kinds: approvedKinds, listWaiting },
})
