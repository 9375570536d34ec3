import type { Account } from '#contract/books/accounts.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCheck } from '#contract/reporting/reports.ts'
import { budgetIn } from '../budgets/views.ts'
import { accountsOnCashBasis, cashLink, cashTurnover } from './cash-basis.ts'
import { unpostedCounterSales } from './counter-sales.ts'
import { type Balances, figureColumns, turnoverIn, turnoverLink } from './figures.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'
import type { Span } from './span.ts'
import { type Further, Statement, type Sum } from './statement.ts'
import { type GroupKey, resultGroups } from './statement-groups.ts'

/** What the firm earned and spent in a span, by groups of accounts, down to the profit. */
export function profitAndLoss(frame: Frame): Report {
  const { texts, format, reader } = frame
  const isCash = frame.query.basis === 'cash'
  const turnover = frame.spans.map((span) => {
    if (span.isPlanned) return budgetIn(reader, span, frame.scope)
    return isCash ? cashTurnover(frame, span) : turnoverIn(frame, span)
  })
  const linkOf = (accounts: readonly Account[], span: Span) => {
    if (span.isPlanned) return undefined
    return isCash ? cashLink(accounts, span) : turnoverLink(accounts, span)
  }
  const statement = new Statement(frame, turnover, linkOf)
  const sums = new Map<GroupKey, Sum | undefined>()
  const take = (...keys: GroupKey[]) => {
    for (const group of resultGroups) {
      if (!keys.includes(group.key)) continue
      const further = isCash && group.key === 'revenue' ? depositsOf(frame, turnover) : []
      sums.set(group.key, statement.group(group, resultGroups, further))
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
  const profit = statement.result(texts.results.profit, [
    { sum: operating, sign: 1 },
    part('financialIncome', 1),
    part('financialCosts', -1),
  ])
  withOpenTills(frame, statement, profit)
  const label = { key: 'account', label: texts.columns.account, kind: 'text' as const }
  const labelOf = (span: Span) =>
    span.isPlanned ? texts.columns.budget : (span.centres?.label ?? format.span(span))
  const columns = [label, ...figureColumns(frame, labelOf)]
  const checks = frame.spans.some(({ centres }) => centres) ? [centreCheck(frame, profit)] : []
  return toReport(frame, 'profit-and-loss', { columns, rows: statement.rows, checks })
}

/**
 * The cost of goods is posted with each sale at a till, its income once the till is closed: what open
 * ones sold is added below the profit of the books. Which cost centres it is of, and what of it was
 * known earlier, nobody knows.
 */
function withOpenTills(frame: Frame, statement: Statement, profit: Sum): void {
  const { reader, spans, texts } = frame
  if (frame.upTo !== undefined || frame.scope || spans.some(({ centres }) => centres)) return
  const amounts = spans.map(({ from, to, isPlanned }) =>
    isPlanned ? 0 : unpostedCounterSales(reader, from, to),
  )
  if (amounts.every((amount) => amount === 0)) return
  const open = statement.line(texts.results.openTills, amounts, [], () => ({ target: 'tills' }))
  statement.result(
    texts.results.profitWithTills,
    [
      { sum: profit, sign: 1 },
      { sum: open, sign: 1 },
    ],
    () => undefined,
  )
}

/** That the columns of cost centres and of what has none come to what the books say in all. */
function centreCheck({ texts }: Frame, { amounts }: Sum): ReportCheck {
  const [whole = 0, ...parts] = [...amounts].reverse()
  const sum = parts.reduce((all, amount) => all + amount, 0)
  return { label: texts.centres.check, isHeld: sum === whole, left: sum, right: whole }
}

/** Money for deposit invoices, which on cash basis is revenue before it is deducted. */
function depositsOf(frame: Frame, turnover: readonly Balances[]): Further[] {
  const accounts = accountsOnCashBasis(frame).filter(({ type }) => type === 'liability')
  return accounts.map((account) => ({
    label: accountLabel(frame, account),
    amounts: turnover.map((balances) => 0 - (balances.get(account.code) ?? 0)),
    accounts: [account],
    link: (span) => (span.isPlanned ? undefined : cashLink([account], span)),
  }))
}

/** Income less expenses of the accounts in a map of balances. */
export function profitOf({ chart }: Pick<Frame, 'chart'>, balances: Balances): Minor {
  return chart
    .filter(({ type }) => type === 'income' || type === 'expense')
    .reduce((sum, { code }) => sum - (balances.get(code) ?? 0), 0)
}
