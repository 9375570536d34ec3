import { z } from 'zod'
import { conflictOf } from '#contract/core/errors.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { TillRegisterInput } from '#contract/tills/tills.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { soldRows, tillLinesView, tillTicketsView } from './analysis-view.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { playTillDay, setUpTill, tillDays } from './demo.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { onCopy, onRestore } from './on-copy.ts'
import { recordKinds } from './record-kinds.ts'
import { getRegister, requireTerminals, updateRegister } from './registers.ts'
import { getStoredSession } from './session-reader.ts'
import { partiesToTickets, soldTicketLines, unpostedTicketSales } from './sold-lines.ts'
import { takenByMonth } from './taken.ts'
import { endAbandoned } from './terminal-abandoned.ts'
import { followRefund, terminalRefundJob } from './terminal-refund.ts'
import { followReturn, returnLookJob } from './terminal-return.ts'
import { abandonedJob } from './terminal-show.ts'
import { getStoredTotal } from './totals/reader.ts'
import { countOpenSessions } from './views.ts'
import { wrongSums } from './wrong-sums.ts'

const Stored = TillRegisterInput.extend({ version: Version })

export const module = defineModule({
  name: 'tills',
  wrongSums,
  analysisViews: [tillTicketsView, tillLinesView],
  soldRows,
  soldCostParties: { table: 'till_tickets', customer: 'customer_id', person: 'cashier_id' },
  cashDayGuard(reader, until) {
    if (countOpenSessions(reader, until) > 0) throw conflictOf('tillsOpen')
  },
  counterSales: {
    lines: soldTicketLines,
    unposted: unpostedTicketSales,
    parties: partiesToTickets,
    countOpen: countOpenSessions,
    taken: takenByMonth,
  },
  demoShop: { days: tillDays, setUp: setUpTill, play: playTillDay },
  dashboardTiles,
  endpoints: router,
  jobs: {
    [abandonedJob]: jobWithEffect(
      z.object({ cartId: Id, attempt: z.int() }),
      (means, { payload }) => endAbandoned(means, payload),
    ),
    [returnLookJob]: jobWithEffect(
      z.object({ cartId: Id, attempt: z.int() }),
      (means, { payload }) => followReturn(means, payload),
    ),
    [terminalRefundJob]: jobWithEffect(z.object({ refundId: Id }), (means, { payload }) =>
      followRefund(means, payload.refundId),
    ),
  },
  recordKinds,
  /** Tickets of a customer, with the name they were sold under. */
  partyUses: [
    {
      kind: 'tillTicket',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from till_tickets where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update till_tickets set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** Tickets of a customer who was named at the till. */
  partyDocuments: [
    {
      kind: 'tillTicket',
      read: 'till:view',
      from: 'till_tickets',
      party: 'customer_id',
      date: 'date',
      title: 'number',
      amount: 'total',
      currency: 'currency',
      isCredit: `kind = 'refund'`,
      standing: `'done'`,
    },
  ],
  /** Items that were sold at a till, and cost centres that they were sold for. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from till_ticket_lines where item_id = ? limit 1', id).toArray().length >
      0,
    costCentre: isFoundBy(`select 1 from till_registers where cost_centre_id = ?1
         union all select 1 from till_ticket_lines where cost_centre_id = ?1 limit 1`),
  },
  /** Totals of days; registers number their own tickets and reports. */
  numberedKinds: [
    {
      kind: 'dayTotal',
      pattern: 'DT-{YYYY}-{####}',
      prefixes: { en: 'DT-', de: 'TE-', it: 'INC-', ru: 'ВД-', es: 'TD-' },
      reset: 'yearly',
      // A day is often noted after a later one.
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from till_day_totals where number = ?', number).toArray().length > 0,
    },
  ],
  sealedDocuments: {
    tillSession: (reader, sessionId) => sealIfThere(() => partsSeal(reader, sessionId)),
    dayTotal: (reader, id) => sealIfThere(() => totalSeal(reader, id)),
  },
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  settingKinds: {
    /** What would be refused when typed, such as a code that stands on tickets, is refused here, too. */
    tillRegister: {
      needs: 'till:edit',
      page: 'tills',
      actions: ['update'],
      moneyFields: ['float'],
      read: (reader, id) => getRegister(reader, id),
      write: (writer, where, id, values) => {
        const input = Stored.parse(values)
        requireTerminals(where, input, getRegister(writer, id).terminalReader)
        updateRegister(writer, where.firm, id, input)
      },
    },
  },
  onCopy,
  onRestore,
  approvals: { kinds: approvedKinds, listWaiting },
})

/**
 * SHA-256 of what a Z report says, which its entries take into the chain: a report that was changed
 * afterwards breaks it.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, sessionId: string): string {
  const row = getStoredSession(reader, sessionId)
  const sealedParts = [
    ...[row.id, row.number, row.registerId, row.date, row.openedAt, row.openedBy],
    ...[row.openingCount, row.closingCount, row.countedAt, row.countedBy, row.closedAt],
    ...[row.note, row.report],
  ]
  return sealOf(sealedParts)
}

/** SHA-256 of what a day came to; that it was reversed is said by the entry that does so. */
function totalSeal(reader: Reader, id: string): string {
  const { number, date, currency, rows, note, createdAt, createdBy } = getStoredTotal(reader, id)
  return sealOf([id, number, date, currency, rows, note, createdAt, createdBy])
}
