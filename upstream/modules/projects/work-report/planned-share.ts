import { dayNumber, minutesPerDay, momentOf, type WorkingTime } from '../tasks/views.ts'

/**
 * How many minutes of a task's work lie within some days: they are spread evenly over the working time
 * from its start to its finish. Where there is none in between, all of it stands on its first day. Days
 * that follow each other without a gap add up to the task.
 */
export function plannedShare(
  time: WorkingTime,
  { minutes, start, finish }: { minutes: number; start: string; finish: string },
  { from, to }: { from: string; to: string },
): number {
  const begin = momentOf(start)
  const end = Math.max(momentOf(finish), begin)
  const first = dayNumber(from) * minutesPerDay
  const beyond = (dayNumber(to) + 1) * minutesPerDay
  const whole = time.placeOf(end) - time.placeOf(begin)
  if (whole === 0) return begin >= first && begin < beyond ? minutes : 0
  return before(beyond) - before(first)

  function before(moment: number): number {
    const place = time.placeOf(Math.min(Math.max(moment, begin), end)) - time.placeOf(begin)
    return Math.round((minutes * place) / whole)
  }
}
