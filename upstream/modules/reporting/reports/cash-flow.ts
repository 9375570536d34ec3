import type { Account } from '#contract/books/accounts.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { addDays } from '../../../firm/calendar.ts'
import { counterTurnover, kindTurnover } from '../../books/ledger/views.ts'
import {
  type Balances,
  balancesOn,
  figureColumns,
  ledgerLink,
  moneyAccounts,
  turnoverIn,
  turnoverLink,
} from './figures.ts'
import { dawn, type Frame, toReport } from './frame.ts'
import { narrowed } from './kept.ts'
import { profitOf } from './profit-and-loss.ts'
import type { Span } from './span.ts'
import { type Further, Statement, type Sum } from './statement.ts'

const fixedSubtypes = ['fixedAsset', 'accumulatedDepreciation']

/** The profit, and what of it did not come in as money or came from elsewhere. */
export function cashFlow(frame: Frame): Report {
  const { texts, spans, chart } = frame
  const turnovers = spans.map((span) => turnoverIn(frame, span))
  const statement = new Statement(frame, turnovers, turnoverLink, 'credit')
  const isResult = ({ type }: Account) => type === 'income' || type === 'expense'
  const depreciated = chart.filter(({ subtype }) => subtype === 'depreciation')
  const written = turnovers.map((balances) => sumOf(depreciated, balances))
  const fixed = chart.filter(({ subtype }) => fixedSubtypes.includes(subtype))
  const lost = spans.map((span) => lossOnDisposals(frame, span))
  const { capital, rest } = withoutCash(frame)
  const disposal = (amounts: number[]): Further => ({
    label: texts.cash.disposal,
    amounts,
    accounts: [],
    link: () => undefined,
  })
  const depreciation = (amounts: number[], accounts: Account[]): Further => ({
    label: texts.cash.depreciation,
    amounts,
    accounts,
    link: (span) => turnoverLink(depreciated, span),
  })
  const profit: Further = {
    label: texts.results.profit,
    amounts: turnovers.map((balances) => profitOf(frame, balances)),
    // Less depreciation, which is added back: the lines of its accounts are not behind the sum.
    accounts: chart.filter((account) => isResult(account) && !depreciated.includes(account)),
    link: ({ from, to }) => ({
      target: 'report',
      report: 'profit-and-loss',
      query: { period: 'custom', from, to },
    }),
  }
  const working = rest.filter((account) => !isResult(account) && !fixed.includes(account))
  const parts = [
    statement.accounts(texts.cash.operating, working, [
      profit,
      depreciation(written, []),
      disposal(lost),
    ]),
    statement.accounts(texts.cash.investing, fixed, [
      depreciation(
        written.map((amount) => 0 - amount),
        depreciated,
      ),
      disposal(lost.map((amount) => 0 - amount)),
    ]),
    statement.accounts(texts.cash.financing, capital),
  ]
  return closeWithCash(frame, 'cash-flow', statement, parts)
}

/** What assets that left the books still stood at: a loss that costs no money. */
function lossOnDisposals({ reader, chart, upTo }: Frame, span: Span): number {
  const results = new Set(
    chart.filter(({ type }) => type === 'expense' || type === 'income').map(({ code }) => code),
  )
  return kindTurnover(reader, 'asset', span, upTo)
    .filter(({ account }) => results.has(account))
    .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
}

/** What came in and went out of bank and cash, by the accounts on the other side. */
export function cashFlowDirect(frame: Frame): Report {
  const { reader, texts, spans, chart, upTo } = frame
  const codes = moneyAccounts(frame).map(({ code }) => code)
  const flows = spans.map((span): Balances => counterTurnover(reader, codes, span, upTo))
  const statement = new Statement(
    frame,
    flows,
    (accounts, span) => narrowed(ledgerLink(accounts, span), { against: 'money' }),
    'credit',
  )
  const { capital, rest } = withoutCash(frame)
  const fixed = chart.filter(({ subtype }) => fixedSubtypes.includes(subtype))
  const kindOf = ({ type, subtype }: Account): keyof typeof texts.cash => {
    if (/^(wages|employer|netPay|payroll|social|employee)/.test(subtype)) return 'staff'
    if (/^tax/.test(subtype)) return 'taxes'
    if (type === 'income' || /^(receivable|customer|wallet|clearing)/.test(subtype))
      return 'customers'
    if (type === 'expense' || /^(payable|goods|inventory|card)/.test(subtype)) return 'suppliers'
    return 'other'
  }
  const operating = rest.filter((account) => !fixed.includes(account))
  const kinds = ['customers', 'suppliers', 'staff', 'taxes', 'other'] as const
  const parts = [
    ...kinds.map((kind) =>
      statement.accounts(
        texts.cash[kind],
        operating.filter((account) => kindOf(account) === kind),
      ),
    ),
    statement.accounts(texts.cash.investing, fixed),
    statement.accounts(texts.cash.financing, capital),
  ]
  return closeWithCash(frame, 'cash-flow-direct', statement, parts)
}

/** The change of cash, what there was and what there is, held against the accounts themselves. */
function closeWithCash(
  frame: Frame,
  report: 'cash-flow' | 'cash-flow-direct',
  statement: Statement,
  parts: readonly (Sum | undefined)[],
): Report {
  const { texts, spans, span, format } = frame
  const cash = moneyAccounts(frame)
  const change = statement.result(
    texts.cash.change,
    parts.map((sum) => ({ sum, sign: 1 })),
  )
  const standing = (dayOf: (span: Span) => string) =>
    spans.map((one) => sumOf(cash, balancesOn(frame, dayOf(one))))
  const before = standing(({ from }) => addDays(from, -1))
  const opening = statement.line(texts.cash.opening, before, cash, (one) =>
    ledgerLink(cash, { from: dawn, to: addDays(one.from, -1) }),
  )
  const closing = statement.result(
    texts.cash.closing,
    [
      { sum: opening, sign: 1 },
      { sum: change, sign: 1 },
    ],
    ({ to }) => ledgerLink(cash, { from: dawn, to }),
  )
  const at = spans.indexOf(span)
  const left = closing.amounts[at] ?? 0
  const right = standing(({ to }) => to)[at] ?? 0
  const label = { key: 'account', label: texts.columns.account, kind: 'text' as const }
  return toReport(frame, report, {
    columns: [label, ...figureColumns(frame, format.span)],
    rows: statement.rows,
    checks: [{ label: texts.checks.cash, isHeld: left === right, left, right }],
  })
}

/** All other accounts: what owners and lenders give, and the rest. */
function withoutCash(frame: Frame): { capital: Account[]; rest: Account[] } {
  const cash = moneyAccounts(frame)
  const others = frame.chart.filter((account) => !cash.includes(account))
  const isCapital = ({ type, subtype }: Account) => type === 'equity' || subtype === 'loan'
  return { capital: others.filter(isCapital), rest: others.filter((one) => !isCapital(one)) }
}

function sumOf(accounts: readonly Account[], balances: Balances): number {
  return accounts.reduce((sum, { code }) => sum + (balances.get(code) ?? 0), 0)
}
