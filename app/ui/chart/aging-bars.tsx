import { classes } from '../classes.ts'
import * as text from '../text.css.ts'
import * as hiddenStyles from '../visually-hidden.css.ts'
import * as styles from './chart.css.ts'
import { round } from './scale.ts'

type AgingRow = {
  label: string
  /** Of any one unit; the longest bar is the largest amount. */
  amount: number
  amountText: string
  tone: keyof typeof styles.ages
  /** What makes up the amount. */
  href?: string
}

type AgingBarsProps = {
  caption: string
  rows: readonly AgingRow[]
  total?: { label: string; amountText: string }
}

/** Amounts by age: a table with a bar under each row. */
export function AgingBars({ caption, rows, total }: AgingBarsProps) {
  const largest = Math.max(...rows.map(({ amount }) => amount), 0)
  return (
    <table>
      <caption className={hiddenStyles.hidden}>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={styles.agingRow}>
            <th scope="row" className={styles.agingLabel}>
              {row.href ? (
                <a className={styles.agingLink} href={row.href}>
                  {row.label}
                </a>
              ) : (
                row.label
              )}
            </th>
            <td
              className={classes(text.number, styles.agingAmount, row.amount === 0 && text.faint)}
            >
              {row.amountText}
            </td>
            <td className={styles.agingBar}>
              <svg
                className={styles.agingPicture}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  className={styles.ages[row.tone]}
                  width={widthOf(row.amount, largest)}
                  height="1"
                >
                  <title>{`${row.label}: ${row.amountText}`}</title>
                </rect>
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className={classes(styles.agingRow, styles.agingTotal)}>
            <th scope="row" className={styles.agingLabel}>
              {total.label}
            </th>
            <td className={classes(text.number, styles.agingAmount)}>{total.amountText}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function widthOf(amount: number, largest: number): number {
  return largest > 0 ? round((Math.max(amount, 0) / largest) * 100) : 0
}
