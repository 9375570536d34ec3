import { dateOfDay, dayNumber, type Moment, minutesPerDay, weekdayOf } from './moments.ts'
import type { WorkingTime } from './working-time.ts'

/** How wide time is drawn: a column for each day, week or month. */
export const ganttScales = ['day', 'week', 'month'] as const
export type GanttScale = (typeof ganttScales)[number]

/** How wide a day is, in units of the drawing. */
const dayWidths: Record<GanttScale, number> = { day: 32, week: 10, month: 3 }

/** A column of the head, from its first day; a week has its number by ISO 8601. */
export type GanttColumn = {
  unit: 'day' | 'week' | 'month' | 'year'
  date: string
  week: number | null
  x: number
  width: number
}

export type GanttTime = {
  scale: GanttScale
  /** The first day, and the one after the last. */
  from: string
  to: string
  dayWidth: number
  width: number
  /** Two rows of columns: months over days, months over weeks, years over months. */
  heads: [GanttColumn[], GanttColumn[]]
  /** Days without work; none on the scale of months, where they are too narrow to see. */
  daysOff: { x: number; width: number }[]
}

/**
 * The time of a drawing from one day to another, both included, widened to whole weeks or months.
 * @throws RangeError 'range_empty' where the last day is before the first
 */
export function ganttTime(
  scale: GanttScale,
  range: { from: string; to: string },
  time: WorkingTime,
): GanttTime {
  const first = beginOf(scale, dayNumber(range.from))
  const end = nextOf(scale, beginOf(scale, dayNumber(range.to)))
  if (end <= first) throw new RangeError('range_empty')
  const dayWidth = dayWidths[scale]
  const heads: GanttTime['heads'] =
    scale === 'month'
      ? [columns('year', first, end, dayWidth), columns('month', first, end, dayWidth)]
      : [columns('month', first, end, dayWidth), columns(scale, first, end, dayWidth)]
  return {
    scale,
    from: dateOfDay(first),
    to: dateOfDay(end),
    dayWidth,
    width: (end - first) * dayWidth,
    heads,
    daysOff: scale === 'month' ? [] : daysOff(first, end, dayWidth, time),
  }
}

/** Where a moment is drawn. */
export function xOf({ from, dayWidth }: GanttTime, moment: Moment): number {
  return rounded((moment / minutesPerDay - dayNumber(from)) * dayWidth)
}

/** Tenths are more exact than a screen; more digits only make a page longer. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** The number of the week of a day by ISO 8601: the first one holds the year's first Thursday. */
export function weekNumber(day: number): number {
  const thursday = day - weekdayOf(day) + 3
  const firstOfYear = dayNumber(`${dateOfDay(thursday).slice(0, 4)}-01-01`)
  return Math.floor((thursday - firstOfYear) / 7) + 1
}

function columns(
  unit: GanttColumn['unit'],
  first: number,
  end: number,
  dayWidth: number,
): GanttColumn[] {
  const found: GanttColumn[] = []
  for (let day = beginOf(unit, first); day < end; day = nextOf(unit, day)) {
    const from = Math.max(day, first)
    const to = Math.min(nextOf(unit, day), end)
    found.push({
      unit,
      date: dateOfDay(day),
      week: unit === 'week' ? weekNumber(day) : null,
      x: (from - first) * dayWidth,
      width: (to - from) * dayWidth,
    })
  }
  return found
}

function beginOf(unit: GanttColumn['unit'], day: number): number {
  if (unit === 'day') return day
  if (unit === 'week') return day - weekdayOf(day)
  const date = dateOfDay(day)
  return dayNumber(unit === 'month' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`)
}

function nextOf(unit: GanttColumn['unit'], begin: number): number {
  if (unit === 'day') return begin + 1
  if (unit === 'week') return begin + 7
  return beginOf(unit, begin + (unit === 'month' ? 31 : 366))
}

function daysOff(first: number, end: number, dayWidth: number, time: WorkingTime) {
  const found: { x: number; width: number }[] = []
  for (let day = first; day < end; day += 1) {
    if (time.minutesOfDay(day) > 0) continue
    const last = found.at(-1)
    const x = (day - first) * dayWidth
    if (last && last.x + last.width === x) last.width += dayWidth
    else found.push({ x, width: dayWidth })
  }
  return found
}
