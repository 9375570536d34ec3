import { eq } from 'drizzle-orm'
import type { AccountType } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Budget, BudgetRow } from '#contract/reporting/budgets.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import {
  closingTurnover,
  type InCentres,
  sumsUntil,
  turnoverInCentres,
} from '../../books/ledger/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { budgetLinesTable } from './tables.ts'
import { presentYearEnd, requireYear, yearsAround } from './years.ts'

export type BudgetLine = typeof budgetLinesTable.$inferSelect

/** The accounts that can be planned: what brings income and what costs. */
export function plannedTypes(type: AccountType): boolean {
  return type === 'income' || type === 'expense'
}

/** What is planned of a fiscal year, by its last day. */
export function linesOfYear({ db }: Reader, end: string): BudgetLine[] {
  return db.select().from(budgetLinesTable).where(eq(budgetLinesTable.yearEnd, end)).all()
}

/**
 * The budget of a fiscal year: every account that is planned or was posted to in it.
 * @param centre of one cost centre alone, or, where it is empty, of what has none
 * @throws AppError not_found where no fiscal year ends on that day
 */
export function getBudget(
  reader: Reader,
  context: FirmContext,
  end: string,
  centre?: string,
): Budget {
  const year = requireYear(reader, end)
  const planned = plannedOf(reader, end, centre)
  const posted =
    centre === undefined
      ? postedIn(reader, year.start, end)
      : postedOn(
          reader,
          { ids: centre === '' ? [] : [centre], isNone: centre === '' },
          year.start,
          end,
        )
  const rows = listAccounts(reader)
    .filter(({ type }) => plannedTypes(type))
    .flatMap(({ code, name, type }): BudgetRow[] => {
      const line = planned.get(code)
      const actual = onOwnSide(type, posted.get(code) ?? 0)
      if (!line && actual === 0) return []
      const months = line?.months ?? year.months.map(() => 0)
      const total = sumOf(months)
      return [{ account: code, name, type, months, total, actual, version: line?.version ?? 0 }]
    })
    .sort((one, other) => Number(one.type === 'expense') - Number(other.type === 'expense'))
  const signed = (of: (row: BudgetRow) => Minor) =>
    rows.reduce((sum, row) => sum + (row.type === 'income' ? of(row) : 0 - of(row)), 0)
  const before = addDays(year.start, -1)
  return {
    ...year,
    costCentreId: centre ?? null,
    currency: getFirmProfile(reader).baseCurrency,
    rows,
    profit: {
      months: year.months.map((_, at) => signed(({ months }) => months[at] ?? 0)),
      total: signed(({ total }) => total),
      actual: signed(({ actual }) => actual),
    },
    years: yearsAround(presentYearEnd(reader, context), end),
    hasYearBefore:
      linesOfYear(reader, before).length > 0 ||
      [...postedIn(reader, addMonths(year.start, -12), before).values()].some((sum) => sum !== 0),
  }
}

/** What is planned by account: of one cost centre or none, or of all of them together. */
function plannedOf(
  reader: Reader,
  end: string,
  centre: string | undefined,
): Map<string, Pick<BudgetLine, 'months' | 'version'>> {
  const planned = new Map<string, Pick<BudgetLine, 'months' | 'version'>>()
  for (const { account, months, version, costCentreId } of linesOfYear(reader, end)) {
    if (centre !== undefined && costCentreId !== centre) continue
    const before = planned.get(account)
    planned.set(account, {
      months: months.map((amount, at) => amount + (before?.months[at] ?? 0)),
      version: Math.max(version, before?.version ?? 0),
    })
  }
  return planned
}

/** The same of cost centres alone, or of what has none. */
export function postedOn(
  reader: Reader,
  scope: InCentres,
  from: string,
  to: string,
): Map<string, number> {
  const sums = turnoverInCentres(reader, scope, { from, to, withClosings: false })
  return new Map(sums.map(({ account, debit, credit }) => [account, debit - credit]))
}

/** Debit less credit by account in a span, without the entries that close years. */
export function postedIn(reader: Reader, from: string, to: string): Map<string, Minor> {
  const sums = new Map<string, Minor>()
  const add = (account: string, amount: Minor) =>
    sums.set(account, (sums.get(account) ?? 0) + amount)
  for (const { account, debit, credit } of sumsUntil(reader, to)) add(account, debit - credit)
  for (const { account, debit, credit } of sumsUntil(reader, addDays(from, -1))) {
    add(account, credit - debit)
  }
  for (const { account, debit, credit } of closingTurnover(reader, from, to)) {
    add(account, credit - debit)
  }
  return sums
}

/** A balance, debit less credit, on the side where the account grows; and back again. */
export function onOwnSide(type: AccountType, balance: Minor): Minor {
  return type === 'income' ? 0 - balance : balance
}

export function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
