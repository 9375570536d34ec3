import { AppError, type FieldProblems } from '#contract/errors.ts'
import { type ExpenseInput, paidByMember } from '#contract/expenses.ts'
import { type Minor, parseAmount } from '#contract/money.ts'
import { isAllowed } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { accountFor, isMoneyAccount } from '../ledger/index.ts'
import { findSupplier } from '../parties/index.ts'
import { documentRate } from '../rates/index.ts'
import { isFor, rateOn, type TaxRule, taxRules, taxTolerance } from '../taxes/index.ts'
import { expenseAmounts, taxOf } from './amounts.ts'
import type { ExpenseValues } from './writer.ts'

/** What a typed expense means in the firm's books. @throws AppError invalid */
export function expenseValues(
  reader: Reader,
  context: FirmContext,
  { gross, taxCode, ...input }: ExpenseInput,
): ExpenseValues {
  const { date, payee, currency, paidFrom } = input
  const { baseCurrency } = getFirmProfile(reader)
  const exchangeRate = documentRate(reader, input, baseCurrency)
  const rule = rateOn(taxRules(reader), taxCode, date)
  const amount = parseAmount(gross, currency)
  const fields: FieldProblems = {}
  if (date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  if (amount === undefined) fields.gross = { key: 'tooManyDecimals' }
  if (!rule || !isFor(rule, 'purchase')) fields.taxCode = { key: 'unknownTaxRate' }
  const canPay = paidFrom === paidByMember || canPayFrom(reader, context, paidFrom)
  if (!canPay) fields.paidFrom = { key: 'notMoneyAccount' }
  const taxSaid = input.taxText === '' ? undefined : parseAmount(input.taxText, currency)
  const taxProblem =
    rule && amount !== undefined && problemOfTax(rule, amount, input.taxText, taxSaid)
  if (taxProblem) fields.taxText = { key: taxProblem }
  if (!rule || amount === undefined || Object.keys(fields).length > 0) {
    throw new AppError('invalid', 'Expense', { fields })
  }
  const paid = { amount, currency, exchangeRate, baseCurrency, taxSaid }
  return {
    ...input,
    ...expenseAmounts(reader, rule, paid),
    amount,
    exchangeRate,
    taxCode: rule.code,
    supplierId: findSupplier(reader, payee) ?? null,
  }
}

/** What is wrong with a tax that was typed: under reverse charge the receipt has none. */
function problemOfTax(
  rule: TaxRule,
  amount: Minor,
  text: string,
  said: Minor | undefined,
): string | undefined {
  if (text === '') return undefined
  if (said === undefined) return 'tooManyDecimals'
  const byRate = taxOf(rule, amount)
  const isFar = rule.isReverseCharge || Math.abs(said - byRate) > taxTolerance(byRate)
  return isFar ? 'taxFarOff' : undefined
}

/** Whether the firm may pay from an account; an owner's own money is for whoever posts. */
export function canPayFrom(reader: Reader, { actor }: FirmContext, account: string): boolean {
  if (isMoneyAccount(reader, account)) return true
  return isAllowed(actor, 'expense:post') && account === accountFor(reader, 'ownerContribution')
}
