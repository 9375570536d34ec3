import { z } from 'zod'
import { instantOf } from '#contract/core/zoned-time.ts'
import { TaskInput, type TaskRepeat } from '#contract/projects/tasks.ts'
import { type Component, componentLines, isComponent } from '../../../../core/content-component.ts'
import { escapeText, joinLines } from '../../../../core/content-line.ts'
import { type ChangedLines, mergeComponent, utcTime } from '../../../../core/merge-component.ts'
import type { StoredTask } from '../register.ts'
import { calendarOf, headOf } from './read-todo.ts'

/** What a text says of a task, as it is kept beside one that a program wrote. */
const Said = TaskInput.pick({
  title: true,
  notes: true,
  startDate: true,
  dueDate: true,
  priority: true,
  state: true,
  percentDone: true,
  repeats: true,
  repeatEvery: true,
  repeatFrom: true,
  repeatUntil: true,
  parentId: true,
}).extend({ doneDate: z.string().nullable(), version: z.int() })
const said = Said.omit({ version: true }).keyof().options

/** What is told of a task beside itself. */
export type Told = { uid: string; parentUid: string; timeZone: string }
export type KeptTodo = { text: string; base: string }

/** What a text says of a task now. */
export function baseOf(task: StoredTask): string {
  return JSON.stringify(Said.parse(task))
}

/** A task as a text of iCalendar: as its program wrote it, but for what has changed here since. */
export function todoText(task: StoredTask, told: Told, kept: KeptTodo | undefined): string {
  if (!kept) return writeTodo(task, told)
  const base = Said.parse(JSON.parse(kept.base))
  const isOther = (name: (typeof said)[number]) => base[name] !== task[name]
  if (!said.some(isOther)) return kept.text
  const calendar = calendarOf(kept.text)
  const todo = calendar && headOf(calendar)
  if (!todo) return writeTodo(task, told)
  const changed = groupsOf(task, told).filter(({ of }) => of.some(isOther))
  const versions = { before: base.version, after: task.version, updatedAt: task.updatedAt }
  const merged = mergeComponent(withOwnParent(todo), changed, versions)
  const parts = calendar.parts.map((part) => (part === todo ? merged : part))
  return joinLines(componentLines({ ...calendar, parts }))
}

/** Relations to others than the task that it is part of keep their lines, whatever becomes of that. */
function withOwnParent(todo: Component): Component {
  const parts = todo.parts.map((part) => {
    const isOther =
      !isComponent(part) &&
      part.name === 'RELATED-TO' &&
      /^RELATED-TO[^:]*;RELTYPE=(?!"?PARENT)/i.test(part.line)
    return isOther ? { ...part, name: 'OTHER-RELATED-TO' } : part
  })
  return { ...todo, parts }
}

function writeTodo(task: StoredTask, told: Told): string {
  const { createdAt, updatedAt, version } = task
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firmament//Tasks//EN',
    'BEGIN:VTODO',
    `UID:${escapeText(told.uid)}`,
    `DTSTAMP:${utcTime(updatedAt)}`,
    `CREATED:${utcTime(createdAt)}`,
    `LAST-MODIFIED:${utcTime(updatedAt)}`,
    `SEQUENCE:${version - 1}`,
    ...groupsOf(task, told).flatMap(({ lines }) => lines),
    'END:VTODO',
    'END:VCALENDAR',
  ])
}

type Group = ChangedLines & { of: readonly (typeof said)[number][] }

/** What a task says, in groups of lines that change together, each with what it is made of. */
function groupsOf(task: StoredTask, { parentUid, timeZone }: Told): Group[] {
  const { title, notes, startDate, dueDate } = task
  const day = (name: string, date: string | null) =>
    date === null ? [] : [`${name};VALUE=DATE:${compact(date)}`]
  return [
    { names: ['SUMMARY'], of: ['title'], lines: [`SUMMARY:${escapeText(title)}`] },
    {
      names: ['DESCRIPTION', 'X-ALT-DESC'],
      of: ['notes'],
      lines: notes === '' ? [] : [`DESCRIPTION:${escapeText(notes)}`],
    },
    {
      // Both are days, or both are times (3.8.2.3).
      names: ['DTSTART', 'DUE', 'DURATION'],
      of: ['startDate', 'dueDate'],
      lines: [...day('DTSTART', startDate), ...day('DUE', dueDate)],
    },
    {
      names: ['RRULE', 'RDATE', 'EXDATE'],
      of: ['repeats', 'repeatEvery', 'repeatFrom', 'repeatUntil'],
      lines: ruleLines(task),
    },
    { names: ['PRIORITY'], of: ['priority'], lines: priorityLines[task.priority] },
    {
      names: ['STATUS', 'COMPLETED', 'PERCENT-COMPLETE'],
      of: ['state', 'percentDone', 'doneDate'],
      lines: stateLines(task, timeZone),
    },
    {
      names: ['RELATED-TO'],
      of: ['parentId'],
      lines: parentUid === '' ? [] : [`RELATED-TO;RELTYPE=PARENT:${escapeText(parentUid)}`],
    },
  ]
}

const priorityLines = { high: ['PRIORITY:1'], normal: [], low: ['PRIORITY:9'] }

const statusOf = {
  todo: 'NEEDS-ACTION',
  waiting: 'NEEDS-ACTION',
  doing: 'IN-PROCESS',
  done: 'COMPLETED',
} as const

function stateLines(
  { state, percentDone, doneDate }: Pick<StoredTask, 'state' | 'percentDone' | 'doneDate'>,
  timeZone: string,
): string[] {
  const completed =
    state === 'done' && doneDate !== null
      ? [`COMPLETED:${utcTime(instantOf(`${doneDate}T12:00`, timeZone))}`]
      : []
  const percent = percentDone === 0 ? [] : [`PERCENT-COMPLETE:${percentDone}`]
  return [`STATUS:${statusOf[state]}`, ...completed, ...percent]
}

const frequencies: Record<TaskRepeat, string> = {
  never: '',
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
}

/**
 * The rule of a task. One that counts from the day on which the last was done, or that has no first day
 * (3.8.2.4), can't be said.
 */
function ruleLines(task: StoredTask): string[] {
  const { repeats, repeatEvery, repeatFrom, repeatUntil, startDate } = task
  if (repeats === 'never' || repeatFrom !== 'due' || startDate === null) return []
  const parts = [
    `FREQ=${frequencies[repeats]}`,
    ...(repeatEvery === 1 ? [] : [`INTERVAL=${repeatEvery}`]),
    ...(repeatUntil === null ? [] : [`UNTIL=${compact(repeatUntil)}`]),
  ]
  return [`RRULE:${parts.join(';')}`]
}

function compact(date: string): string {
  return date.replaceAll('-', '')
}
