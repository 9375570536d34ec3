import { useFirm, useFormat } from '#app/shell/page-context.tsx'
import { Cell, classes, HeadCell, NumberCell, Table, TableScroller } from '#app/ui/index.ts'
import type { Report, ReportCell, ReportColumn, ReportRow } from '#contract/reports.ts'
import { linkHref } from './link-href.ts'
import * as styles from './report-table.css.ts'

const isFigure = ({ kind }: Pick<ReportColumn, 'kind'>) => kind !== 'text' && kind !== 'date'

/** A report's table: heads, lines and sums, each figure leading to what it is the sum of. */
export function ReportTable({ report }: { report: Report }) {
  const { columns, rows, title } = report
  return (
    <TableScroller label={title}>
      <Table caption={title} density="compact" className={styles.table}>
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
  return (
    <tr className={styles.kinds[row.kind]}>
      {row.cells.map((cell, at) => {
        const column = report.columns[at]
        if (!column) return null
        const content = cell && <CellContent cell={cell} report={report} column={column} />
        const deep = row.depth > 0 && at === 0 && styles.deep
        return isFigure(column) ? (
          <NumberCell key={column.key} tone={row.kind === 'line' ? 'plain' : 'strong'}>
            {content}
          </NumberCell>
        ) : (
          <Cell
            key={column.key}
            tone={row.kind === 'line' ? 'plain' : 'strong'}
            className={classes(deep)}
          >
            {content}
          </Cell>
        )
      })}
    </tr>
  )
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
