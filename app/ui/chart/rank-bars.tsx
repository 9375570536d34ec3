import * as text from '../text.css.ts'
import * as hiddenStyles from '../visually-hidden.css.ts'
import * as styles from './chart.css.ts'
import { round } from './scale.ts'

type RankRow = {
  label: string
  /** Of any one unit; the longest bar is the largest amount, either side of nothing. */
  amount: number
  amountText: string
  /** What makes up the amount. */
  href?: string | undefined
}

/** Amounts beside each other, the largest first: a table with a bar in each row. */
export function RankBars({ caption, rows }: { caption: string; rows: readonly RankRow[] }) {
  const largest = Math.max(...rows.map(({ amount }) => Math.abs(amount)), 0)
  return (
    <table className={styles.rank}>
      <caption className={hiddenStyles.hidden}>{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, amountText, href }) => (
          <tr key={label} className={styles.rankRow}>
            <th scope="row" className={styles.rankLabel}>
              {href ? (
                <a className={styles.agingLink} href={href}>
                  {label}
                </a>
              ) : (
                label
              )}
            </th>
            <td className={styles.rankBar}>
              <svg
                className={styles.rankPicture}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  className={amount < 0 ? styles.ages.veryLate : styles.ages.due}
                  width={largest > 0 ? round((Math.abs(amount) / largest) * 100) : 0}
                  height="1"
                />
              </svg>
            </td>
            <td className={text.number}>{amountText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
