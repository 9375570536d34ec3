import { shiftLocal } from '#contract/core/zoned-time.ts'
import type { ContentLine } from '../../../../core/content-line.ts'
import { compact, expandLocal, lastOfRule, timesOf } from '../repeat.ts'
import { Unreadable } from './event-lines.ts'
import { findZone, instantBy, type MeantZone } from './find-zone.ts'
import { type EventLines, unescapedName } from './read-calendar.ts'
import type { Onset } from './zone-rules.ts'

type Time = { local: string; timeZone: string }

/** A day or a time as its own line has it, on the clocks of the line's zone, to the minute. */
export function timeOf(value: string, line: ContentLine, event: EventLines, own: string): Time {
  // Of a period its start is meant (3.3.9).
  const [written = ''] = value.split('/')
  const local = localOfValue(written, line)
  if (local.length === 10) return { local, timeZone: zoneForDay(line, event, own) }
  if (/Z\s*$/.test(written)) return { local, timeZone: 'UTC' }
  const meant = zoneOfLine(line, event, local, own)
  if ('timeZone' in meant) return { local, timeZone: meant.timeZone }
  // Clocks that only this file knows: the instant is kept.
  return { local: instantBy(meant.onsets, local).slice(0, 16), timeZone: 'UTC' }
}

/** When clocks change that only the file knows; undefined where a known zone is meant. */
export function fileClocks(
  line: ContentLine,
  event: EventLines,
  own: string,
): readonly Onset[] | undefined {
  const local = localOfValue(line.value, line)
  if (local.length === 10 || /Z\s*$/.test(line.value)) return undefined
  const meant = zoneOfLine(line, event, local, own)
  return 'onsets' in meant ? meant.onsets : undefined
}

/** As many times of a series are worked out one by one. */
const maxWorkedOut = 1_000

/**
 * The times of a rule on clocks that only the file knows, in UTC: no rule could say them. One without an end
 * can't be taken.
 */
export function timesOnClocks(start: string, rule: string, onsets: readonly Onset[]): string[] {
  const [, until, isUtc] = /UNTIL=(\d{8}T\d{6})(Z?)/i.exec(rule) ?? []
  const isEnded = /COUNT=|UNTIL=/i.test(rule)
  if (!isEnded) throw new Unreadable('unknownTimeZone')
  const last = until ? expandLocal(`${until.slice(0, 13)}`) : '9999'
  const repeats = rule.toUpperCase().replace(/UNTIL=(\d{8}T\d{6})Z/, (_, time: string) => {
    return `UNTIL=${compact(shiftLocal(expandLocal(time.slice(0, 13)), 1440))}00`
  })
  try {
    const end = lastOfRule({ start, repeats })
    const locals = end === undefined ? [] : timesOf({ start, repeats, skipped: [] }, start, end)
    if (locals.length > maxWorkedOut) throw new Unreadable('unknownTimeZone')
    const times = locals.map((local) => instantBy(onsets, local).slice(0, 16))
    return isUtc ? times.filter((time) => time <= last) : times
  } catch (error) {
    if (error instanceof Unreadable) throw error
    throw new Unreadable('invalidRule')
  }
}

/** A day is the same in each zone, whether or not its own is known. */
function zoneForDay(line: ContentLine, event: EventLines, own: string): string {
  if (line.params.TZID === undefined) return own
  const meant = findZoneOf(line.params.TZID, event, `${line.value.slice(0, 4)}`, own)
  return meant && 'timeZone' in meant ? meant.timeZone : own
}

function zoneOfLine(
  { params }: ContentLine,
  event: EventLines,
  local: string,
  own: string,
): MeantZone {
  if (params.TZID === undefined) return { timeZone: own }
  const meant = findZoneOf(params.TZID, event, local.slice(0, 4), own)
  if (!meant) throw new Unreadable('unknownTimeZone')
  return meant
}

function findZoneOf(name: string, { zones }: EventLines, year: string, own: string) {
  const plain = unescapedName(name)
  return findZone(plain, zones.get(plain), { year: Number(year), own })
}

/** A day or a time as it is written, to the minute, whatever clocks it is on. */
export function localOfValue(written: string, { params }: ContentLine): string {
  const match = /^(\d{8})(?:T(\d{4})(?:\d\d)?(Z?))?$/.exec(written.trim())
  if (!match) throw new Unreadable('noStart')
  const [, date = '', time] = match
  const isDay = time === undefined || params.VALUE === 'DATE'
  const local = expandLocal(isDay ? date : `${date}T${time}`)
  const ms = Date.parse(isDay ? local : `${local}Z`)
  // A day that its month does not have is read as one of the next month.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, local.length) !== local) {
    throw new Unreadable('noStart')
  }
  return local
}
