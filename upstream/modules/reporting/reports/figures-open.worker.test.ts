import { expect, test } from 'vitest'
import type { Report, ReportName } from '#contract/reporting/reports.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

/** As many figures of a report are opened, over all its rows. */
const opened = 14
const year = 'period=year'
const asked: [ReportName, string[]][] = [
  ['profit-and-loss', [year, 'period=lastYear&compare=yearBefore', `${year}&split=quarter`]],
  ['profit-and-loss', [`${year}&basis=cash`]],
  ['balance-sheet', [year, 'period=lastYear&compare=yearBefore']],
  ['cash-flow', [year, 'period=lastYear']],
  ['cash-flow-direct', [year, 'period=lastYear']],
  ['trial-balance', [year]],
  ['sales-by-customer', [year, `${year}&compare=previous`]],
  ['sales-by-country', [year]],
  ['sales-by-item', [year]],
  ['sales-by-month', [year]],
  ['sales-by-person', [year]],
  ['margin-by-item', [year]],
  ['margin-by-customer', [year]],
  ['purchases-by-supplier', [year]],
  ['purchases-by-item', [year]],
  ['purchases-by-account', [year]],
  ['purchases-by-country', [year]],
  ['purchases-by-month', [year]],
  ['tax-summary', [year]],
  ['tax-return', [year]],
  ['custom', [`${year}&by=customer`, `${year}&by=item`, `${year}&by=month`]],
]
/** Worked out from the other columns of their row. */
const derived = ['change', 'owed']

type Figure = { amount: number; name: string; column: string; path: string | undefined }

/** The figures of a report that are not nothing, and where each leads. */
function figuresOf({ rows, columns }: Report): Figure[] {
  const lines = rows.filter(({ kind }) => kind === 'line' || kind === 'sum')
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at): Figure[] => {
      const column = columns[at]?.key ?? ''
      if (!cell?.amount || derived.includes(column)) return []
      const { link, amount } = cell
      const path =
        link?.target === 'report'
          ? `/reports/${link.report}?${new URLSearchParams(link.query)}`
          : undefined
      return [{ amount, name: cells[0]?.text ?? '', column, path }]
    }),
  )
}

/** A form's box of whole units leaves their hundredths out; of all else the sum is the figure. */
function isFigure(report: ReportName, amount: number, sum: number): boolean {
  const isWhole = report === 'tax-return' && amount % 100 === 0
  return isWhole ? Math.abs(sum - Math.abs(amount)) < 100 : sum === Math.abs(amount)
}

test('the figures of a demo’s reports open what sums to them', { timeout: 900_000 }, async () => {
  const firm = new TestFirm()
  await firm.must('POST', '/internal/seed-demo', { language: 'en' })
  const read = (path: string) => firm.must<Report>('GET', path)
  for (const [report, queries] of asked) {
    for (const query of queries) {
      const figures = figuresOf(await read(`/reports/${report}?${query}`))
      const step = Math.max(1, Math.floor(figures.length / opened))
      for (const { path, amount, name, column } of figures.filter((_, at) => at % step === 0)) {
        const what = `${report} ${query}, ${name}, ${column}`
        // What no line of a document says, such as discounts for early payment, opens nothing.
        if (!path && report.startsWith('sales-by-')) continue
        if (!path) throw new Error(`${what} leads nowhere`)
        const { rows, hasNextPage } = await read(path)
        // The sum stands on the last of its pages.
        if (hasNextPage) continue
        const sums = rows
          .filter(({ kind }) => kind !== 'line' || report === 'trial-balance')
          .flatMap(({ cells }) => cells.flatMap((cell) => cell?.amount ?? []))
        const isFound = sums.some((sum) => isFigure(report, amount, Math.abs(sum)))
        expect(isFound, `${what}: ${amount} of ${path}`).toBe(true)
      }
    }
  }
})
