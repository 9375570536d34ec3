/**
 * Time that a person worked: from an instant up to, not including, another. So two entries may share
 * an instant, and no second belongs to both. Instants are UTC ISO 8601; hours are what lies between
 * two of them, so that a night on which clocks change has the hours it had.
 */
export type TimeEntry = {
  id: string
  personId: string
  projectId: string | null
  taskId: string | null
  startedAt: string
  /** Null while the timer runs. */
  endedAt: string | null
}

/** Part of time between two instants. */
export type Interval = { from: string; to: string }

/** Milliseconds since 1970 of an instant. Throws RangeError('instant_malformed'). */
export function millisecondsOf(instant: string): number {
  const ms = Date.parse(instant)
  if (Number.isNaN(ms) || !instant.endsWith('Z')) throw new RangeError('instant_malformed')
  return ms
}

/** An instant in the form that all of them are kept in, so that they compare as texts. */
export function instantAt(ms: number): string {
  return new Date(ms).toISOString()
}

/** Whole seconds between two instants; negative where the second is earlier. */
export function secondsBetween(from: string, to: string): number {
  return Math.trunc((millisecondsOf(to) - millisecondsOf(from)) / 1000)
}

/** The end of an entry; of one that runs, now, or its begin where the clock of a device is ahead. */
export function endOf({ startedAt, endedAt }: TimeEntry, now: string): string {
  return endedAt ?? (now > startedAt ? now : startedAt)
}

/** The seconds of an entry; of one that runs, up to now. */
export function secondsOf(entry: TimeEntry, now: string): number {
  return secondsBetween(entry.startedAt, endOf(entry, now))
}
