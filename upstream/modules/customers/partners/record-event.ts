import { eq } from 'drizzle-orm'
import { convert } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { post, sealOf } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type CommissionRow, commissionRows } from './commission-rows.ts'
import { isInReach } from './programme.ts'
import { programmeRules } from './settings.ts'
import type { CommissionEvent } from './settled-net.ts'
import { getPartner, getReferral, historyOf, type TrackedInvoice } from './store.ts'
import { commissionEventsTable, commissionsTable, referralsTable } from './tables.ts'

/** The source of entries of commissions. */
export const commissionKind = 'partnerCommission'

/**
 * Writes what happened to an invoice, once, with the commissions that it adds or takes back, and posts
 * them: an expense, and what is owed to the partner.
 * @throws AppError locked
 */
export function recordEvent(
  writer: Writer,
  context: FirmContext,
  tracked: TrackedInvoice,
  event: CommissionEvent,
): void {
  const { invoiceId, exchangeRate, invoice, number } = tracked
  const history = historyOf(writer, invoiceId)
  if (history.events.some(({ key }) => key === event.key)) return
  noteFirstPaid(writer, tracked, event)
  const rows = isCounted(writer, tracked)
    ? commissionRows(invoice, programmeRules(writer), history, event)
    : []
  const { baseCurrency } = getFirmProfile(writer)
  const worth = rows.map((row) => ({
    ...row,
    amountBase: convert(row.amount, row.currency, baseCurrency, exchangeRate),
  }))
  const amountBase = worth.reduce((sum, row) => sum + row.amountBase, 0)
  const id = context.newId()
  const createdAt = context.now.toISOString()
  writer.db
    .insert(commissionEventsTable)
    .values({ id, key: event.key, invoiceId, date: event.date, event, amountBase, createdAt })
    .run()
  for (const row of worth) writer.db.insert(commissionsTable).values(row).run()
  if (amountBase === 0) return
  const { partyId, name } = getPartner(writer, tracked.partnerId)
  const amount = worth.reduce((sum, row) => sum + row.amount, 0)
  post(writer, context, {
    date: event.date,
    memo: `${number} ${name}`,
    source: { kind: commissionKind, id },
    lines: [
      { account: { role: 'commissions' }, debit: amountBase, credit: 0 },
      {
        account: { role: 'partnerPayable' },
        debit: 0,
        credit: amountBase,
        currency: invoice.currency,
        amount: 0 - amount,
        ...(partyId !== null && { partyId }),
      },
    ],
  })
}

/** The first invoice of a customer that money came for stays the first. */
function noteFirstPaid(writer: Writer, tracked: TrackedInvoice, event: CommissionEvent): void {
  if (event.kind !== 'money' || event.gross <= 0) return
  const { referralId, invoiceId } = tracked
  if (getReferral(writer, referralId).firstPaidId !== null) return
  writer.db
    .update(referralsTable)
    .set({ firstPaidId: invoiceId, firstPaidDate: event.date })
    .where(eq(referralsTable.id, referralId))
    .run()
}

/** Whether the programme counts an invoice: the first paid one, or one of the months from it. */
function isCounted(writer: Writer, { referralId, invoice }: TrackedInvoice): boolean {
  const { firstPaidId, firstPaidDate } = getReferral(writer, referralId)
  if (firstPaidId === null || firstPaidDate === null) return false
  const first = { invoiceId: firstPaidId, date: firstPaidDate }
  return isInReach(programmeRules(writer).reach, invoice, first)
}

/** SHA-256 of an event and its commissions, which their entry takes into the chain. */
export function eventSeal(
  event: typeof commissionEventsTable.$inferSelect,
  rows: readonly CommissionRow[],
): string {
  return sealOf([event.id, event.key, event.invoiceId, event.amountBase, event.event, ...rows])
}
