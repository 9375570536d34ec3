import { type Component, componentLines, lineIn } from '../../../../core/content-component.ts'
import { escapeText, readLines } from '../../../../core/content-line.ts'
import { mergeComponent } from '../../../../core/merge-component.ts'
import type { EventRow } from '../reader.ts'
import { reminderOf } from './read-duration.ts'

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
  const versions = { before: base.version, after: row.version, updatedAt: row.updatedAt }
  const merged = mergeComponent(
    component,
    changed,
    versions,
    (part) => hasOtherAlarms && isEndedAlarm(part, base, row),
  )
  const alarms = hasOtherAlarms ? newAlarms(base, row) : []
  const lines = componentLines(merged)
  return [...lines.slice(0, -1), ...alarms, ...lines.slice(-1)]
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
