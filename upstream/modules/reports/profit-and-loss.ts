import type { Minor } from '#contract/money.ts'
import type { Report } from '#contract/reports.ts'
import { budgetIn } from '../budgets/views.ts'
import { type Balances, figureColumns, turnoverIn, turnoverLink } from './figures.ts'
import { type Frame, toReport } from './frame.ts'
import type { Span } from './span.ts'
import { Statement, type Sum } from './statement.ts'
import { type GroupKey, resultGroups } from './statement-groups.ts'

/** What the firm earned and spent in a span, by groups of accounts, down to the profit. */
export function profitAndLoss(frame: Frame): Report {
  const { texts, format, reader } = frame
  const statement = new Statement(
    frame,
    frame.spans.map((span) => (span.isPlanned ? budgetIn(reader, span) : turnoverIn(frame, span))),
    (accounts, span) => (span.isPlanned ? undefined : turnoverLink(accounts, span)),
  )
  const sums = new Map<GroupKey, Sum | undefined>()
  const take = (...keys: GroupKey[]) => {
    for (const group of resultGroups) {
      if (keys.includes(group.key)) sums.set(group.key, statement.group(group, resultGroups))
    }
  }
  const part = (key: GroupKey, sign: 1 | -1) => ({ sum: sums.get(key), sign })
  take('revenue', 'costOfSales')
  const gross = statement.result(texts.results.grossProfit, [
    part('revenue', 1),
    part('costOfSales', -1),
  ])
  take('otherIncome', 'staff', 'operating', 'depreciation')
  const operating = statement.result(texts.results.operatingProfit, [
    { sum: gross, sign: 1 },
    part('otherIncome', 1),
    part('staff', -1),
    part('operating', -1),
    part('depreciation', -1),
  ])
  take('financialIncome', 'financialCosts')
  statement.result(texts.results.profit, [
    { sum: operating, sign: 1 },
    part('financialIncome', 1),
    part('financialCosts', -1),
  ])
  const label = { key: 'account', label: texts.columns.account, kind: 'text' as const }
  const labelOf = (span: Span) => (span.isPlanned ? texts.columns.budget : format.span(span))
  const columns = [label, ...figureColumns(frame, labelOf)]
  return toReport(frame, 'profit-and-loss', { columns, rows: statement.rows })
}

/** Income less expenses of the accounts in a map of balances. */
export function profitOf({ chart }: Pick<Frame, 'chart'>, balances: Balances): Minor {
  return chart
    .filter(({ type }) => type === 'income' || type === 'expense')
    .reduce((sum, { code }) => sum - (balances.get(code) ?? 0), 0)
}
