import { classes } from '../classes.ts'
import * as text from '../text.css.ts'
import * as hiddenStyles from '../visually-hidden.css.ts'
import { round } from './scale.ts'
import * as styles from './tones.css.ts'

type FunnelProps = {
  /** Says what the table shows. */
  label: string
  /** From the first to the last; `shareText` says how many of the first are left. */
  stages: readonly { label: string; value: number; text: string; shareText: string }[]
}

/** How many are left from step to step: a table with a bar in each row. */
export function Funnel({ label, stages }: FunnelProps) {
  const most = Math.max(...stages.map(({ value }) => value), 1)
  return (
    <table className={styles.gantt}>
      <caption className={hiddenStyles.hidden}>{label}</caption>
      <tbody>
        {stages.map((stage) => {
          const width = round((stage.value / most) * 100)
          return (
            <tr key={stage.label} className={styles.stage}>
              <th scope="row" className={styles.partName}>
                {stage.label}
              </th>
              <td className={styles.plainCell}>
                <svg
                  className={styles.bar}
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect
                    className={styles.fills.first}
                    x={round((100 - width) / 2)}
                    width={width}
                    height="1"
                  />
                </svg>
              </td>
              <td className={classes(text.number, styles.plainCell)}>{stage.text}</td>
              <td className={classes(text.number, text.soft, styles.plainCell)}>
                {stage.shareText}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
