import { and, eq } from 'drizzle-orm'
import { add, type Decimal, multiply, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { allocate, type Minor, minorFrom, minorToDecimal, unitsOf } from '#contract/core/money.ts'
import type { Budget, BudgetLineInput, CopyBudgetInput } from '#contract/reporting/budgets.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { centreProblem } from '../../books/cost-centres/index.ts'
import { allCentres } from '../../books/cost-centres/views.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  getBudget,
  linesOfYear,
  onOwnSide,
  plannedTypes,
  postedIn,
  postedOn,
  sumOf,
} from './reader.ts'
import { budgetLinesTable } from './tables.ts'
import { presentYearEnd, requireYear, yearEnding } from './years.ts'

/**
 * Plans an account by month, of a cost centre or of what has none; twelve times 0 takes it out of the
 * budget.
 * @throws AppError not_found for no year; invalid for an account that can't be planned; conflict with
 *   the present line where somebody else changed it
 */
export function setLine(
  writer: Writer,
  context: FirmContext,
  input: Omit<BudgetLineInput, 'firmId'>,
): Budget {
  const { end, account, months, version, costCentreId } = input
  requireYear(writer, end)
  const known = listAccounts(writer).find(({ code }) => code === account)
  if (!known || !plannedTypes(known.type)) throw invalidField('account', 'invalid')
  const line = linesOfYear(writer, end).find(
    (one) => one.account === account && one.costCentreId === costCentreId,
  )
  const closed = centreProblem(writer, costCentreId, line ? [line] : [])
  if (closed) throw invalidField('costCentreId', closed)
  if ((line?.version ?? 0) !== version) {
    const { rows } = getBudget(writer, context, end, costCentreId)
    const row = rows.find((one) => one.account === account)
    throw new AppError('conflict', 'Someone else has changed the line meanwhile', { detail: row })
  }
  write(writer, { end, account, costCentreId }, months, version + 1)
  const { baseCurrency } = getFirmProfile(writer)
  const told = (amounts: readonly Minor[]) => {
    const texts = amounts.map((amount) => minorToDecimal(amount, baseCurrency))
    return { account, ...(costCentreId && { costCentreId }), months: texts }
  }
  writer.audit({
    entity: 'budget',
    entityId: end,
    action: 'edit',
    before: line ? told(line.months) : null,
    after: told(months),
  })
  return getBudget(writer, context, end, costCentreId)
}

/**
 * Plans a year by the one before, a percentage more or less, month by month, each cost centre by its
 * own; what was posted on one that is closed is planned without.
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
  const used = from.filter(({ months }) => months.some((amount) => amount !== 0))
  if (used.length === 0) throw conflictOf('noYearBefore')
  const factor = factorOf(change)
  for (const line of planned) write(writer, { ...line, end }, [], line.version + 1)
  for (const { account, costCentreId, months } of used) {
    const before = planned.find(
      (one) => one.account === account && one.costCentreId === costCentreId,
    )
    const line = { end, account, costCentreId }
    write(writer, line, raise(months, factor), (before?.version ?? 0) + 1)
  }
  const action = source === 'budget' ? 'copyBudget' : 'copyActual'
  const after = { change, accounts: new Set(used.map(({ account }) => account)).size }
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

type Line = { account: string; costCentreId: string; months: Minor[] }

/** What was planned for cost centres that are open still; of closed ones it is planned without. */
function plannedBefore(writer: Writer, end: string): Line[] {
  const open = openCentres(writer)
  const sums = new Map<string, Line>()
  for (const { account, costCentreId, months } of linesOfYear(writer, end)) {
    const centre = open.has(costCentreId) ? costCentreId : ''
    const key = `${account} ${centre}`
    const before = sums.get(key)?.months
    const together = months.map((amount, at) => amount + (before?.[at] ?? 0))
    sums.set(key, { account, costCentreId: centre, months: together })
  }
  return [...sums.values()]
}

function postedBefore(writer: Writer, { months }: { months: string[] }): Line[] {
  const open = openCentres(writer)
  const closed = allCentres(writer)
    .map(({ id }) => id)
    .filter((id) => !open.has(id))
  const scopes = [
    { costCentreId: '', ids: closed, isNone: true },
    ...[...open].map((id) => ({ costCentreId: id, ids: [id], isNone: false })),
  ]
  const accounts = listAccounts(writer).filter(({ type }) => plannedTypes(type))
  return scopes.flatMap(({ costCentreId, ...scope }) => {
    const sums = months.map((first) => {
      const last = addDays(addMonths(first, 1), -1)
      // A firm without cost centres is read from its sums by day.
      const isWhole = open.size + closed.length === 0
      return isWhole ? postedIn(writer, first, last) : postedOn(writer, scope, first, last)
    })
    return accounts.map(({ code: account, type }) => {
      const own = sums.map((posted) => onOwnSide(type, posted.get(account) ?? 0))
      return { account, costCentreId, months: own }
    })
  })
}

function openCentres(writer: Writer): Set<string> {
  return new Set(
    allCentres(writer)
      .filter(({ isArchived }) => !isArchived)
      .map(({ id }) => id),
  )
}

type Place = { end: string; account: string; costCentreId: string }

function write(
  { db }: Writer,
  { end: yearEnd, account, costCentreId }: Place,
  months: Minor[],
  version: number,
) {
  const isLine = and(
    eq(budgetLinesTable.yearEnd, yearEnd),
    eq(budgetLinesTable.account, account),
    eq(budgetLinesTable.costCentreId, costCentreId),
  )
  if (months.every((amount) => amount === 0)) {
    db.delete(budgetLinesTable).where(isLine).run()
    return
  }
  const line = { yearEnd, account, costCentreId, months, version }
  const { yearEnd: year, account: code, costCentreId: centre } = budgetLinesTable
  db.insert(budgetLinesTable)
    .values(line)
    .onConflictDoUpdate({ target: [year, code, centre], set: line })
    .run()
}
