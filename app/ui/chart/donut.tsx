import { classes } from '../classes.ts'
import * as text from '../text.css.ts'
import * as hiddenStyles from '../visually-hidden.css.ts'
import { toneAt } from './chart-figure.tsx'
import { round } from './scale.ts'
import * as styles from './tones.css.ts'

type DonutProps = {
  /** Says what the picture shows; the caption of its table. */
  label: string
  /** At most five, not below zero; the last may hold all others. */
  parts: readonly { label: string; value: number; text: string; shareText: string }[]
}

/** What a whole is made of, beside the table with each part. */
export function Donut({ label, parts }: DonutProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  let before = 0
  return (
    <figure className={styles.donut}>
      <svg className={styles.ring} viewBox="0 0 100 100" role="img" aria-label={label}>
        {parts.map((part, at) => {
          const share = total > 0 ? part.value / total : 0
          const path = arcPath(before, before + share)
          before += share
          return (
            <path
              key={part.label}
              className={classes(styles.fills[toneAt(at)], styles.part)}
              d={path}
            >
              <title>{`${part.label}: ${part.text}, ${part.shareText}`}</title>
            </path>
          )
        })}
      </svg>
      <table className={styles.parts}>
        <caption className={hiddenStyles.hidden}>{label}</caption>
        <tbody>
          {parts.map((part, at) => (
            <tr key={part.label} className={styles.partRow}>
              <td className={styles.plainCell}>
                <svg viewBox="0 0 10 10" aria-hidden="true">
                  <path className={styles.fills[toneAt(at)]} d="M0 0h10v10H0z" />
                </svg>
              </td>
              <th scope="row" className={styles.partName}>
                {part.label}
              </th>
              <td className={classes(text.number, styles.plainCell)}>{part.text}</td>
              <td className={classes(text.number, text.soft, styles.plainCell)}>
                {part.shareText}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** A piece of the ring between two shares of the way round, from the top; never a whole circle. */
function arcPath(from: number, to: number): string {
  const end = Math.min(to, from + 0.9999)
  const isLong = end - from > 0.5 ? 1 : 0
  const at = (share: number, radius: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2
    return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`
  }
  return (
    `M${at(from, 48)}A48 48 0 ${isLong} 1 ${at(end, 48)}` +
    `L${at(end, 32)}A32 32 0 ${isLong} 0 ${at(from, 32)}z`
  )
}
