import { z } from 'zod'
import type { CalendarEvent, CalendarEventInput } from '#contract/communication/calendar.ts'
import { RepeatScope } from '#contract/communication/calendar.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import { localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { type RepeatFields, readRule, writeRule } from './repeat-fields.ts'

/** Before the start, in minutes. */
export const reminderChoices = [0, 10, 60, 1440, 10_080] as const

const text = z.string().default('')

/** A form of an event as it is typed; what is wrong in it the API says. */
export const EventForm = z.object({
  title: text,
  allDay: text,
  startDate: text,
  startTime: text,
  endDate: text,
  endTime: text,
  timeZone: text,
  place: text,
  description: text,
  calendarId: text,
  categoryId: text,
  repeatFreq: text,
  repeatInterval: text,
  repeatDays: z.array(z.string()).default([]),
  repeatEnd: text,
  repeatUntil: text,
  repeatCount: text,
  repeatRule: text,
  reminders: z.array(z.string()).default([]),
  isPrivate: text,
  isFree: text,
  scope: RepeatScope.optional().catch(undefined),
})
export type EventForm = z.infer<typeof EventForm>

/** What the API is sent for a form. An end that was left empty is the start's day, or an hour later. */
export function inputOf(form: EventForm): CalendarEventInput {
  const allDay = form.allDay !== ''
  const start = allDay ? form.startDate : joined(form.startDate, form.startTime)
  return {
    title: form.title,
    start,
    end: endOf(form, start, allDay),
    allDay,
    ...(form.timeZone && { timeZone: form.timeZone }),
    place: form.place,
    description: form.description,
    ...(form.calendarId && { calendarId: form.calendarId }),
    categoryId: form.categoryId || null,
    repeats: writeRule(form),
    reminders: form.reminders.map(Number).filter(Number.isInteger),
    visibility: form.isPrivate ? 'private' : 'calendar',
    isBusy: form.isFree === '',
  }
}

function joined(date: string, time: string): string {
  return time === '' ? date : `${date}T${time}`
}

function endOf({ endDate, endTime, startDate }: EventForm, start: string, allDay: boolean): string {
  if (allDay) return endDate || startDate
  if (endTime === '' && (endDate === '' || endDate === startDate) && isLocal(start)) {
    return shiftLocal(start, 60)
  }
  return joined(endDate || startDate, endTime)
}

function isLocal(start: string): boolean {
  return start.length === 16 && !Number.isNaN(Date.parse(`${start}Z`))
}

/** Problems as the API names them, at the fields of the form. */
export function problemsOf(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [fieldOf(path, problem.key), problem]),
  )
}

function fieldOf(path: string, key: string): string {
  if (path === 'start') return key === 'needsTime' ? 'startTime' : 'startDate'
  if (path === 'end') return key === 'needsTime' ? 'endTime' : 'endDate'
  if (path === 'repeats') return 'repeatFreq'
  return path
}

/** What the form holds before anybody typed. */
export type EventDraft = Record<string, string | string[]> & RepeatFields

/** A new event: from a local start, the next full hour where none is given. */
export function newDraft(start: string | null, timeZone: string): EventDraft {
  const isDay = start !== null && /^\d{4}-\d\d-\d\d$/.test(start)
  const isTime = start !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(start) && isLocal(start)
  const now = localOf(new Date(Date.now() + 3_600_000).toISOString(), timeZone)
  const hour = isTime
    ? start
    : `${isDay ? start : now.slice(0, 10)}T${isDay ? '09' : now.slice(11, 13)}:00`
  return { ...timesOf(hour, shiftLocal(hour, 60)), timeZone, reminders: ['10'], ...readRule('') }
}

/** A stored event, on its own clocks. */
export function draftOf(event: CalendarEvent): EventDraft {
  const { title, start, end, allDay, timeZone, place, description } = event
  return {
    title,
    ...timesOf(start, end),
    allDay: allDay ? 'on' : '',
    timeZone,
    place,
    description,
    calendarId: event.calendarId,
    categoryId: event.categoryId ?? '',
    reminders: event.reminders.map(String),
    isPrivate: event.visibility === 'private' ? 'on' : '',
    isFree: event.isBusy ? '' : 'on',
    ...readRule(event.repeats),
  }
}

function timesOf(start: string, end: string) {
  return {
    startDate: start.slice(0, 10),
    startTime: start.slice(11),
    endDate: end.slice(0, 10),
    endTime: end.slice(11),
  }
}
