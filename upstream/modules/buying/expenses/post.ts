import type { Expense } from '#contract/buying/expenses.ts'
import { AppError, conflictOf, invariant } from '#contract/core/errors.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type PostingLine, post, requireOpenDate } from '../../books/ledger/index.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import {
  closeDocument,
  itemLine,
  openItem,
  requireFreeable,
  requireNotHeld,
} from '../../books/settlement/index.ts'
import { purchaseRule, purchaseTax, taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { noteBudgets } from './budget-notices.ts'
import { categoryAccount, findCategory } from './categories.ts'
import { getExpense, getStoredExpense, linesOf, type StoredExpense } from './reader.ts'
import { entity, requireStep, requireVersion } from './service.ts'
import { tellOfDecision } from './tell.ts'
import { changeExpense } from './writer.ts'

/** Posts what the firm paid. @throws AppError not_found, locked; conflict */
export function postExpense(writer: Writer, context: FirmContext, id: string): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'post')
  const numbered = number(writer, context, expense, 'posted')
  const { baseCurrency } = getFirmProfile(writer)
  const { currency, amount, amountBase, supplierId } = numbered
  const paid: PostingLine = {
    account: { code: numbered.paidFrom },
    debit: 0,
    credit: amountBase,
    ...(supplierId && { partyId: supplierId }),
    ...(currency !== baseCurrency && { currency, amount: 0 - amount }),
  }
  return enter(writer, context, numbered, paid, 'post')
}

/**
 * Approves a claim as it was looked at: it is posted and owed to whoever paid.
 * @throws AppError not_found, locked; conflict; forbidden for whoever claims it
 */
export function approveExpense(
  writer: Writer,
  context: FirmContext,
  id: string,
  version: number,
): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'approve')
  requireVersion(writer, context, expense, version)
  requireOther(expense, context)
  if (expense.isOverLimit && context.actor.role !== 'owner') {
    const detail = { reason: 'overClaimLimit' }
    throw new AppError('forbidden', 'Claims above the limit of the role are approved by an owner', {
      detail,
    })
  }
  const numbered = number(writer, context, expense, 'approved')
  const { date, currency, amount, amountBase, createdBy } = numbered
  const item = openItem(writer, context, {
    partyId: createdBy,
    direction: 'employee',
    side: 'credit',
    document: { kind: entity, id, number: numbered.number },
    date,
    dueDate: date,
    currency,
    amount,
    amountBase,
  })
  tellOfDecision(writer, context, numbered, { decision: 'approved' })
  return enter(writer, context, numbered, itemLine(item), 'approve')
}

/**
 * Takes back what somebody says was not spent, or not so.
 * @throws AppError as `reverseExpense`; conflict, forbidden where the bank may have the file that paid it
 */
export function reverseByHand(
  writer: Writer,
  context: FirmContext,
  id: string,
  { isStoppedAtBank }: { isStoppedAtBank: boolean },
): Expense {
  requireFreeable(writer, context, { madeId: id, isStoppedAtBank })
  return reverseExpense(writer, context, id)
}

/**
 * Takes back what an expense posted, today or on the day given, and what it was paid back with.
 * @throws AppError not_found, locked; conflict, also where the bank was told to pay it
 *   or a part is on a customer's invoice
 */
export function reverseExpense(
  writer: Writer,
  context: FirmContext,
  id: string,
  on = firmDate(writer, context),
): Expense {
  const expense = getStoredExpense(writer, id)
  requireStep(expense, 'reverse')
  requireNotHeld(writer, id)
  if (linesOf(writer, id).some(({ invoiceId }) => invoiceId)) throw conflictOf('partBilledOn')
  const date = laterOf(on, expense.date)
  requireOpenDate(writer, date, context)
  closeDocument(writer, context, id, date)
  changeExpense(writer, context, expense, { state: 'reversed' })
  const change = { before: { state: expense.state }, after: { state: 'reversed' } }
  writer.audit({ entity, entityId: id, action: 'reverse', ...change })
  return getExpense(writer, context.actor, id)
}

/** @throws AppError forbidden for whoever claims the expense, or wrote what it says */
export function requireOther(expense: StoredExpense, { actor }: FirmContext): void {
  if (![expense.createdBy, expense.preparedBy].includes(actor.userId)) return
  const detail = { reason: 'preparedByYou' }
  throw new AppError('forbidden', 'You cannot approve your own claim', { detail })
}

function number(
  writer: Writer,
  context: FirmContext,
  expense: StoredExpense,
  state: 'posted' | 'approved',
): StoredExpense {
  requireOpenDate(writer, expense.date, context)
  const taken = takeNumber(writer, { kind: entity, date: expense.date })
  changeExpense(writer, context, expense, { state, number: taken.number })
  return getStoredExpense(writer, expense.id)
}

function enter(
  writer: Writer,
  context: FirmContext,
  expense: StoredExpense,
  owed: PostingLine,
  action: string,
): Expense {
  const { id, date, payee } = expense
  post(writer, context, {
    date,
    memo: `${expense.number} ${payee}`,
    source: { kind: entity, id },
    isDocument: true,
    lines: [...costLines(writer, expense), owed],
  })
  const after = { state: expense.state, number: expense.number }
  writer.audit({ entity, entityId: id, action, after })
  const categories = linesOf(writer, expense.id).map(({ category }) => category)
  noteBudgets(writer, context, expense.date.slice(0, 7), categories)
  return getExpense(writer, context.actor, id)
}

/** Of each part its cost with what is not recovered of the tax, and the tax that is. */
function costLines(reader: Reader, expense: StoredExpense): PostingLine[] {
  const rules = taxRules(reader)
  const party = expense.supplierId ? { partyId: expense.supplierId } : {}
  return linesOf(reader, expense.id).flatMap(
    ({ category, taxCode, taxBase, amountBase, costCentreId }) => {
      const known = rules.get(taxCode)
      invariant(known, `No tax rate ${taxCode}`)
      const rule = purchaseRule(reader, known, expense.date)
      const { lines, payable, cost: lost } = purchaseTax(reader, rule, taxBase)
      const account = categoryAccount(reader, category, rule)
      const centre = costCentreId || findCategory(reader, category)?.costCentreId
      const cost = {
        account,
        debit: amountBase - payable + lost,
        credit: 0,
        taxCode,
        taxBase: amountBase - payable,
        ...(centre && { costCentreId: centre }),
      }
      return [cost, ...lines].map((line) => ({ ...line, ...party }))
    },
  )
}
