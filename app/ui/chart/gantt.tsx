import { classes } from '../classes.ts'
import * as text from '../text.css.ts'
import * as hiddenStyles from '../visually-hidden.css.ts'
import { round } from './scale.ts'
import * as styles from './tones.css.ts'

type Task = {
  label: string
  /** Numbers of days, from any day on; the last day belongs to the task. */
  from: number
  to: number
  /** Both days, for people. */
  text: string
  /** How much of it is done, from 0 to 1. */
  share?: number
}

type GanttProps = {
  /** Says what the table shows. */
  label: string
  /** Heads of the columns. */
  names: { task: string; time: string; days: string }
  tasks: readonly Task[]
  /** Names of the beginnings of equal parts of the whole time, from the first day on. */
  ticks: readonly string[]
  /** The first and the last day shown. */
  from: number
  to: number
  /** The day of today, as a line. */
  today?: number
}

/** Which task takes when: a table with a bar in each row, filled as far as it is done. */
export function Gantt({ label, names, tasks, ticks, from, to, today }: GanttProps) {
  const x = (day: number) => round(((day - from) / (to + 1 - from)) * 100)
  return (
    <table className={styles.gantt}>
      <caption className={hiddenStyles.hidden}>{label}</caption>
      <thead>
        <tr className={styles.ganttRow}>
          <th scope="col" className={styles.partName}>
            {names.task}
          </th>
          <th scope="col" className={styles.ganttTicks}>
            <span className={hiddenStyles.hidden}>{names.time}</span>
            {ticks.map((tick) => (
              <span key={tick} aria-hidden="true">
                {tick}
              </span>
            ))}
          </th>
          <th scope="col" className={styles.ganttDays}>
            {names.days}
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => {
          const start = x(task.from)
          const width = x(task.to + 1) - start
          return (
            <tr key={task.label} className={styles.ganttRow}>
              <th scope="row" className={styles.partName}>
                {task.label}
              </th>
              <td className={styles.plainCell}>
                <svg
                  className={styles.ganttPicture}
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className={styles.planned} x={start} y="2.5" width={width} height="5" />
                  <rect
                    className={styles.fills.first}
                    x={start}
                    y="2.5"
                    width={round(width * (task.share ?? 0))}
                    height="5"
                  />
                  {today !== undefined && <path className={styles.today} d={`M${x(today)} 0V10`} />}
                </svg>
              </td>
              <td className={classes(text.small, styles.ganttDays)}>{task.text}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
