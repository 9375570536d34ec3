import type { ExpensePart } from '#contract/buying/expense-parts.ts'
import { type ExpenseInput, paidByMember } from '#contract/buying/expenses.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { accountFor, isMoneyAccount } from '../../books/ledger/index.ts'
import { documentRate } from '../../books/rates/index.ts'
import {
  isFor,
  isValidOn,
  purchaseRule,
  rateOn,
  type TaxRule,
  type TaxRules,
  taxRules,
  taxTolerance,
} from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, findSupplier } from '../../firm/parties/index.ts'
import { expenseAmounts, taxOf } from './amounts.ts'
import { findCategory } from './categories.ts'
import { usualPayer, usualRate } from './choices.ts'
import { mileageAmount } from './mileage.ts'
import type { StoredExpense, StoredLine } from './reader.ts'
import type { ExpenseValues, LineValues } from './writer.ts'

/** What was stored before, which may stay though it would not be taken anew. */
type Before = { expense: StoredExpense; lines: readonly StoredLine[] }

type LineOf = Omit<ExpensePart, 'gross'> & {
  amount: Minor
  isRest: boolean
  /** The path of its fields, with the dot: `parts.0.`. */
  at: string
}

type Money = {
  date: string
  currency: string
  exchangeRate: string
  baseCurrency: string
  /** Whether what was driven is paid for, which holds no tax. */
  isDriven: boolean
}

