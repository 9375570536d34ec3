import { linkPoints } from './gantt-links.ts'
import { type GanttScale, type GanttTime, ganttTime, rounded, xOf } from './gantt-scale.ts'
import { dateOfDay, dayNumber, momentOf } from './moments.ts'
import type { LinkKind } from './plan.ts'
import { type CalendarHours, workingTime } from './working-time.ts'

/** A task as it is drawn, in the order of the rows; what is in a closed parent is left out before. */
export type GanttTask = {
  id: string
  /** How deep it is in its parents; 0 at the top. */
  depth: number
  start: string
  finish: string
  /** How late it may finish; drawn as a thin line behind the bar. */
  lateFinish: string | null
  /** Done, of 100. */
  percentDone: number
  isParent: boolean
  isMilestone: boolean
  isCritical: boolean
  isManual: boolean
}

export type GanttBar = {
  taskId: string
  depth: number
  shape: 'bar' | 'parent' | 'milestone'
  /** The middle of a milestone, the left end of others. */
  x: number
  /** The top of its row, and the middle of it. */
  y: number
  middle: number
  width: number
  doneWidth: number
  /** From the end of the bar to its latest finish. */
  floatWidth: number
  isCritical: boolean
  isManual: boolean
}

export type GanttLine = {
  linkId: string
  fromId: string
  toId: string
  kind: LinkKind
  /** Corners of the line, the arrow at the last. */
  points: [number, number][]
  /** Both of its tasks are critical. */
  isCritical: boolean
}

/** A Gantt chart as numbers for SVG; words, colours and languages are the page's. */
export type GanttLayout = {
  time: GanttTime
  rowHeight: number
  headHeight: number
  height: number
  /** Where today is, if it is within. */
  todayX: number | null
  bars: GanttBar[]
  lines: GanttLine[]
}

export const rowHeight = 32
const headHeight = 48
/** A bar of a quarter of an hour is still to be seen and touched. */
const leastWidth = 4

/**
 * Lays out a Gantt chart. Without a range it reaches from the first start to the last finish, with a
 * few days around them. Links to tasks that are not drawn are left out.
 * @throws RangeError what `workingTime` and `ganttTime` throw
 */
export function ganttLayout({
  tasks,
  links,
  scale,
  hours,
  range,
  now,
}: {
  tasks: readonly GanttTask[]
  links: readonly { id: string; fromId: string; toId: string; kind: LinkKind }[]
  scale: GanttScale
  /** The plan's calendar, whose free days are shaded. */
  hours: CalendarHours
  range?: { from: string; to: string } | null
  /** The local time of the reader. */
  now: string
}): GanttLayout {
  const time = ganttTime(scale, range ?? rangeOf(tasks, now), workingTime(hours))
  const bars = tasks.map((task, row) => barOf(time, task, headHeight + row * rowHeight))
  const byTask = new Map(bars.map((bar) => [bar.taskId, bar]))
  const lines = links.flatMap(({ id, fromId, toId, kind }): GanttLine[] => {
    const from = byTask.get(fromId)
    const to = byTask.get(toId)
    if (!from || !to) return []
    const isCritical = from.isCritical && to.isCritical
    return [{ linkId: id, fromId, toId, kind, points: linkPoints(from, to, kind), isCritical }]
  })
  const today = now.slice(0, 10)
  const isWithin = today >= time.from && today < time.to
  return {
    time,
    rowHeight,
    headHeight,
    height: headHeight + tasks.length * rowHeight,
    todayX: isWithin ? xOf(time, momentOf(now)) : null,
    bars,
    lines,
  }
}

function barOf(time: GanttTime, task: GanttTask, y: number): GanttBar {
  const from = xOf(time, momentOf(task.start))
  const to = xOf(time, momentOf(task.finish))
  const width = task.isMilestone ? 0 : rounded(Math.max(to - from, leastWidth))
  const late = task.lateFinish === null ? to : xOf(time, momentOf(task.lateFinish))
  return {
    taskId: task.id,
    depth: task.depth,
    shape: task.isParent ? 'parent' : task.isMilestone ? 'milestone' : 'bar',
    x: from,
    y,
    middle: y + rowHeight / 2,
    width,
    doneWidth: rounded((width * Math.min(Math.max(task.percentDone, 0), 100)) / 100),
    floatWidth: rounded(Math.max(late - to, 0)),
    isCritical: task.isCritical,
    isManual: task.isManual,
  }
}

function rangeOf(tasks: readonly GanttTask[], now: string): { from: string; to: string } {
  const days = tasks.flatMap(({ start, finish }) => [start.slice(0, 10), finish.slice(0, 10)])
  const sorted = (days.length > 0 ? days : [now.slice(0, 10)]).sort()
  const [first = '', last = ''] = [sorted.at(0), sorted.at(-1)]
  return { from: dateOfDay(dayNumber(first) - 2), to: dateOfDay(dayNumber(last) + 5) }
}
