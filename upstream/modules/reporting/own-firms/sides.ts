import { desc, eq } from 'drizzle-orm'
import type { OwnFirmSide } from '#contract/reporting/own-firms.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { billsBetween } from '../../buying/bills/views.ts'
import { issuedTo } from '../../selling/invoicing/views.ts'
import { listLinks } from './links.ts'
import { ownFirmInvoicesTable as handedOver, ownFirmBillsTable as taken } from './tables.ts'

/** As many are compared, the newest first. */
const maxRows = 200

/**
 * What was issued to another own firm, in reach of whoever asks.
 * @param invoiceId that one alone
 */
export function givenTo(
  reader: Reader,
  actor: Actor,
  otherFirmId: string,
  invoiceId?: string,
): OwnFirmSide[] {
  const bills = new Map(
    reader.db
      .select()
      .from(handedOver)
      .where(eq(handedOver.otherFirmId, otherFirmId))
      .all()
      .map(({ invoiceId, billId }) => [invoiceId, billId]),
  )
  return listLinks(reader)
    .filter((link) => link.otherFirmId === otherFirmId)
    .flatMap(({ partyId }) => issuedTo(reader, partyId, { limit: maxRows, invoiceId }))
    .filter(({ id }) => reachesRecord(reader, actor, 'invoice', id))
    .map(({ id, kind, ...row }) => ({
      ...row,
      invoiceId: id,
      billId: bills.get(id) ?? null,
      kind: kind === 'creditNote' ? 'credit' : 'invoice',
    }))
}

/** What was taken from another own firm. */
export function takenFrom(reader: Reader, otherFirmId: string): OwnFirmSide[] {
  const rows = reader.db
    .select()
    .from(taken)
    .where(eq(taken.otherFirmId, otherFirmId))
    .orderBy(desc(taken.takenAt))
    .limit(maxRows)
    .all()
  const bills = billsBetween(
    reader,
    rows.map(({ billId }) => billId),
  )
  return rows.flatMap(({ invoiceId, billId }): OwnFirmSide[] => {
    const bill = bills.get(billId)
    if (!bill) return []
    const { kind, ...row } = bill
    return [{ ...row, invoiceId, billId, kind: kind === 'credit' ? 'credit' : 'invoice' }]
  })
}

/** The firms that something was taken from. */
export function sellersOf({ sql }: Reader): string[] {
  return sql
    .exec<{ id: string }>('select distinct other_firm_id as id from own_firm_bills')
    .toArray()
    .map(({ id }) => id)
}
