import { TableScroller } from '../table/table.tsx'
import * as hiddenStyles from '../visually-hidden.css.ts'
import * as styles from './tones.css.ts'

type HeatMapProps = {
  /** Says what the table shows. */
  label: string
  /** Head of the column with the rows' names. */
  corner: string
  columns: readonly string[]
  rows: readonly { label: string; cells: readonly { value: number; text: string }[] }[]
}

/** How much there is where two things meet: a table whose cells are the darker the more they hold. */
export function HeatMap({ label, corner, columns, rows }: HeatMapProps) {
  const most = Math.max(...rows.flatMap(({ cells }) => cells.map(({ value }) => value)), 0)
  return (
    <TableScroller label={label}>
      <table className={styles.heat}>
        <caption className={hiddenStyles.hidden}>{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.heatHead}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.heatHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className={styles.heatHead}>
                {row.label}
              </th>
              {row.cells.map(({ value, text }, at) => (
                <td key={columns[at]} className={styles.heatLevels[levelOf(value, most)]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  )
}

const levels = ['low', 'middle', 'high', 'highest'] as const
export type Level = 'none' | (typeof levels)[number]

/** @returns in which quarter of the most a value is; `none` for nothing */
export function levelOf(value: number, most: number): Level {
  if (value <= 0 || most <= 0) return 'none'
  return levels[Math.min(Math.ceil((value / most) * levels.length), levels.length) - 1] ?? 'none'
}
