import {
  type OpeningItem,
  type OpeningItemInput,
  type OpeningKind,
  type OpeningRole,
  openingKinds,
} from '#contract/books/opening-items.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { convert, parseAmount } from '#contract/core/money.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { mayApprove } from '../../firm/approvals/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, findSupplier, getStoredParty } from '../../firm/parties/index.ts'
import { requireOpenDate } from '../ledger/index.ts'
import { documentRate } from '../rates/index.ts'
import {
  closeDocument,
  itemLine,
  itemsOfDocument,
  openItem,
  postDated,
  requireNotHeld,
} from '../settlement/index.ts'
import { markTaxRatesUsed } from '../taxes/index.ts'
import {
  getOpeningItem,
  isNumberTaken,
  openingDay,
  requireOpeningItem,
  toOpeningItem,
} from './reader.ts'
import { openingLines, waitingTax } from './tax.ts'
import { changeOpeningItem, insertOpeningItem } from './writer.ts'

export const entity = 'openingItem'

/**
 * Takes an unpaid document of the old books over: it is posted on the opening day against the opening
 * balances, so it is neither income nor cost a second time. Tax that the old books did not declare is
 * posted with it and is due as it is paid. It is an entry by hand: the firm's rule for these holds.
 * @param preparedBy who uploaded the file that it is from, else whoever types it
 * @throws AppError forbidden where the rule wants a second person; invalid where no opening day is set, the party is not known, the amount is none or
 *   the party has an item of that number; locked
 */
export function createOpeningItem(
  writer: Writer,
  context: FirmContext,
  input: OpeningItemInput,
  preparedBy: string = context.actor.userId,
): OpeningItem {
  const bookedDate = openingDay(writer)
  if (bookedDate === undefined) throw invalidField('', 'noOpeningDay')
  const { partyRole, number, date, currency } = input
  const partyId = partyOf(writer, context, input)
  if (isNumberTaken(writer, { partyRole, partyId, number })) {
    throw invalidField('number', 'openingItemTaken')
  }
  if (date > bookedDate) throw invalidField('date', 'afterOpening')
  const dueDate = input.dueDate || date
  if (dueDate < date) throw invalidField('dueDate', 'dueBeforeIssue')
  const amount = parseAmount(input.amount, currency)
  if (amount === undefined) throw invalidField('amount', 'invalidAmount')
  if (amount === 0) throw invalidField('amount', 'required')
  const { baseCurrency } = getFirmProfile(writer)
  const rated = { ...input, date: bookedDate }
  const exchangeRate = documentRate(writer, rated, baseCurrency)
  const amountBase = convert(amount, currency, baseCurrency, exchangeRate)
  requireSecond(writer, context, preparedBy, amountBase)
  requireOpenDate(writer, bookedDate, context)
  const { name } = getStoredParty(writer, partyId)
  const rule = waitingTax(writer, input)
  if (rule) markTaxRatesUsed(writer, [rule.code])
  const taxCode = rule?.code ?? ''
  const row = insertOpeningItem(writer, context, {
    ...{ partyRole, partyId, partyName: name, partyOrder: sortKey(name), number, date, dueDate },
    ...{ currency, exchangeRate, taxCode, amount, amountBase },
    ...{ due: amount, bookedDate, state: 'open' },
  })
  const kind = openingKindOf(partyRole, amount)
  const source = { kind, id: row.id }
  const item = openItem(writer, context, {
    ...openingKinds[kind],
    partyId,
    document: { ...source, number },
    date: bookedDate,
    dueDate,
    currency,
    amount: Math.abs(amount),
    amountBase: Math.abs(amountBase),
  })
  const own = itemLine(item)
  const opposite = openingLines(writer, rule, row).map((line) => ({ ...line, partyId }))
  const entry = { memo: `${number} ${name}`, source, isDocument: true } as const
  postDated(writer, context, entry, [{ date: bookedDate, lines: [own, ...opposite] }])
  const after = toOpeningItem(writer, context, row)
  writer.audit({ entity, entityId: row.id, title: number, action: 'create', after })
  return after
}

/** @throws AppError forbidden */
function requireSecond(
  reader: Reader,
  { actor }: FirmContext,
  preparedBy: string,
  amount: number,
): void {
  if (mayApprove(reader, { kind: 'manualEntry', preparedBy, actor, amount })) return
  const detail = { reason: 'openingNeedsOther' }
  throw new AppError(
    'forbidden',
    'Opening items of this amount need the approval of a second person',
    { detail },
  )
}

function partyOf(
  reader: Reader,
  context: FirmContext,
  { partyRole, party }: OpeningItemInput,
): string {
  const isCustomer = partyRole === 'customer'
  const found = isCustomer ? findCustomer(reader, context, party) : findSupplier(reader, party)
  if (found !== undefined) return found
  throw invalidField('party', isCustomer ? 'noSuchCustomer' : 'unknownSupplier')
}

/**
 * Takes an item out of the books again, as of its opening day, or of the day on which it was free
 * again after it had been settled: on days before that it was in the books.
 * @throws AppError not_found, locked; forbidden as for a new one, for whoever made it; conflict where
 *   something was settled of it, it was undone
 *   before, or the bank was told to pay it
 */
export function undoOpeningItem(writer: Writer, context: FirmContext, id: string): OpeningItem {
  const before = requireOpeningItem(writer, context, id)
  if (before.state === 'undone') throw conflictOf('alreadyUndone')
  if (before.due !== before.amount) throw conflictOf('openingItemSettled')
  requireSecond(writer, context, before.createdBy, before.amountBase)
  requireNotHeld(writer, id)
  const freeDays = itemsOfDocument(writer, id).map(({ earliestDate }) => earliestDate)
  const undoneDate = freeDays.reduce(laterOf, before.bookedDate)
  requireOpenDate(writer, undoneDate, context)
  closeDocument(writer, context, id, undoneDate)
  const row = changeOpeningItem(writer, getOpeningItem(writer, id), { due: 0, state: 'undone' })
  const { number: title, amount, currency } = before
  const done = { before: { state: before.state }, after: { state: 'undone' }, amount, currency }
  writer.audit({ entity, entityId: id, title, action: 'undo', ...done })
  return toOpeningItem(writer, context, row)
}

/** What an item is called: an amount below zero is a credit. */
function openingKindOf(role: OpeningRole, amount: number): OpeningKind {
  if (role === 'customer') return amount < 0 ? 'openingCredit' : 'openingInvoice'
  return amount < 0 ? 'openingBillCredit' : 'openingBill'
}
