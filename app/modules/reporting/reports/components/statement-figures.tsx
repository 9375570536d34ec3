import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules } from '#app/ui/index.ts'
import type { Report } from '#contract/reporting/reports.ts'

const shown = 4

/**
 * Income and what is left of it, line by line of the result, above the table that has them too: beside what
 * the report compares with, else as a share of the income.
 */
export function StatementFigures({ report }: { report: Report }) {
  const t = useT('reports')
  const { money, percent } = useFormat()
  const { columns, rows, currency } = report
  if (report.report !== 'profit-and-loss') return null
  const amounts = columns.flatMap(({ kind }, at) => (kind === 'amount' ? [at] : []))
  const isCompared = columns.some(({ key }) => key === 'change')
  // Compared, the days asked for come first; of parts of a span the whole stands last.
  const column = isCompared ? amounts[0] : amounts.at(-1)
  const other = isCompared ? amounts[1] : undefined
  if (column === undefined) return null
  const income = rows.find(({ kind }) => kind === 'sum')
  const figures = [...(income ? [income] : []), ...rows.filter(({ kind }) => kind === 'result')]
  const whole = income?.cells[column]?.amount ?? 0
  if (figures.length < 2) return null
  return (
    <Rules columns="four">
      {figures.slice(0, shown).map(({ cells }) => {
        const label = cells.find((cell) => cell?.text !== undefined)?.text ?? ''
        const amount = cells[column]?.amount ?? 0
        const before = other === undefined ? undefined : cells[other]?.amount
        const share = whole > 0 && amount !== whole ? percent(shareOf(amount, whole)) : undefined
        return (
          <Figure
            key={label}
            label={label}
            value={money(amount, currency)}
            detail={
              before !== undefined && other !== undefined
                ? `${columns[other]?.label}: ${money(before, currency)}`
                : share && t('figures.share', { share })
            }
          />
        )
      })}
    </Rules>
  )
}

/** Percent points with one decimal. */
function shareOf(amount: number, whole: number): string {
  return (Math.round((amount * 1000) / whole) / 10).toString()
}
