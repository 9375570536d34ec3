import type { Minor } from '#contract/core/money.ts'
import type { Report, ReportCell, ReportRow } from '#contract/reporting/reports.ts'
import { trialBalance as readTrialBalance } from '../../books/ledger/views.ts'
import { ledgerLink, sumRows } from './figures.ts'
import { accountLabel, type Frame, toReport } from './frame.ts'

/** Every account with its opening balance, what was posted in the span, and its closing balance. */
export function trialBalance(frame: Frame): Report {
  const { reader, texts, span, chart, upTo } = frame
  const byCode = new Map(chart.map((account) => [account.code, account]))
  const { rows: balances } = readTrialBalance(reader, { ...span, upTo })
  const found = balances.filter(
    ({ opening, debited, credited }) => opening !== 0 || debited !== 0 || credited !== 0,
  )
  const rows: ReportRow[] = found.map((row) => {
    const account = byCode.get(row.account)
    const link = account && ledgerLink([account], span)
    const text = account ? accountLabel(frame, account) : row.account
    const linked = (amount: Minor): ReportCell => ({ amount, ...(link && { link }) })
    const side = (amount: Minor) => (amount === 0 ? null : linked(amount))
    const sides = [linked(row.opening), linked(row.debited), linked(row.credited)]
    const cells = [{ text, ...(link && { link }) }, ...sides, side(row.debit), side(row.credit)]
    return { kind: 'line', depth: 0, cells, adds: [] }
  })
  const sums = {
    debited: addUp(found.map(({ debited }) => debited)),
    credited: addUp(found.map(({ credited }) => credited)),
    debit: addUp(found.map(({ debit }) => debit)),
    credit: addUp(found.map(({ credit }) => credit)),
    opening: addUp(found.map(({ opening }) => opening)),
  }
  const { opening, debited, credited, debit, credit } = sums
  const totals = [opening, debited, credited, debit, credit].map((amount) => ({ amount }))
  const lines = rows.map((_, at) => at)
  rows.push({
    kind: 'result',
    depth: 0,
    cells: [{ text: texts.results.all }, ...totals],
    adds: sumRows(lines),
  })
  const { columns } = texts
  const amount = (key: string, label: string) => ({ key, label, kind: 'amount' as const })
  return toReport(frame, 'trial-balance', {
    columns: [
      { key: 'account', label: columns.account, kind: 'text' },
      amount('opening', columns.opening),
      amount('debited', columns.debit),
      amount('credited', columns.credit),
      amount('debit', columns.debitBalance),
      amount('credit', columns.creditBalance),
    ],
    rows,
    checks: [
      {
        label: texts.checks.turnover,
        isHeld: debit === credit && debited === credited,
        left: debit,
        right: credit,
      },
    ],
  })
}

function addUp(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
