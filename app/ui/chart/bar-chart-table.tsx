import { Cell, HeadCell, NumberCell } from '../table/table.tsx'
import type { Bar, BarNames } from './bar-chart.tsx'
import { TableBelow } from './table-below.tsx'

type BarChartTableProps = {
  label: string
  bars: readonly Bar[]
  names: BarNames
  tableLabel: string
}

/** The figures of a bar chart, one click away. */
export function BarChartTable({ label, bars, names, tableLabel }: BarChartTableProps) {
  return (
    <TableBelow label={label} tableLabel={tableLabel}>
      <thead>
        <tr>
          <HeadCell>{names.period}</HeadCell>
          <HeadCell isNumber>{names.in}</HeadCell>
          {names.out && <HeadCell isNumber>{names.out}</HeadCell>}
          {names.net && <HeadCell isNumber>{names.net}</HeadCell>}
          {names.comparison && <HeadCell isNumber>{names.comparison}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <Cell>
              {bar.label}
              {bar.isExpected && names.expected && ` (${names.expected})`}
            </Cell>
            <NumberCell>{bar.inText}</NumberCell>
            {names.out && <NumberCell>{bar.outText}</NumberCell>}
            {names.net && <NumberCell>{bar.netText}</NumberCell>}
            {names.comparison && <NumberCell>{bar.comparisonText}</NumberCell>}
          </tr>
        ))}
      </tbody>
    </TableBelow>
  )
}
