import { dateOf } from './days.ts'
import {
  type Interval,
  instantAt,
  millisecondsOf,
  secondsBetween,
  type TimeEntry,
} from './entries.ts'
import { freeTime, isSame, piecesOf } from './free-time.ts'

/** What somebody typed: all minutes of a day on a task, those that are already there included. */
export type SheetCell = {
  projectId: string | null
  taskId: string | null
  date: string
  minutes: number
}

export type SheetEntry = TimeEntry & {
  /** Submitted, approved or invoiced: it stays as it is. */
  isLocked: boolean
}

/**
 * Why a cell changed nothing.
 * - `locked`: less was typed than what may not be changed.
 * - `running`: its timer runs; nobody knows yet what it comes to.
 * - `dayFull`: the day has no free time left for it.
 */
export type SheetProblem = { cell: SheetCell; kind: 'locked' | 'running' | 'dayFull' }

export type SheetChange = {
  created: (Interval & { projectId: string | null; taskId: string | null })[]
  /** New ends of entries that are there. */
  ended: { id: string; endedAt: string }[]
  removed: string[]
  problems: SheetProblem[]
}

/**
 * Makes entries of a week sheet without booking any time twice: more time goes into what is free of
 * the day, from `dayStart` on and then before it; less is taken from the end of the cell's last
 * entries. A cell that says what it showed, whole minutes, changes nothing.
 * @param entries of the person, all that touch the days of the cells
 * @param dayStart `HH:mm` where the person is
 * @throws RangeError 'minutes_malformed', 'cell_twice'
 */
export function fillWeekSheet({
  cells,
  entries,
  dayStart,
  timeZone,
}: {
  cells: readonly SheetCell[]
  entries: readonly SheetEntry[]
  dayStart: string
  timeZone: string
}): SheetChange {
  const change: SheetChange = { created: [], ended: [], removed: [], problems: [] }
  const names = cells.map(({ projectId, taskId, date }) =>
    JSON.stringify([projectId, taskId, date]),
  )
  if (new Set(names).size < cells.length) throw new RangeError('cell_twice')
  let standing: SheetEntry[] = [...entries]
  // What becomes less makes room for what becomes more.
  const changes = cells
    .map((cell) => ({ cell, seconds: missingSeconds(cell, entries, timeZone) }))
    .sort((a, b) => Math.sign(a.seconds) - Math.sign(b.seconds))
  for (const { cell, seconds } of changes) {
    const own = entriesOf(cell, entries, timeZone)
    if (seconds === 0) continue
    if (own.some(({ endedAt }) => endedAt === null)) {
      change.problems.push({ cell, kind: 'running' })
    } else if (seconds < 0) {
      standing = takeFrom(own, -seconds, cell, standing, change)
    } else {
      standing = addTo({ cell, own, seconds, dayStart, timeZone }, standing, change)
    }
  }
  return change
}

function entriesOf(cell: SheetCell, entries: readonly SheetEntry[], timeZone: string) {
  return entries
    .filter(
      (entry) =>
        entry.projectId === cell.projectId &&
        entry.taskId === cell.taskId &&
        dateOf(entry.startedAt, timeZone) === cell.date,
    )
    .sort((a, b) => millisecondsOf(a.startedAt) - millisecondsOf(b.startedAt))
}

function missingSeconds(cell: SheetCell, entries: readonly SheetEntry[], timeZone: string): number {
  if (!Number.isSafeInteger(cell.minutes) || cell.minutes < 0) {
    throw new RangeError('minutes_malformed')
  }
  const own = entriesOf(cell, entries, timeZone)
  const seconds = own.reduce((sum, entry) => sum + lengthOf(entry), 0)
  return Math.round(seconds / 60) === cell.minutes ? 0 : cell.minutes * 60 - seconds
}

function lengthOf({ startedAt, endedAt }: SheetEntry): number {
  return endedAt === null ? 0 : secondsBetween(startedAt, endedAt)
}

/** Shortens or removes the last entries of a cell; the day stands as it is where that is not enough. */
function takeFrom(
  own: readonly SheetEntry[],
  seconds: number,
  cell: SheetCell,
  standing: readonly SheetEntry[],
  change: SheetChange,
): SheetEntry[] {
  const free = own.filter(({ isLocked }) => !isLocked)
  if (free.reduce((sum, entry) => sum + lengthOf(entry), 0) < seconds) {
    change.problems.push({ cell, kind: 'locked' })
    return [...standing]
  }
  const ends = new Map<string, string | undefined>()
  let left = seconds
  for (const entry of free.toReversed()) {
    if (left === 0) break
    const taken = Math.min(left, lengthOf(entry))
    left -= taken
    const isAll = taken === lengthOf(entry)
    const endedAt = instantAt(millisecondsOf(entry.endedAt ?? entry.startedAt) - taken * 1000)
    ends.set(entry.id, isAll ? undefined : endedAt)
    if (isAll) change.removed.push(entry.id)
    else change.ended.push({ id: entry.id, endedAt })
  }
  return standing.flatMap((entry) => {
    if (!ends.has(entry.id)) return [entry]
    const endedAt = ends.get(entry.id)
    return endedAt === undefined ? [] : [{ ...entry, endedAt }]
  })
}

/** Lengthens the last entry of a cell into free time, and makes new ones of what is left. */
function addTo(
  of: {
    cell: SheetCell
    own: readonly SheetEntry[]
    seconds: number
    dayStart: string
    timeZone: string
  },
  standing: readonly SheetEntry[],
  change: SheetChange,
): SheetEntry[] {
  const { cell, own, dayStart, timeZone } = of
  const last = own.findLast(({ isLocked }) => !isLocked)
  const free = freeTime(
    { date: cell.date, dayStart, timeZone, after: last?.endedAt ?? null },
    standing,
  )
  const pieces = piecesOf(of.seconds, free)
  if (pieces === undefined) {
    change.problems.push({ cell, kind: 'dayFull' })
    return [...standing]
  }
  const made: SheetEntry[] = []
  let lastEnd = last?.endedAt ?? null
  for (const { from, to } of pieces) {
    if (last && lastEnd === last.endedAt && isSame(from, lastEnd)) {
      change.ended.push({ id: last.id, endedAt: to })
      lastEnd = to
      continue
    }
    const { projectId, taskId } = cell
    change.created.push({ from, to, projectId, taskId })
    const nobody = { id: '', personId: '', isLocked: false }
    made.push({ ...nobody, projectId, taskId, startedAt: from, endedAt: to })
  }
  const lengthened = standing.map((entry) =>
    entry.id === last?.id ? { ...entry, endedAt: lastEnd } : entry,
  )
  return [...lengthened, ...made]
}
