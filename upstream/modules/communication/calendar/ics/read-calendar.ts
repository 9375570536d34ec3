import { type ContentLine, readLines } from '../../../../core/content-line.ts'

/** One event of a file: its lines by name, and those of its reminders. */
export type EventLines = {
  lines: ReadonlyMap<string, readonly ContentLine[]>
  alarms: readonly ContentLine[]
}

/** More lines than the events that are taken ever have, and deeper than any calendar's parts. */
const maxLines = 200_000
const maxDepth = 8

/** The events that a file of iCalendar holds, or undefined for what is none. */
export function readCalendar(file: string): EventLines[] | undefined {
  const events: EventLines[] = []
  const within: string[] = []
  let lines = new Map<string, ContentLine[]>()
  let alarms: ContentLine[] = []
  let isCalendar = false
  let count = 0
  for (const line of readLines(file)) {
    count += 1
    if (count > maxLines || within.length > maxDepth) return undefined
    const kind = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      if (within.length === 0 && kind !== 'VCALENDAR') return undefined
      within.push(kind)
      isCalendar = true
      if (within.join(' ') === 'VCALENDAR VEVENT') {
        lines = new Map()
        alarms = []
      }
    } else if (line.name === 'END') {
      if (within.join(' ') === 'VCALENDAR VEVENT') events.push({ lines, alarms })
      if (within.pop() !== kind) return undefined
    } else if (within.length === 2 && within[1] === 'VEVENT') {
      const same = lines.get(line.name)
      if (same) same.push(line)
      else lines.set(line.name, [line])
    } else if (within.length === 3 && within[1] === 'VEVENT' && line.name === 'TRIGGER') {
      alarms.push(line)
    }
  }
  return isCalendar && within.length === 0 ? events : undefined
}
