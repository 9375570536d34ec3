import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { Analysis, AnalysisQuery, AnalysisRow } from '#contract/reporting/analytics.ts'
import { recordsPath } from '../paths.ts'
import { useFigure } from './figure.ts'

type TableProps = {
  analysis: Analysis
  query: AnalysisQuery
  /** So many rows beside the whole; all of them where absent. */
  most?: number
}

/** The figures of an analysis: names lead to what they name, figures to the records behind them. */
export function AnalysisTable({ analysis, query, most }: TableProps) {
  const t = useT('analytics')
  const { columns, rows, title, groupLabel } = analysis
  const whole = rows.filter(({ kind }) => kind === 'total')
  const others = rows.filter(({ kind }) => kind !== 'total')
  const shown = most === undefined ? others : others.slice(0, most)
  return (
    <TableScroller label={title}>
      <Table caption={title} density="compact">
        <thead>
          <tr>
            <HeadCell>{groupLabel || t('table.all')}</HeadCell>
            {columns.map(({ key, label }) => (
              <HeadCell key={key} isNumber>
                {label}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...shown, ...whole].map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name
            <TableRow key={at} analysis={analysis} query={query} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

type RowProps = { analysis: Analysis; query: AnalysisQuery; row: AnalysisRow }

function TableRow({ analysis, query, row }: RowProps) {
  const { firm } = useFirm()
  const t = useT('analytics')
  const figure = useFigure()
  const { columns, currency } = analysis
  const tone = row.kind === 'total' ? 'strong' : 'plain'
  const linked = columns.findIndex(({ role }) => role === 'figure')
  const hrefOf = (at: number) => {
    if (!row.drill || !row.cells[at]) return undefined
    const drill = at === linked ? row.drill : cellDrill(row.drill, columns[at]?.drill)
    return drill && recordsPath(firm.firmId, { ...query, ...drill })
  }
  return (
    <tr>
      <Cell tone={tone}>
        {row.path ? (
          <a className={text.link} href={`/firms/${firm.firmId}/${row.path}`}>
            {row.label}
          </a>
        ) : (
          row.label
        )}
        {row.kind === 'hidden' &&
          row.cells.every((cell) => cell === null) &&
          ` (${t('table.hidden')})`}
      </Cell>
      {columns.map(({ key, unit }, at) => {
        const words = figure(row.cells[at], unit, currency)
        const href = hrefOf(at)
        return (
          <NumberCell key={key} tone={tone}>
            {href ? (
              <a className={text.link} href={href}>
                {words}
              </a>
            ) : (
              words
            )}
          </NumberCell>
        )
      })}
    </tr>
  )
}

/** What a cell keeps to: its row and its column; nothing where no day or no column says so. */
function cellDrill(
  row: Record<string, string>,
  column: Record<string, string> | undefined,
): Record<string, string> | undefined {
  if (!column) return undefined
  const [from, to] = [
    [row.from, column.from]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(-1) ?? '',
    [row.to, column.to]
      .filter((day) => day !== undefined)
      .toSorted()
      .at(0) ?? '',
  ]
  if (from > to) return undefined
  const where = [row.where, column.where].filter((text) => text).join(',')
  return { ...row, from, to, where }
}
