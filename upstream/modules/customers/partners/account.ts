import { asc, desc, eq } from 'drizzle-orm'
import type {
  Commission,
  PartnerAccount,
  PartnerPayout,
  PartnerStatement,
  Referral,
} from '#contract/customers/partners.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findPartyName } from '../../firm/parties/index.ts'
import { leads } from '../leads/index.ts'
import type { CommissionRow } from './commission-rows.ts'
import type { CommissionEvent } from './settled-net.ts'
import { type PaidOut, partnerStatements } from './statement.ts'
import {
  commissionEventsTable,
  commissionsTable,
  partnerInvoicesTable,
  partnerPayoutsTable,
  referralsTable,
} from './tables.ts'

const maxShown = 100
const firstDay = '1900-01-01'

/** A partner's figures, customers, last commissions and payouts, as their page shows them. */
export function accountOf(reader: Reader, context: FirmContext, partnerId: string): PartnerAccount {
  const toDate = firmDate(reader, context)
  return {
    statements: statementsOf(reader, partnerId, { fromDate: firstDay, toDate }),
    referrals: referralsOf(reader, partnerId),
    commissions: commissionsOf(reader, partnerId),
    payouts: payoutsOf(reader, partnerId),
  }
}

/** A partner's statements, one a currency; both days are in them. */
export function statementsOf(
  reader: Reader,
  partnerId: string,
  days: { fromDate: string; toDate: string },
): PartnerStatement[] {
  const rows = reader.db
    .select()
    .from(commissionsTable)
    .where(eq(commissionsTable.partnerId, partnerId))
    .orderBy(asc(commissionsTable.rowNumber))
    .all()
  return partnerStatements(partnerId, rows, paidOut(reader, partnerId), days).map(
    ({ rows: _, payouts: __, ...sums }) => sums,
  )
}

/** Payouts as they were made, and as they were taken back. */
function paidOut({ db }: Reader, partnerId: string): PaidOut[] {
  const rows = db
    .select()
    .from(partnerPayoutsTable)
    .where(eq(partnerPayoutsTable.partnerId, partnerId))
    .all()
  return rows.flatMap(({ currency, amount, date, cancelledDate }) => [
    { partnerId, currency, amount, date },
    ...(cancelledDate === null
      ? []
      : [{ partnerId, currency, amount: 0 - amount, date: cancelledDate }]),
  ])
}

/** @param limit the newest so many */
export function commissionsOf(reader: Reader, partnerId: string, limit = maxShown): Commission[] {
  const rows = reader.db
    .select({
      row: commissionsTable,
      event: commissionEventsTable.event,
      number: partnerInvoicesTable.number,
      names: partnerInvoicesTable.lineNames,
    })
    .from(commissionsTable)
    .innerJoin(commissionEventsTable, eq(commissionEventsTable.key, commissionsTable.eventKey))
    .innerJoin(partnerInvoicesTable, eq(partnerInvoicesTable.invoiceId, commissionsTable.invoiceId))
    .where(eq(commissionsTable.partnerId, partnerId))
    .orderBy(desc(commissionsTable.date), desc(commissionsTable.rowNumber))
    .limit(limit)
    .all()
  const paid = paidKeys(reader, partnerId)
  return rows.map(({ row, event, number, names }) => ({
    key: row.key,
    invoiceId: row.invoiceId,
    invoiceNumber: number,
    line: names[row.lineId] ?? '',
    cause: causeOf(event, row),
    date: row.date,
    payableDate: row.payableDate,
    currency: row.currency,
    amount: row.amount,
    isPaid: paid.has(row.key),
  }))
}

function causeOf(event: CommissionEvent, { amount }: Pick<CommissionRow, 'amount'>) {
  if (event.kind === 'denied') return 'denied'
  if (event.kind === 'credit') return 'credit'
  return amount < 0 ? 'takenBack' : 'payment'
}

function paidKeys({ sql }: Reader, partnerId: string): Set<string> {
  const rows = sql.exec<{ key: string }>(
    `select commission_key as key from partner_payout_rows where payout_id in
       (select id from partner_payouts where partner_id = ?)`,
    partnerId,
  )
  return new Set(rows.toArray().map(({ key }) => key))
}

function referralsOf(reader: Reader, partnerId: string): Referral[] {
  const rows = reader.db
    .select()
    .from(referralsTable)
    .where(eq(referralsTable.partnerId, partnerId))
    .orderBy(desc(referralsTable.at))
    .limit(maxShown)
    .all()
  return rows.map(({ id, partyId, leadId, by, at, flags, review }) => ({
    ...{ id, partyId, leadId, by, at, flags, review },
    name: partyId === null ? leadName(reader, leadId) : (findPartyName(reader, partyId) ?? ''),
  }))
}

function leadName(reader: Reader, leadId: string | null): string {
  return leadId === null ? '' : (leads.find(reader, leadId)?.label ?? '')
}

/** The newest payouts, of one partner or of all. */
export function payoutsOf({ db }: Reader, partnerId?: string): PartnerPayout[] {
  const isMeant = partnerId === undefined ? undefined : eq(partnerPayoutsTable.partnerId, partnerId)
  return db
    .select()
    .from(partnerPayoutsTable)
    .where(isMeant)
    .orderBy(desc(partnerPayoutsTable.date), desc(partnerPayoutsTable.rowNumber))
    .limit(maxShown)
    .all()
    .map(({ cancelledDate, ...row }) => ({ ...row, isCancelled: cancelledDate !== null }))
}
