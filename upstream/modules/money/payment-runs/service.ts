import { conflictOf, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { checkIban } from '#contract/core/iban.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { PaymentRun, PaymentRunInput } from '#contract/money/payment-runs.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { isMoneyAccount } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { requireApprover } from '../../firm/approvals/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { ibanOf } from '../bank/views.ts'
import { mandateFor } from '../mandates/index.ts'
import { requireTimeToTell } from './collection-day.ts'
import { requireFreeable } from './freeable.ts'
import { type PayableTo, payablesByDocument } from './payables.ts'
import { dueOf, getRun, itemsOfRun, mandatesInRuns, requireRun, type StoredRun } from './reader.ts'
import { paymentRunItemsTable, paymentRunsTable } from './tables.ts'
import { changeItems, changeRun } from './writer.ts'

const entity = 'paymentRun'

/**
 * Puts bills and claims together that are to be paid, each in no other run; what is paid of them and
 * where it goes is settled now and shown to whoever approves it.
 * @throws AppError forbidden for whoever names an account and may see none; invalid where the account can't pay, the day is over, nothing is owed of one, it is
 *   in a run or nobody knows where it goes
 */
export function createRun(
  writer: Writer,
  context: FirmContext,
  { account, executionDate, documentIds, accounts }: PaymentRunInput,
): PaymentRun {
  if (accounts.some(({ iban }) => iban !== '')) requirePermission(context.actor, 'party:bank')
  const asked = [...documentIds, ...accounts.map(({ documentId }) => documentId)]
  const owed = payablesByDocument(writer, context, executionDate, asked)
  const ids = [...new Set(documentIds)]
  const fields: FieldProblems = {}
  if (!isMoneyAccount(writer, account)) fields.account = { key: 'notMoneyAccount' }
  if (executionDate < firmDate(writer, context)) fields.executionDate = { key: 'inPast' }
  const chosen = ids.flatMap((id): PayableTo[] => {
    const payable = owed.get(id)
    if (!payable || payable.obstacle !== null) {
      fields.documentIds = { key: 'notPayableNow', params: { name: payable?.payeeName ?? '' } }
      return []
    }
    if (payable.kind === 'bill') return [payable]
    // Said for one claim of a person, it holds for the others of them.
    const own = accounts.findIndex(({ documentId }) => documentId === id)
    const at = own >= 0 ? own : accounts.findIndex((one) => isOfPayee(owed, one, payable))
    const iban = checkIban(accounts[at]?.iban || payable.iban).normalised
    if (iban === '') fields[`accounts.${Math.max(at, 0)}.iban`] = { key: 'required' }
    return [{ ...payable, iban }]
  })
  refuseProblems(fields, 'The payment run has fields to correct')
  const items = chosen.map(({ due, discount, reference, ...one }) => ({
    kind: one.kind,
    documentId: one.documentId,
    number: one.number,
    payeeId: one.payeeId,
    payeeName: one.payeeName,
    iban: one.iban,
    reference: reference.slice(0, 140),
    amount: due - discount,
    discount,
  }))
  const run = insertRun(writer, context, items, { account, executionDate, direction: 'out' })
  const after = { number: run.number, total: run.total, count: run.count, executionDate }
  writer.audit({ entity, entityId: run.id, action: 'create', title: run.number, after })
  return getRun(writer, context, run.id)
}

function isOfPayee(
  owed: ReadonlyMap<string, PayableTo>,
  { documentId }: { documentId: string },
  { payeeId }: PayableTo,
): boolean {
  const other = owed.get(documentId)
  return other?.kind === 'expense' && other.payeeId === payeeId
}

type NewItem = Omit<typeof paymentRunItemsTable.$inferInsert, 'runId' | 'position' | 'isOpen'>
type NewRun = Pick<StoredRun, 'account' | 'executionDate' | 'direction'>

/** Writes a run that waits to be approved, and keeps its documents out of others. */
export function insertRun(
  writer: Writer,
  context: FirmContext,
  items: readonly NewItem[],
  { account, executionDate, direction }: NewRun,
) {
  const { actor, now } = context
  const id = context.newId()
  const { number } = takeNumber(writer, { kind: entity, date: executionDate })
  const { baseCurrency: currency } = getFirmProfile(writer)
  const sum = items.reduce((total, { amount }) => total + amount, 0)
  const total = direction === 'in' ? -sum : sum
  const run = { id, number, account, executionDate, direction, currency, total }
  const count = items.length
  writer.db
    .insert(paymentRunsTable)
    .values({
      ...run,
      count,
      state: 'waiting',
      iban: ibanOf(writer, account),
      version: 1,
      preparedBy: actor.userId,
      preparedByName: actor.userName,
      createdAt: now.toISOString(),
    })
    .run()
  items.forEach((one, position) => {
    writer.db
      .insert(paymentRunItemsTable)
      .values({ ...one, runId: id, position, isOpen: true })
      .run()
  })
  return { ...run, count }
}

/**
 * Approves a run as it was looked at: from now on its file can be given to the bank.
 * @throws AppError not_found; conflict where it is not waiting, was changed, its day is over, what it
 *   pays is owed or known no more, or customers can't be told of it in time; forbidden for whoever prepared it where the firm's rule says so
 */
export function approveRun(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): PaymentRun {
  const run = requireRun(writer, context, id)
  const { actor, now } = context
  if (run.state !== 'waiting') throw conflictOf('runNotWaiting')
  if (run.version !== version) throw conflictOf('changedMeanwhile')
  const { preparedBy, total } = run
  requireApprover(writer, { kind: entity, preparedBy, amount: Math.abs(total), actor })
  requireStillOwed(writer, context, run)
  if (run.direction === 'in') requireTimeToTell(writer, context, run)
  changeRun(writer, run, {
    state: 'approved',
    approvedByName: actor.userName,
    approvedAt: now.toISOString(),
  })
  writer.audit({ entity, entityId: id, action: 'approve', title: run.number })
  return getRun(writer, context, id)
}

/**
 * Has a run be what the bank may still be asked for: all of it owed, to the accounts that are known, on
 * a day that is not over, since discounts were taken for paying on that day.
 * @throws AppError conflict
 */
export function requireStillOwed(reader: Reader, context: FirmContext, run: StoredRun): void {
  if (run.executionDate < firmDate(reader, context)) throw conflictOf('runOutdated')
  if (run.direction === 'in') {
    requireStillCollectable(reader, run)
    return
  }
  const items = itemsOfRun(reader, run.id)
  const documentIds = items.map(({ documentId }) => documentId)
  const owed = payablesByDocument(reader, context, run.executionDate, documentIds)
  for (const { documentId, kind, iban, amount, discount } of items) {
    const isSameAccount = kind === 'expense' || owed.get(documentId)?.iban === iban
    const isOwed = dueOf(reader, documentId) >= amount + discount
    if (!isSameAccount || !isOwed) throw conflictOf('runOutdated')
  }
}

/** The same of debits: all of it open, and each mandate as it was; a one-off one in no other run. */
function requireStillCollectable(reader: Reader, run: StoredRun): void {
  const elsewhere = mandatesInRuns(reader, { except: run.id })
  for (const { documentId, payeeId, iban, amount, mandateId, kind } of itemsOfRun(reader, run.id)) {
    const mandate = mandateFor(reader, payeeId, run.executionDate)
    const isSame = mandate?.id === mandateId && mandate?.iban === iban
    const isUsedUp = mandate?.kind === 'oneOff' && elsewhere.has(mandate.id)
    if (!isSame || isUsedUp || dueOf(reader, documentId, kind) < amount)
      throw conflictOf('runOutdated')
  }
}

/**
 * Gives up a run that is not in the books: what it would have paid can be in another one. Once its
 * file was given out the bank may have it, so that whoever gives it up says that it was stopped there;
 * where the firm wants a second person for such a run, it is nobody who took the file.
 * @throws AppError not_found; conflict where it is paid or given up, and where its file was given out
 *   and nobody says that the bank does not carry it out; forbidden for whoever took the file then
 */
export function cancelRun(
  writer: Writer,
  context: FirmContext,
  id: string,
  { isStoppedAtBank }: { isStoppedAtBank: boolean },
): PaymentRun {
  const run = requireRun(writer, context, id)
  if (run.state !== 'waiting' && run.state !== 'approved') throw conflictOf('runOver')
  const takenBy = requireFreeable(writer, context, run, { isStoppedAtBank })
  changeRun(writer, run, { state: 'cancelled' })
  changeItems(writer, id, { isOpen: false })
  const after = takenBy.length > 0 ? { isStoppedAtBank, takenBy } : {}
  writer.audit({ entity, entityId: id, action: 'cancel', title: run.number, after })
  return getRun(writer, context, id)
}
