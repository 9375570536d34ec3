import type { Account } from '#contract/books/accounts.ts'
import type { Report, ReportLink } from '#contract/reporting/reports.ts'
import { addDays } from '../../../firm/calendar.ts'
import { fiscalYearStart } from '../../firm/firms/index.ts'
import { type Balances, balancesOn, figureColumns, ledgerLink } from './figures.ts'
import { dawn, type Frame, subtitleOf, toReport } from './frame.ts'
import { profitOf } from './profit-and-loss.ts'
import type { Span } from './span.ts'
import { type Further, Statement } from './statement.ts'
import { assetGroups, equityGroup, liabilityGroups } from './statement-groups.ts'

/** What the firm has and owes at the end of each span, and what is left for its owners. */
export function balanceSheet(given: Frame): Report {
  // The whole of a span that is cut into parts ends where its last part does.
  const spans = given.isSplit ? given.spans.slice(0, -1) : given.spans
  const frame = { ...given, spans, isSplit: false }
  const { texts, format, span } = frame
  const balances = spans.map(({ to }) => balancesOn(frame, to))
  const statement = new Statement(frame, balances, linkUntil)
  const assets = assetGroups.map((group) => statement.group(group, assetGroups))
  const added = (sums: typeof assets) => sums.map((sum) => ({ sum, sign: 1 as const }))
  const allAssets = statement.result(texts.results.assets, added(assets))
  const debts = liabilityGroups.map((group) => statement.group(group, liabilityGroups))
  const allDebts = statement.result(texts.results.liabilities, added(debts))
  const profits = profitsOf(frame, balances)
  const equity = statement.group(equityGroup, [equityGroup], profits, texts.results.equity)
  const both = statement.result(texts.results.liabilitiesAndEquity, added([allDebts, equity]))
  const label = { key: 'account', label: texts.columns.account, kind: 'text' as const }
  const at = given.isSplit ? spans.length - 1 : 0
  const [left = 0, right = 0] = [allAssets.amounts[at], both.amounts[at]]
  return toReport(frame, 'balance-sheet', {
    subtitle: subtitleOf(frame, texts.asOf(format.date(span.to))),
    from: null,
    columns: [label, ...figureColumns(frame, ({ to }) => format.shortDate(to))],
    rows: statement.rows,
    checks: [{ label: texts.checks.balance, isHeld: left === right, left, right }],
  })
}

/** Everything posted to an account until the end of a span. */
function linkUntil(accounts: readonly Account[], { to }: Span): ReportLink | undefined {
  return ledgerLink(accounts, { from: dawn, to })
}

/** What was earned and is on no equity account yet: in this fiscal year, and in those before. */
function profitsOf(frame: Frame, balances: readonly Balances[]): Further[] {
  const { spans, texts, yearStart } = frame
  const startOf = ({ to }: Span) => fiscalYearStart(to, yearStart)
  const earlier = spans.map((span) =>
    profitOf(frame, balancesOn(frame, addDays(startOf(span), -1))),
  )
  const until = balances.map((each) => profitOf(frame, each))
  const accounts = frame.chart.filter(({ type }) => type === 'income' || type === 'expense')
  const opening = (from: string, to: string): ReportLink => ({
    target: 'report',
    report: 'profit-and-loss',
    query: { period: 'custom', from, to },
  })
  return [
    {
      label: texts.results.earlierProfit,
      amounts: earlier,
      accounts,
      link: (span: Span) => opening(dawn, addDays(startOf(span), -1)),
    },
    {
      label: texts.results.yearProfit,
      amounts: until.map((profit, at) => profit - (earlier[at] ?? 0)),
      accounts,
      link: (span: Span) => opening(startOf(span), span.to),
    },
  ]
}
