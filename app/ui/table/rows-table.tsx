import type { ReactNode } from 'react'
import type { StackedPlace } from './stacked.css.ts'
import {
  Cell,
  type CellProps,
  HeadCell,
  NameCell,
  NumberCell,
  Table,
  type TableProps,
} from './table.tsx'

/** The same for every row, or by the row. */
type Of<Row, Value> = Value | ((row: Row, at: number) => Value)

/** What a column is called, and what stands in it. */
export type TableColumn<Row> = {
  head: ReactNode
  /** Figures: equal width digits at the end of the line. */
  isNumber?: boolean
  tone?: Of<Row, CellProps['tone']>
  place?: StackedPlace
  /** A word before the content on narrow screens, where the head is gone. */
  stackedLabel?: Of<Row, ReactNode>
  className?: Of<Row, string | undefined>
  /** Where the name leads, for the one bold column of names; a name that leads nowhere is plain. */
  href?: (row: Row, at: number) => string | undefined
  /** Below the name, and no part of the link. */
  below?: (row: Row, at: number) => ReactNode
  cell: (row: Row, at: number) => ReactNode
}

type RowsTableProps<Row> = Omit<TableProps, 'rows'> & {
  rows: readonly Row[]
  keyOf: (row: Row, at: number) => string | number
  /** A column that is not for this reader is left out as `false`. */
  columns: readonly (TableColumn<Row> | false | null | undefined)[]
  /** What stands below the rows, as a `tfoot` with sums. */
  children?: ReactNode
}

/** A table whose rows are all alike, described by its columns. */
export function RowsTable<Row>({ rows, keyOf, columns, children, ...table }: RowsTableProps<Row>) {
  const shown = columns.filter((column) => !!column)
  return (
    <Table {...table}>
      <thead>
        <tr>
          {shown.map(({ head, isNumber }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <HeadCell key={at} isNumber={isNumber}>
              {head}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)}>
            {shown.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <ColumnCell key={place} column={column} row={row} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
      {children}
    </Table>
  )
}

type ColumnCellProps<Row> = { column: TableColumn<Row>; row: Row; at: number }

function ColumnCell<Row>({ column, row, at }: ColumnCellProps<Row>) {
  const { isNumber, tone, place, stackedLabel, className, href, below, cell } = column
  const look = {
    tone: typeof tone === 'function' ? tone(row, at) : tone,
    stackedLabel: typeof stackedLabel === 'function' ? stackedLabel(row, at) : stackedLabel,
    className: typeof className === 'function' ? className(row, at) : className,
    // A place that is not said is the name's own.
    ...(place && { place }),
  }
  const to = href?.(row, at)
  if (to !== undefined) {
    return (
      <NameCell {...look} tone={look.tone ?? 'strong'} href={to} below={below?.(row, at)}>
        {cell(row, at)}
      </NameCell>
    )
  }
  return isNumber ? (
    <NumberCell {...look}>{cell(row, at)}</NumberCell>
  ) : (
    <Cell {...look}>{cell(row, at)}</Cell>
  )
}
