import { and, eq } from 'drizzle-orm'
import type { Budget, BudgetLineInput, CopyBudgetInput } from '#contract/budgets.ts'
import { add, type Decimal, multiply, parseDecimal, scaleTo } from '#contract/decimal.ts'
import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import { allocate, type Minor, minorFrom, minorToDecimal, unitsOf } from '#contract/money.ts'
import { addDays, addMonths } from '../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { listAccounts } from '../ledger/index.ts'
import { getBudget, linesOfYear, onOwnSide, plannedTypes, postedIn, sumOf } from './reader.ts'
import { budgetLinesTable } from './tables.ts'
import { presentYearEnd, requireYear, yearEnding } from './years.ts'

/**
 * Plans an account by month; twelve times 0 takes it out of the budget.
 * @throws AppError not_found for no year; invalid for an account that can't be planned; conflict with
 *   the present line where somebody else changed it
 */
export function setLine(
  writer: Writer,
  context: FirmContext,
  input: Omit<BudgetLineInput, 'firmId'>,
): Budget {
  const { end, account, months, version } = input
  requireYear(writer, end)
  const known = listAccounts(writer).find(({ code }) => code === account)
  if (!known || !plannedTypes(known.type)) throw invalidField('account', 'invalid')
  const line = linesOfYear(writer, end).find((one) => one.account === account)
  if ((line?.version ?? 0) !== version) {
    const row = getBudget(writer, context, end).rows.find((one) => one.account === account)
    throw new AppError('conflict', 'The line was changed meanwhile', { detail: row })
  }
  write(writer, end, account, months, version + 1)
  const { baseCurrency } = getFirmProfile(writer)
  const told = (amounts: readonly Minor[]) => {
    return { account, months: amounts.map((amount) => minorToDecimal(amount, baseCurrency)) }
  }
  writer.audit({
    entity: 'budget',
    entityId: end,
    action: 'edit',
    before: line ? told(line.months) : null,
    after: told(months),
  })
  return getBudget(writer, context, end)
}

/**
 * Plans a year by the one before, a percentage more or less, month by month.
 * @throws AppError not_found for no year; conflict `budgetExists` where something is planned and was
 *   not to be replaced, `noYearBefore` where there is nothing to go by
 */
export function copyBudget(
  writer: Writer,
  context: FirmContext,
  input: Omit<CopyBudgetInput, 'firmId'>,
): Budget {
  const { end, source, change, replace } = input
  const year = requireYear(writer, end)
  const planned = linesOfYear(writer, end)
  if (planned.length > 0 && !replace) throw conflictOf('budgetExists')
  const before = yearEnding(addDays(year.start, -1))
  const from =
    source === 'budget' ? plannedBefore(writer, before.end) : postedBefore(writer, before)
  const used = [...from].filter(([, months]) => months.some((amount) => amount !== 0))
  if (used.length === 0) throw conflictOf('noYearBefore')
  const factor = factorOf(change)
  for (const { account, version } of planned) write(writer, end, account, [], version + 1)
  for (const [account, months] of used) {
    const version = planned.find((one) => one.account === account)?.version ?? 0
    write(writer, end, account, raise(months, factor), version + 1)
  }
  const action = source === 'budget' ? 'copyBudget' : 'copyActual'
  const after = { change, accounts: used.length }
  writer.audit({ entity: 'budget', entityId: end, action, after })
  return getBudget(writer, context, end)
}

/** Plans the present year by what was posted in the one before; `change` is percent more. */
export function planByLastYear(writer: Writer, context: FirmContext, change: string): void {
  const end = presentYearEnd(writer, context)
  copyBudget(writer, context, { end, source: 'actual', change, replace: false })
}

/** 1 and a percentage, which may be below zero. */
function factorOf(change: string): Decimal {
  const percent = parseDecimal(change, { maxScale: 4 }) ?? { units: 0n, scale: 0 }
  return add({ units: 1n, scale: 0 }, { units: percent.units, scale: percent.scale + 2 })
}

/** The year is raised and rounded once, and its months share it as they did. */
function raise(months: readonly Minor[], factor: Decimal): Minor[] {
  const times = (amount: Minor) =>
    minorFrom(scaleTo(multiply({ units: unitsOf(amount), scale: 0 }, factor), 0))
  const total = sumOf(months)
  const isUneven = months.some((amount) => amount < 0) || total === 0
  return isUneven ? months.map(times) : allocate(times(total), months)
}

function plannedBefore(writer: Writer, end: string): Map<string, Minor[]> {
  return new Map(linesOfYear(writer, end).map(({ account, months }) => [account, months]))
}

function postedBefore(writer: Writer, { months }: { months: string[] }): Map<string, Minor[]> {
  const accounts = listAccounts(writer).filter(({ type }) => plannedTypes(type))
  const sums = months.map((first) => postedIn(writer, first, addDays(addMonths(first, 1), -1)))
  return new Map(
    accounts.map(({ code, type }) => [
      code,
      sums.map((posted) => onOwnSide(type, posted.get(code) ?? 0)),
    ]),
  )
}

function write({ db }: Writer, yearEnd: string, account: string, months: Minor[], version: number) {
  const isLine = and(eq(budgetLinesTable.yearEnd, yearEnd), eq(budgetLinesTable.account, account))
  if (months.every((amount) => amount === 0)) {
    db.delete(budgetLinesTable).where(isLine).run()
    return
  }
  const line = { yearEnd, account, months, version }
  db.insert(budgetLinesTable)
    .values(line)
    .onConflictDoUpdate({
      target: [budgetLinesTable.yearEnd, budgetLinesTable.account],
      set: line,
    })
    .run()
}
