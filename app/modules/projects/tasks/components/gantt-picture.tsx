import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { TableScroller } from '#app/ui/index.ts'
import type { ProjectPlan } from '#contract/projects/tasks.ts'
import { taskPath } from '../paths.ts'
import * as styles from './gantt-picture.css.ts'

/** Room for the names of tasks, left of the time. */
const nameWidth = 220
const barHeight = 14

/** The plan as a Gantt chart; the table below says the same in words. */
export function GanttPicture({ plan: { drawing, tasks } }: { plan: ProjectPlan }) {
  const t = useT('tasks')
  const { firm, can } = useFirm()
  const canMove = can('task:edit')
  const { width, height, rowHeight, headHeight, bars, lines, heads, daysOff, todayX } = drawing
  const titles = new Map(tasks.map((task) => [task.id, task]))
  return (
    <TableScroller label={t('plan.picture')}>
      <svg
        className={styles.picture}
        width={nameWidth + width}
        height={height + 8}
        viewBox={`0 0 ${nameWidth + width} ${height + 8}`}
        aria-label={t('plan.picture')}
        data-plan=""
      >
        <g transform={`translate(${nameWidth} 0)`}>
          {daysOff.map(({ x, width: wide }) => (
            <rect
              key={x}
              className={styles.dayOff}
              x={x}
              y={headHeight}
              width={wide}
              height={height - headHeight}
            />
          ))}
          {heads.map((columns, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two rows of the head are known by their place
            <Head key={row} columns={columns} y={(row * headHeight) / 2} height={headHeight / 2} />
          ))}
          {todayX !== null && (
            <path className={styles.today} d={`M${todayX} ${headHeight}V${height}`} />
          )}
        </g>
        {bars.map(({ taskId, y, middle, depth }) => (
          <g key={taskId}>
            <path className={styles.rule} d={`M0 ${y + rowHeight}H${nameWidth + width}`} />
            <a href={taskPath(firm.firmId, taskId)}>
              <text className={styles.name} x={4 + depth * 14} y={middle + 4}>
                {shortened(titles.get(taskId)?.title ?? '', 28 - depth * 2)}
              </text>
            </a>
          </g>
        ))}
        <g transform={`translate(${nameWidth} 0)`}>
          {lines.map(({ linkId, points, isCritical }) => (
            <polyline
              key={linkId}
              className={isCritical ? styles.criticalLine : styles.line}
              points={points.map((point) => point.join(',')).join(' ')}
            />
          ))}
          {bars.map((bar) => (
            <Bar key={bar.taskId} bar={bar} task={canMove ? titles.get(bar.taskId) : undefined} />
          ))}
        </g>
      </svg>
    </TableScroller>
  )
}

type Column = ProjectPlan['drawing']['heads'][number][number]

function Head({ columns, y, height }: { columns: Column[]; y: number; height: number }) {
  const { date } = useFormat()
  const wordsOf = ({ unit, date: day, week }: Column) => {
    if (unit === 'week') return String(week)
    if (unit === 'day') return String(Number(day.slice(8)))
    if (unit === 'year') return day.slice(0, 4)
    return date(day.slice(0, 7), 'month')
  }
  return columns.map((column) => (
    <g key={column.date}>
      <path className={styles.rule} d={`M${column.x} ${y}V${y + height}`} />
      {column.width >= 14 && (
        <text className={styles.head} x={column.x + 4} y={y + height - 8}>
          {column.unit === 'month' && column.width < 90
            ? date(column.date.slice(0, 7), 'monthShort')
            : wordsOf(column)}
        </text>
      )}
    </g>
  ))
}

type BarProps = {
  bar: ProjectPlan['drawing']['bars'][number]
  /** Of a bar that may be dragged. */
  task: ProjectPlan['tasks'][number] | undefined
}

/** What is done, or made of other tasks, has its days from those. */
function Bar({ bar, task }: BarProps) {
  if (!task || task.state === 'done' || bar.shape === 'parent') return <BarShape bar={bar} />
  return (
    <g className={styles.movable} data-bar={bar.taskId} data-version={task.version}>
      <title>{task.title}</title>
      <BarShape bar={bar} />
    </g>
  )
}

function BarShape({ bar }: Pick<BarProps, 'bar'>) {
  const { shape, x, middle, width, doneWidth, floatWidth, isCritical } = bar
  const tone = isCritical ? styles.critical : styles.bar
  if (shape === 'milestone') {
    return <path className={tone} d={`M${x - 7} ${middle}l7 -7l7 7l-7 7z`} />
  }
  if (shape === 'parent') {
    return (
      <path className={styles.parent} d={`M${x} ${middle - 6}h${width}v10l-5 -5H${x + 5}l-5 5z`} />
    )
  }
  const y = middle - barHeight / 2
  return (
    <>
      {floatWidth > 0 && (
        <path className={styles.float} d={`M${x + width} ${middle}h${floatWidth}`} />
      )}
      <rect className={tone} x={x} y={y} width={width} height={barHeight} rx={3} />
      <rect className={styles.done} x={x} y={y} width={doneWidth} height={barHeight} rx={3} />
    </>
  )
}

function shortened(title: string, length: number): string {
  return title.length > length ? `${title.slice(0, length - 1)}…` : title
}
