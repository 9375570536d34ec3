import {
  type Component,
  type ComponentLine,
  componentLines,
  isComponent,
  lineIn,
} from '../../../../core/content-component.ts'
import { escapeText, readLines } from '../../../../core/content-line.ts'
import type { EventRow } from '../reader.ts'
import { compact } from '../repeat.ts'
import { reminderOf } from './read-reminders.ts'

/** What decides the lines of an event. */
export type Said = Pick<
  EventRow,
  | 'title'
  | 'start'
  | 'end'
  | 'allDay'
  | 'timeZone'
  | 'repeats'
  | 'skipped'
  | 'added'
  | 'lasts'
  | 'place'
  | 'description'
  | 'reminders'
  | 'visibility'
  | 'isBusy'
  | 'isCancelled'
  | 'categoryId'
  | 'otherCategories'
  | 'seriesStart'
>

/** An event as a program wrote it, and what it said when it was read. */
export type KeptEvent = { component: Component; base: Said & { version: number } }

/** Lines that change together, the names of those whose place they take, and what they are made of. */
export type LineGroup = {
  names: readonly string[]
  of: readonly (keyof Said)[]
  lines: readonly string[]
}

/** The lines of an event as a program wrote it, with what has changed here since in their place. */
export function mergeEvent(
  { component, base }: KeptEvent,
  groups: readonly LineGroup[],
  row: EventRow,
): string[] {
  const isOther = (name: keyof Said) => base[name] !== row[name]
  const changed = groups.filter((group) => group.of.some(isOther))
  const hasOtherAlarms = isOther('reminders')
  if (changed.length === 0 && !hasOtherAlarms) return componentLines(component)
  const isCounted = row.version !== base.version
  const written = new Set<LineGroup>()
  const parts = component.parts.flatMap((part): (ComponentLine | Component)[] => {
    if (isComponent(part)) return hasOtherAlarms && isEndedAlarm(part, base, row) ? [] : [part]
    if (isCounted && stamps.includes(part.name)) return []
    const group = changed.find(({ names }) => names.includes(part.name))
    if (!group) return [part]
    if (written.has(group)) return []
    written.add(group)
    return toParts(group.lines)
  })
  const missing = changed.filter((group) => !written.has(group)).flatMap(({ lines }) => lines)
  const alarms = hasOtherAlarms ? newAlarms(base, row) : []
  const at = parts.findIndex(isComponent)
  const before = at < 0 ? parts.length : at
  const merged = [
    ...parts.slice(0, before),
    ...toParts([...missing, ...stampLines(component, base, row)]),
    ...parts.slice(before),
  ]
  const lines = componentLines({ ...component, parts: merged })
  return [...lines.slice(0, -1), ...alarms, ...lines.slice(-1)]
}

const stamps = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE']

/** Each change here counts the event on from where its program had it (3.8.7.4). */
function stampLines(component: Component, { version }: { version: number }, row: EventRow) {
  if (row.version === version) return []
  const before = lineIn(component, 'SEQUENCE')?.replace(/^.*:/, '') ?? '0'
  const counted = (Number.parseInt(before, 10) || 0) + row.version - version
  const at = utc(row.updatedAt)
  return [`DTSTAMP:${at}`, `LAST-MODIFIED:${at}`, `SEQUENCE:${counted}`]
}

function toParts(lines: readonly string[]): ComponentLine[] {
  return lines.map((line) => ({ name: /^[A-Z0-9-]+/i.exec(line)?.[0]?.toUpperCase() ?? '', line }))
}

/** An alarm that stood for a reminder that is no more. */
function isEndedAlarm(component: Component, base: Said, row: Said): boolean {
  const minutes = minutesOf(component)
  return (
    minutes !== undefined &&
    remindersIn(base).includes(minutes) &&
    !remindersIn(row).includes(minutes)
  )
}

function minutesOf(component: Component): number | undefined {
  const trigger = lineIn(component, 'TRIGGER')
  if (component.name !== 'VALARM' || trigger === undefined) return undefined
  const [line] = readLines(trigger)
  return line && reminderOf(line)
}

function newAlarms(base: Said, row: Said): string[] {
  const known = remindersIn(base)
  const added = remindersIn(row).filter((minutes) => !known.includes(minutes))
  return added.flatMap((minutes) => alarmOf(row.title, minutes))
}

function remindersIn({ reminders }: Said): number[] {
  return JSON.parse(reminders)
}

/** A reminder some minutes before the start, as a file has it. */
export function alarmOf(title: string, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ]
}

/** An instant in UTC as a file has it: `20261122T090000Z`. */
export function utc(instant: string): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`
}
