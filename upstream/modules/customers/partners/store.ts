import { asc, eq, sql as query } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Reader } from '../../../firm/store.ts'
import type { CommissionHistory, CommissionRow } from './commission-rows.ts'
import {
  commissionEventsTable,
  commissionsTable,
  type PartnerStored,
  partnerInvoicesTable,
  partnersTable,
  type ReferralStored,
  referralsTable,
} from './tables.ts'

export type TrackedInvoice = typeof partnerInvoicesTable.$inferSelect

/** @throws AppError not_found */
export function getPartner({ db }: Reader, id: string): PartnerStored {
  const row = db.select().from(partnersTable).where(eq(partnersTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such partner')
  return row
}

export function partnerByCode({ db }: Reader, code: string): PartnerStored | undefined {
  return db.select().from(partnersTable).where(eq(partnersTable.code, code)).get()
}

/** Whose coupon it is, however it is written; undefined for nobody's. */
export function partnerByCoupon({ db }: Reader, coupon: string): PartnerStored | undefined {
  const typed = coupon.trim().toUpperCase()
  if (typed === '') return undefined
  return db.select().from(partnersTable).where(eq(partnersTable.coupon, typed)).get()
}

/** Who of a contact's parties is a partner. */
export function partnerOfParty({ db }: Reader, partyId: string): PartnerStored | undefined {
  return db.select().from(partnersTable).where(eq(partnersTable.partyId, partyId)).get()
}

/** Partners who are approved, by their ids. */
export function approvedIds({ sql }: Reader): Set<string> {
  const rows = sql.exec<{ id: string }>(
    "select id from partners where state = 'approved' and is_archived = 0",
  )
  return new Set(rows.toArray().map(({ id }) => id))
}

export function referralOfParty({ db }: Reader, partyId: string): ReferralStored | undefined {
  return db.select().from(referralsTable).where(eq(referralsTable.partyId, partyId)).get()
}

export function referralOfLead({ db }: Reader, leadId: string): ReferralStored | undefined {
  return db.select().from(referralsTable).where(eq(referralsTable.leadId, leadId)).get()
}

/** @throws AppError not_found */
export function getReferral({ db }: Reader, id: string): ReferralStored {
  const row = db.select().from(referralsTable).where(eq(referralsTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such referral')
  return row
}

export function findTracked({ db }: Reader, invoiceId: string): TrackedInvoice | undefined {
  const isMeant = eq(partnerInvoicesTable.invoiceId, invoiceId)
  return db.select().from(partnerInvoicesTable).where(isMeant).get()
}

export function trackedOf({ db }: Reader, referralId: string): TrackedInvoice[] {
  const isMeant = eq(partnerInvoicesTable.referralId, referralId)
  return db.select().from(partnerInvoicesTable).where(isMeant).all()
}

/** What is known of an invoice: its events, its rows, and which of them are in a payout. */
export function historyOf(reader: Reader, invoiceId: string): CommissionHistory {
  const { db, sql } = reader
  const events = db
    .select({ event: commissionEventsTable.event })
    .from(commissionEventsTable)
    .where(eq(commissionEventsTable.invoiceId, invoiceId))
    .orderBy(asc(commissionEventsTable.id))
    .all()
  const rows = db
    .select()
    .from(commissionsTable)
    .where(eq(commissionsTable.invoiceId, invoiceId))
    .orderBy(asc(commissionsTable.rowNumber))
    .all()
  const paid = sql.exec<{ key: string }>(
    `select commission_key as key from partner_payout_rows
     where commission_key in (select key from commissions where invoice_id = ?)`,
    invoiceId,
  )
  return {
    events: events.map(({ event }) => event),
    rows: rows.map(toRow),
    paidKeys: new Set(paid.toArray().map(({ key }) => key)),
  }
}

/** Commissions that are in no payout, with what each is worth in the base currency. */
export function unpaidRows({ db }: Reader): (CommissionRow & { amountBase: number })[] {
  const isFree = query`not exists (
    select 1 from partner_payout_rows as taken where taken.commission_key = ${commissionsTable.key})`
  return db
    .select()
    .from(commissionsTable)
    .where(isFree)
    .orderBy(asc(commissionsTable.rowNumber))
    .all()
    .map((row) => ({ ...toRow(row), amountBase: row.amountBase }))
}

function toRow(row: typeof commissionsTable.$inferSelect): CommissionRow {
  const { rowNumber: _, amountBase: __, ...own } = row
  return own
}

/** The commissions that an event added, in their order. */
export function rowsOfEvent({ db }: Reader, eventKey: string): CommissionRow[] {
  return db
    .select()
    .from(commissionsTable)
    .where(eq(commissionsTable.eventKey, eventKey))
    .orderBy(asc(commissionsTable.rowNumber))
    .all()
    .map(toRow)
}
