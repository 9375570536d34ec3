import { instantAt, millisecondsOf, type TimeEntry } from './entries.ts'

/** What starting or stopping a timer changes of a person's entries. */
export type TimerChange = {
  /** Ends of entries that ran. */
  ended: { id: string; endedAt: string }[]
  /** Entries that would have lasted no time at all. */
  removed: string[]
}

/**
 * Starts a timer for a person, of whom at most one runs: the one that runs ends at the same instant.
 * A start that comes late, from a device that was offline, takes its place in time: it ends when the
 * next entry of the person begins.
 * @param entries of the person, at least those that run and those from that instant on
 * @returns the change, and the end of the new entry: null where it runs
 */
export function startTimer(
  entries: readonly TimeEntry[],
  startedAt: string,
): TimerChange & { endedAt: string | null } {
  const start = millisecondsOf(startedAt)
  const change: TimerChange = { ended: [], removed: [] }
  for (const entry of entries) {
    if (entry.endedAt !== null || millisecondsOf(entry.startedAt) > start) continue
    addEnd(change, entry, start)
  }
  const later = entries.map((entry) => millisecondsOf(entry.startedAt)).filter((ms) => ms > start)
  return { ...change, endedAt: later.length > 0 ? instantAt(Math.min(...later)) : null }
}

/**
 * Stops a timer.
 * @throws RangeError 'timer_not_running' | 'end_before_start'
 */
export function stopTimer(entry: TimeEntry, endedAt: string): TimerChange {
  if (entry.endedAt !== null) throw new RangeError('timer_not_running')
  const change: TimerChange = { ended: [], removed: [] }
  addEnd(change, entry, millisecondsOf(endedAt))
  return change
}

function addEnd(change: TimerChange, entry: TimeEntry, end: number): void {
  const start = millisecondsOf(entry.startedAt)
  if (end < start) throw new RangeError('end_before_start')
  if (end === start) change.removed.push(entry.id)
  else change.ended.push({ id: entry.id, endedAt: instantAt(end) })
}