/** What a typed expense means in the firm's books. @throws AppError invalid */
export function expenseValues(
  reader: Reader,
  context: FirmContext,
  input: ExpenseInput,
  before?: Before,
): { expense: ExpenseValues; lines: LineValues[] } {
  const { date, payee, receiptNumber, distance, currency, note } = input
  const isDriven = isDistance(distance)
  const paidFrom = input.paidFrom || usualPayer(reader, context, isDriven)
  const { baseCurrency } = getFirmProfile(reader)
  const exchangeRate = documentRate(reader, input, baseCurrency)
  const fields: FieldProblems = {}
  if (date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  const canPay = paidFrom === paidByMember || canPayFrom(reader, context, paidFrom)
  if (!canPay) fields.paidFrom = { key: 'notMoneyAccount' }
  else if (isDriven && isMoneyAccount(reader, paidFrom)) fields.paidFrom = { key: 'mileagePayer' }
  const { amount, mileageRate } = paidAmount(reader, context, input, baseCurrency, fields, before)
  const money = { date, currency, exchangeRate, baseCurrency, isDriven }
  const lines: LineValues[] = []
  for (const line of linesOf(input, amount, fields)) {
    const values = lineValues(reader, context, line, money, fields, before?.lines)
    if (values) lines.push(values)
  }
  if (amount === undefined || Object.keys(fields).length > 0) {
    throw new AppError('invalid', 'The expense has fields to correct', { fields })
  }
  const sum = (of: (line: LineValues) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const { category, taxText } = input
  const taxCode = lines.at(-1)?.taxCode ?? ''
  const expense = {
    date,
    payee,
    receiptNumber,
    distance,
    mileageRate,
    currency,
    exchangeRate,
    category,
    taxCode,
    taxText,
    amount,
    paidFrom,
    note,
    custom: input.custom,
    tax: sum(({ tax }) => tax),
    amountBase: sum(({ amountBase }) => amountBase),
    taxBase: sum(({ taxBase }) => taxBase),
    costBase: sum(({ costBase }) => costBase),
    supplierId: findSupplier(reader, payee) ?? null,
  }
  return { expense, lines }
}

/** What was paid, or what was driven is worth. */
function paidAmount(
  reader: Reader,
  context: FirmContext,
  { gross, distance, date, currency }: ExpenseInput,
  baseCurrency: string,
  fields: FieldProblems,
  before: Before | undefined,
): { amount: Minor | undefined; mileageRate: string } {
  if (!isDistance(distance)) {
    const amount = gross === '' ? undefined : parseAmount(gross, currency)
    if (amount === undefined) fields.gross = { key: gross === '' ? 'required' : 'tooManyDecimals' }
    return { amount, mileageRate: '' }
  }
  if (gross !== '') fields.gross = { key: 'grossOfMileage' }
  if (currency !== baseCurrency) fields.currency = { key: 'mileageCurrency' }
  const userId = before?.expense.createdBy ?? context.actor.userId
  const driven = { distance, date, userId, expenseId: before?.expense.id }
  const worth = mileageAmount(reader, driven)
  if (!worth) fields.distance = { key: 'noMileageRate' }
  if (worth?.amount === 0) fields.distance = { key: 'notPositive' }
  return { amount: worth?.amount, mileageRate: worth?.rate ?? '' }
}

/** The parts, and what they leave over. */
function linesOf(input: ExpenseInput, amount: Minor | undefined, fields: FieldProblems): LineOf[] {
  const { category, taxCode, taxText, billTo, costCentreId, currency } = input
  let left = amount
  const parts = input.parts.map((part, at) => {
    const own = parseAmount(part.gross, currency)
    if (own === undefined) fields[`parts.${at}.gross`] = { key: 'tooManyDecimals' }
    if (left !== undefined && own !== undefined) left -= own
    return { ...part, amount: own ?? 0, isRest: false, at: `parts.${at}.` }
  })
  if (left !== undefined && left <= 0 && parts.length > 0) {
    fields[`parts.${parts.length - 1}.gross`] = { key: 'partsTooLarge' }
  }
  const rest = { category, taxCode, taxText, billTo, costCentreId, note: '', amount: left ?? 0 }
  return [...parts, { ...rest, isRest: true, at: '' }]
}

function lineValues(
  reader: Reader,
  context: FirmContext,
  { at, isRest, ...line }: LineOf,
  { date, currency, exchangeRate, baseCurrency, isDriven }: Money,
  fields: FieldProblems,
  before: readonly StoredLine[] = [],
): LineValues | undefined {
  const rules = taxRules(reader)
  const category = findCategory(reader, line.category)
  const own = line.taxCode || (isDriven ? '' : category?.taxCode)
  const isWithout = isDriven || category?.isUntaxed === true
  const blocked = isDriven ? undefined : category?.usualTaxCode
  const code = own || usualCode(rules, date, isWithout, blocked)
  const rule = rateOn(rules, code, date)
  const isKnownRate = rule !== undefined && isFor(rule, 'purchase')
  if (!isKnownRate) fields[`${at}taxCode`] = { key: 'unknownTaxRate' }
  else if (isDriven && rule.code !== usualCode(rules, date, true)) {
    fields[`${at}taxCode`] = { key: 'mileageTax' }
  }
  const isKept = before.some((one) => one.category === line.category)
  if (!category || !(category.isActive || isKept)) {
    fields[`${at}category`] = { key: 'unknownCategory' }
  }
  const closed = centreProblem(reader, line.costCentreId, before)
  if (closed) fields[`${at}costCentreId`] = { key: closed }
  const customerId = customerOf(reader, context, line.billTo, isRest, before)
  if (customerId === undefined) fields[`${at}billTo`] = { key: 'unknownCustomer' }
  if (!rule || !isKnownRate || customerId === undefined) return undefined
  const { amount, taxText } = line
  const taxSaid = taxText === '' ? undefined : parseAmount(taxText, currency)
  const problem = problemOfTax(rule, amount, taxText, taxSaid)
  if (problem) fields[`${at}taxText`] = { key: problem }
  const paid = { amount, currency, exchangeRate, baseCurrency, taxSaid }
  const { billTo: _, ...rest } = line
  const amounts = expenseAmounts(reader, purchaseRule(reader, rule, date), paid)
  return { ...rest, ...amounts, isRest, taxCode: rule.code, customerId }
}

/** Whether it says that something was driven. */
function isDistance(distance: string): boolean {
  return distance !== '' && Number(distance) !== 0
}

/**
 * The rate of what has none of its own: the usual one, or the one without tax. A rate of zero that
 * sales have too, as of photovoltaics, says something else.
 * @param blocked code of the rate of which the country takes back no tax, or a part
 */
function usualCode(rules: TaxRules, date: string, isWithout: boolean, blocked = ''): string {
  const known = rateOn(rules, blocked, date)
  if (known) return known.code
  const fitting = [...rules.values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, date),
  )
  const zero = fitting.filter(({ rate, isReverseCharge }) => Number(rate) === 0 && !isReverseCharge)
  const untaxed = zero.find(({ direction }) => direction === 'purchase') ?? zero[0]
  return (isWithout ? untaxed : usualRate(fitting))?.code ?? ''
}

/**
 * Who a part is billed on to; null for nobody, undefined for a name that is not exactly one
 * customer's. Whoever sees no customers leaves it as it is.
 */
function customerOf(
  reader: Reader,
  context: FirmContext,
  billTo: string,
  isRest: boolean,
  before: readonly StoredLine[],
): string | null | undefined {
  if (!isAllowed(context.actor, 'party:view')) {
    return (isRest && before.find((line) => line.isRest)?.customerId) || null
  }
  return billTo === '' ? null : findCustomer(reader, context, billTo)
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
