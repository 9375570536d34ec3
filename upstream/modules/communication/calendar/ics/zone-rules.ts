import { expandLocal, timesOf } from '../repeat.ts'

/** A zone as a file tells it (RFC 5545, 3.6.5): its VTIMEZONE, the values as they are written. */
export type ZoneRules = {
  /** The name that libical adds, `X-LIC-LOCATION`; empty without it. */
  location: string
  observances: readonly {
    start: string
    from: string
    to: string
    rule: string
    dates: readonly string[]
  }[]
}

/** From a local time on, which is on the clocks before it, they are so many minutes ahead of UTC. */
export type Onset = { local: string; before: number; after: number }

const maxObservances = 40
const firstYear = 1900
const lastYear = 2200

/**
 * When the clocks of a zone change in the years from one to another, in their order: what held before
 * them comes first.
 */
export function onsetsOf({ observances }: ZoneRules, fromYear: number, toYear: number): Onset[] {
  const from = Math.max(firstYear, fromYear)
  const to = Math.min(lastYear, toYear)
  return observances
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .slice(-maxObservances)
    .flatMap((one) => {
      const before = readOffset(one.from)
      const after = readOffset(one.to)
      const start = localOf(one.start)
      if (before === undefined || after === undefined || start === undefined) return []
      const dates = one.dates.flatMap((date) => localOf(date) ?? [])
      const locals = [start, ...dates, ...ruled(start, one.rule, from, to)]
      return locals.map((local) => ({ local, before, after }))
    })
    .filter(({ local }) => local.slice(0, 4) <= String(to))
    .sort((a, b) => (a.local < b.local ? -1 : 1))
}

/** Minutes that the clocks are ahead of UTC at a local time. */
export function offsetAt(onsets: readonly Onset[], local: string): number {
  const passed = onsets.filter((onset) => onset.local <= local).at(-1)
  if (!passed) return onsets[0]?.before ?? 0
  // A time that clocks leave out as they go forward is read with the offset before (3.3.5).
  const isLeftOut = minutesAfter(passed.local, local) < passed.after - passed.before
  return isLeftOut ? passed.before : passed.after
}

function minutesAfter(onset: string, local: string): number {
  return (Date.parse(`${local}Z`) - Date.parse(`${onset}Z`)) / 60_000
}

/** The onsets of a rule in some years; one that began in 1601 is worked out from just before them. */
function ruled(start: string, rule: string, from: number, to: number): string[] {
  if (rule === '') return []
  const year = Math.max(Number(start.slice(0, 4)), from - 2)
  const first = `${year}${start.slice(4)}`
  const until = rule.toUpperCase().replace(/UNTIL=(\d{8})(?:T(\d{6}))?Z?/, (_, date, time) => {
    return `UNTIL=${date}T${time ?? '235900'}`
  })
  try {
    return timesOf(
      { start: first, repeats: until, skipped: [] },
      `${Math.max(year, from - 1)}-01-01T00:00`,
      `${to}-12-31T23:59`,
    )
  } catch {
    return []
  }
}

function localOf(value: string): string | undefined {
  const match = /^(\d{8})T(\d{4})/.exec(value.trim())
  if (!match) return undefined
  const local = expandLocal(`${match[1]}T${match[2]}`)
  return Number.isNaN(Date.parse(`${local}Z`)) ? undefined : local
}

/** `-0530` in minutes. */
function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
