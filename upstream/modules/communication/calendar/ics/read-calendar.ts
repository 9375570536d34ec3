import { type ContentLine, readLines } from '../../../../core/content-line.ts'
import type { ZoneRules } from './zone-rules.ts'

/** One event of a file: its lines by name, those of its reminders, and the zones that the file tells. */
export type EventLines = {
  lines: ReadonlyMap<string, readonly ContentLine[]>
  alarms: readonly ContentLine[]
  zones: ReadonlyMap<string, ZoneRules>
}

/** More lines than the events that are taken ever have, and deeper than any calendar's parts. */
const maxLines = 200_000
const maxDepth = 8

type Lines = Map<string, ContentLine[]>

/** The events that a file of iCalendar holds, or undefined for what is none. */
export function readCalendar(file: string): EventLines[] | undefined {
  const events: EventLines[] = []
  const zones = new Map<string, ZoneRules>()
  const within: string[] = []
  let lines: Lines = new Map()
  let observance: Lines = new Map()
  let observances: Lines[] = []
  let alarms: ContentLine[] = []
  let isCalendar = false
  let count = 0
  for (const line of readLines(file)) {
    count += 1
    if (count > maxLines || within.length > maxDepth) return undefined
    const kind = line.value.trim().toUpperCase()
    const [, part, inner] = within
    if (line.name === 'BEGIN') {
      if (within.length === 0 && kind !== 'VCALENDAR') return undefined
      within.push(kind)
      isCalendar = true
      if (within.length === 2) {
        lines = new Map()
        alarms = []
        observances = []
      } else if (within.length === 3) observance = new Map()
    } else if (line.name === 'END') {
      const whole = within.join(' ')
      if (whole === 'VCALENDAR VEVENT') events.push({ lines, alarms, zones })
      if (whole === 'VCALENDAR VTIMEZONE') noteZone(zones, lines, observances)
      if (part === 'VTIMEZONE' && within.length === 3) observances.push(observance)
      if (within.pop() !== kind) return undefined
    } else if (within.length === 2) add(lines, line)
    else if (within.length === 3 && part === 'VTIMEZONE') add(observance, line)
    else if (part === 'VEVENT' && inner !== undefined && line.name === 'TRIGGER') {
      if (within.length === 3) alarms.push(line)
    }
  }
  return isCalendar && within.length === 0 ? events : undefined
}

function add(lines: Lines, line: ContentLine): void {
  const same = lines.get(line.name)
  if (same) same.push(line)
  else lines.set(line.name, [line])
}

/** A file has a handful of zones; more are none that a program writes. */
const maxZones = 12

function noteZone(zones: Map<string, ZoneRules>, lines: Lines, observances: Lines[]): void {
  const name = lines.get('TZID')?.[0]?.value
  if (name === undefined || zones.size >= maxZones) return
  const location = lines.get('X-LIC-LOCATION')?.[0]?.value
  const rules = observances.map((one) => {
    const textOf = (key: string) => one.get(key)?.[0]?.value ?? ''
    return {
      start: textOf('DTSTART'),
      from: textOf('TZOFFSETFROM'),
      to: textOf('TZOFFSETTO'),
      rule: textOf('RRULE'),
      dates: (one.get('RDATE') ?? []).flatMap(({ value }) => value.split(',')),
    }
  })
  zones.set(unescapedName(name), { location: location ?? '', observances: rules })
}

/** The name of a zone is a text where it is defined, and a parameter where it is used. */
export function unescapedName(name: string): string {
  return name.replace(/\\([\\;,])/g, '$1').trim()
}
