import { classes } from '../classes.ts'
import * as styles from './chart.css.ts'

type ChartLabelsProps = { labels: readonly { text: string; isCurrent?: boolean | undefined }[] }

/** What periods are called, below a chart: where they have no room side by side, some of them alone. */
export function ChartLabels({ labels }: ChartLabelsProps) {
  return (
    <div
      className={classes(styles.labels, styles.crowd[crowdOf(labels.map(({ text }) => text))])}
      aria-hidden="true"
    >
      {labels.map(({ text, isCurrent }) => (
        <span key={text} className={isCurrent ? styles.current : undefined}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** Of small figures and letters, pixels; labels keep a third of their width free beside them. */
const letter = 6
const air = 1.3

/** @returns how much room labels need side by side: the smallest of the known widths that holds them */
function crowdOf(labels: readonly string[]): styles.Crowd {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  const needed = labels.length * (longest * letter * air + letter)
  return styles.crowds.find((width) => needed <= Number(width)) ?? '3200'
}
