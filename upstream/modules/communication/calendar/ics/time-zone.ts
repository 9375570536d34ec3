import { localOf, minutesBetween } from '#contract/core/zoned-time.ts'
import { compact } from '../repeat.ts'

type Change = { at: number; before: number; after: number }

const dayMs = 86_400_000

/** How far clocks of a zone are ahead of UTC at an instant, in minutes. */
function offsetAt(ms: number, timeZone: string): number {
  const instant = new Date(ms).toISOString()
  return minutesBetween(instant.slice(0, 16), localOf(instant, timeZone))
}

/** When the clocks of a zone change between two instants, to the minute. */
function changesOf(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = []
  let before = offsetAt(from, timeZone)
  for (let at = from; at < to; at += 28 * dayMs) {
    const next = Math.min(at + 28 * dayMs, to)
    const after = offsetAt(next, timeZone)
    if (after !== before) changes.push({ at: momentOf(timeZone, at, next, before), before, after })
    before = after
  }
  return changes
}

/** The first minute between two instants at which the clocks are no longer so far ahead. */
function momentOf(timeZone: string, from: number, to: number, before: number): number {
  let low = from
  let high = to
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

/** A time as clocks show it that are some minutes ahead of UTC. */
function localAt(ms: number, offset: number): string {
  return `${compact(new Date(ms + offset * 60_000).toISOString().slice(0, 16))}00`
}

/** The offsets of a zone that are written: each change from one to another, with its times. */
function seasonsOf(changes: readonly Change[]): Change[][] {
  const seasons = new Map<string, Change[]>()
  for (const change of changes) {
    const key = `${change.before} ${change.after}`
    seasons.set(key, [...(seasons.get(key) ?? []), change])
  }
  return [...seasons.values()]
}

const maxTold = 500
const told = new Map<string, string[]>()

/**
 * A zone as a file tells it (RFC 5545, 3.6.5): every change of its clocks in some years, by its time.
 * Whoever knows the zone's name needs none of it.
 */
export function timeZoneLines(timeZone: string, firstYear: number, lastYear: number): string[] {
  const key = `${timeZone} ${firstYear} ${lastYear}`
  const before = told.get(key)
  if (before) return before
  const lines = writeZone(timeZone, firstYear, lastYear)
  if (told.size >= maxTold) told.clear()
  told.set(key, lines)
  return lines
}

function writeZone(timeZone: string, firstYear: number, lastYear: number): string[] {
  const from = Date.UTC(firstYear, 0, 1)
  const changes = changesOf(timeZone, from, Date.UTC(lastYear + 1, 0, 1))
  const first = offsetAt(from, timeZone)
  const usual = Math.min(first, ...changes.map(({ after }) => after))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance([{ at: from - first * 60_000, before: first, after: first }], usual),
    ...seasonsOf(changes).flatMap((season) => observance(season, usual)),
    'END:VTIMEZONE',
  ]
}

function observance(season: readonly Change[], usual: number): string[] {
  const [first, ...more] = season
  if (!first) return []
  const { before, after } = first
  const kind = after > usual ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localAt(first.at, before)}`,
    ...more.map(({ at }) => `RDATE:${localAt(at, before)}`),
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(after)}`,
    `END:${kind}`,
  ]
}
