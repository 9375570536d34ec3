import { desc, eq } from 'drizzle-orm'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import type { DueReminder, ReminderCharge } from '#contract/selling/reminders.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import {
  balanceOf,
  closeDocument,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
} from '../../books/settlement/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { entityOfClaim, getClaim } from './claim.ts'
import { getSettings, reachesItem } from './reader.ts'
import { reminderChargesTable as charges } from './tables.ts'

/** What open items of these charges are called. */
const documentKind = 'reminderCharge'
const maxShown = 200

/**
 * Posts what a reminder claims beyond what was posted for its item before: the customer owes it,
 * and it is other income. It bears no VAT: interest and the lump sum for late payment are damages and
 * no consideration (CJEU C-222/81 BAZ Bausystem; for Germany § 288 BGB and A 1.3 UStAE). Of
 * invoices in the base currency, where the firm wants it.
 */
export function postCharge(
  writer: Writer,
  context: FirmContext,
  { itemId, documentKind: ofKind, invoiceId, number: invoiceNumber, ...claimed }: DueReminder,
  date: string,
): void {
  const { baseCurrency } = getFirmProfile(writer)
  const { partyId, currency } = claimed
  if (!getSettings(writer).postsCharges || currency !== baseCurrency) return
  const before = chargedBefore(writer, itemId)
  const fee = Math.max(claimed.fee - before.fee, 0)
  const interest = Math.max(claimed.interest - before.interest, 0)
  const amount = fee + interest
  if (amount === 0) return
  const id = context.newId()
  const { number } = takeNumber(writer, { kind: documentKind, date })
  const source = { kind: documentKind, id }
  const item = openItem(writer, context, {
    partyId,
    direction: 'receivable',
    side: 'debit',
    document: { ...source, number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase: amount,
  })
  const income = { account: { role: 'otherIncome' }, debit: 0, credit: amount, partyId }
  const memo = `${number} ${invoiceNumber} ${claimed.partyName}`
  const createdAt = context.now.toISOString()
  writer.db
    .insert(charges)
    .values({ id, number, itemId, invoiceId, partyId, date, currency, fee, interest, createdAt })
    .run()
  postDated(writer, context, { memo, source }, [{ date, lines: [itemLine(item), income] }])
  const entity = entityOfClaim({ documentKind: ofKind })
  const about = { entity, entityId: invoiceId, title: invoiceNumber }
  writer.audit({ ...about, action: 'postCharge', amount, currency, detail: number })
}

/**
 * Takes back what was posted for reminders of an invoice, today; what was paid of it is the
 * customer's credit.
 * @throws AppError not_found for an invoice the firm does not have, locked; conflict where nothing stands
 */
export function reverseCharges(writer: Writer, context: FirmContext, invoiceId: string): void {
  const claim = getClaim(writer, context, invoiceId)
  const { number: title, partyId } = claim
  if (!reachesItem(writer, context.actor, { invoiceId, partyId })) {
    throw new AppError('not_found', 'No such invoice')
  }
  const standing = writer.db
    .select()
    .from(charges)
    .where(eq(charges.invoiceId, invoiceId))
    .all()
    .filter(({ reversedDate }) => reversedDate === null)
  if (standing.length === 0) throw conflictOf('alreadyReversed')
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)
  for (const { id } of standing) {
    closeDocument(writer, context, id, date)
    writer.db.update(charges).set({ reversedDate: date }).where(eq(charges.id, id)).run()
  }
  const detail = standing.map((one) => one.number).join(', ')
  const entity = entityOfClaim(claim)
  writer.audit({ entity, entityId: invoiceId, title, action: 'reverseCharge', detail })
}

/** The last charges whose invoices somebody reaches, newest first, with what is open of them. */
export function listCharges(reader: Reader, context: FirmContext): ReminderCharge[] {
  const rows = reader.db
    .select()
    .from(charges)
    .orderBy(desc(charges.createdAt), desc(charges.id))
    .limit(maxShown)
    .all()
    .filter((row) => reachesItem(reader, context.actor, row))
  const names = namesOfParties(
    reader,
    rows.map(({ partyId }) => partyId),
  )
  return rows.map(({ itemId: _, createdAt: __, ...row }) => {
    const { documentKind, number: invoiceNumber } = getClaim(reader, context, row.invoiceId)
    return {
      ...row,
      documentKind,
      invoiceNumber,
      partyName: names.get(row.partyId) ?? row.partyId,
      due: balanceOf(itemsOfDocument(reader, row.id)),
    }
  })
}

/** What was posted for an item, taken back or not: what a firm let go is not claimed anew. */
function chargedBefore({ sql }: Reader, itemId: string): { fee: number; interest: number } {
  return sql
    .exec<{ fee: number; interest: number }>(
      `select coalesce(sum(fee), 0) as fee, coalesce(sum(interest), 0) as interest
       from reminder_charges where item_id = ?`,
      itemId,
    )
    .one()
}
