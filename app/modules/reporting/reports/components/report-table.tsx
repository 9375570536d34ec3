import { useFirm, useFormat } from '#app/shell/page-context.tsx'
import { Cell, classes, HeadCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { Report, ReportCell, ReportColumn, ReportRow } from '#contract/reporting/reports.ts'
import { linkHref } from './link-href.ts'
import * as styles from './report-table.css.ts'

type Column = Pick<ReportColumn, 'kind'>
const isFigure = ({ kind }: Column) => kind !== 'text' && kind !== 'date'

/**
 * A report's table: heads, lines and sums, each figure leading to what it is the sum of. On a narrow
 * screen a row is a block: its name with the figure beside it, or with each of its figures below, and
 * what has a column there stands with the column's word.
 */
export function ReportTable({ report }: { report: Report }) {
  const { columns, rows, title } = report
  const hasMany = columns.filter(isFigure).length > 1
  return (
    <TableScroller label={title}>
      <Table
        caption={title}
        density="compact"
        className={classes(styles.table, hasMany && styles.many)}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} isNumber={isFigure(column)}>
                {column.label}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and stay in their order
            <TableRow key={at} report={report} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function TableRow({ report, row }: { report: Report; row: ReportRow }) {
  const tone = row.kind === 'line' ? 'plain' : 'strong'
  const hasSome = row.cells.some((cell) => cell?.amount)
  return (
    <tr className={styles.kinds[row.kind]}>
      {row.cells.map((cell, at) => {
        const column = report.columns[at]
        if (!column) return null
        const content = cell && <CellContent cell={cell} report={report} column={column} />
        if (!isFigure(column)) {
          const deep = row.depth > 0 && at === 0 && styles.deep
          const place = at === 0 ? styles.name : styles.text
          const look = classes(deep, place, isBlank(cell) && styles.nought)
          return (
            <Cell key={column.key} tone={tone} className={look} data-word={column.label}>
              {content}
            </Cell>
          )
        }
        // Where a row has other figures, a nought says nothing that is worth a line.
        const isNought = isBlank(cell) || (hasSome && cell?.amount === 0)
        const look = classes(styles.figure, isNought && styles.nought)
        return (
          <NumberCell key={column.key} tone={tone} className={look} data-word={column.label}>
            {content}
          </NumberCell>
        )
      })}
    </tr>
  )
}

function isBlank(cell: ReportCell | null): boolean {
  return !cell || !(cell.text || cell.date || cell.number || cell.amount !== undefined)
}

type CellContentProps = { cell: ReportCell; report: Report; column: ReportColumn }

function CellContent({ cell, report, column }: CellContentProps) {
  const { firm } = useFirm()
  const { amount, date, percent, number } = useFormat()
  const numberText = (value: string) => (column.kind === 'percent' ? percent(value) : number(value))
  const words =
    cell.amount !== undefined
      ? amount(cell.amount, report.currency)
      : cell.date !== undefined
        ? date(cell.date, 'medium')
        : cell.number !== undefined
          ? numberText(cell.number)
          : cell.text
  const href = cell.link && linkHref(firm.firmId, cell.link)
  return href ? (
    <a className={styles.link} href={href}>
      {words}
    </a>
  ) : (
    words
  )
}
