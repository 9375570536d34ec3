import { instantOf, isTimeZone, localOf } from '#contract/core/zoned-time.ts'
import type { TaskInput } from '#contract/projects/tasks.ts'
import { type Component, isComponent, readComponents } from '../../../../core/content-component.ts'
import { type ContentLine, readLines, unescapeText } from '../../../../core/content-line.ts'

/** What a text of iCalendar says of a task. Days are those of the firm's clocks. */
export type ReadTodo = Pick<
  TaskInput,
  'title' | 'notes' | 'startDate' | 'dueDate' | 'priority' | 'percentDone'
> &
  Pick<TaskInput, 'repeats' | 'repeatEvery' | 'repeatUntil'> & {
    uid: string
    state: 'todo' | 'doing' | 'done'
    doneDate: string | null
    /** Of the task that it is part of; empty for none. */
    parentUid: string
  }

/** Why a text can't be taken. */
export type TodoProblem = 'invalid' | 'otherComponent' | 'severalTasks'

const around = ['VTIMEZONE']

/**
 * The task of a text: of one that repeats, the series and not its single times.
 * @param timeZone the firm's: on its clocks stands what has no zone of its own
 */
export function readTodo(text: string, timeZone: string): ReadTodo | TodoProblem {
  const calendar = calendarOf(text)
  if (!calendar) return 'invalid'
  const told = calendar.parts.filter(isComponent).filter(({ name }) => !around.includes(name))
  if (told.length === 0) return 'invalid'
  if (told.some(({ name }) => name !== 'VTODO')) return 'otherComponent'
  const uids = new Set(told.map((one) => textOf(one, 'UID')))
  if (uids.size > 1) return 'severalTasks'
  const todo = headOf(calendar)
  const uid = todo ? textOf(todo, 'UID') : ''
  if (!todo || uid === '' || uid.length > 1000) return 'invalid'
  try {
    return { uid, ...partsOf(todo, timeZone) }
  } catch (error) {
    if (error instanceof RangeError) return 'invalid'
    throw error
  }
}

/** The calendar that a text holds; undefined where it is none, or more than one. */
export function calendarOf(text: string): Component | undefined {
  const [calendar, ...others] = readComponents(text)?.parts.filter(isComponent) ?? []
  return others.length === 0 && calendar?.name === 'VCALENDAR' ? calendar : undefined
}

/** The task itself among the times of it that a program wrote apart. */
export function headOf(calendar: Component): Component | undefined {
  const todos = calendar.parts.filter(isComponent).filter(({ name }) => name === 'VTODO')
  return todos.find((one) => lineOf(one, 'RECURRENCE-ID') === undefined) ?? todos[0]
}

function partsOf(todo: Component, timeZone: string): Omit<ReadTodo, 'uid'> {
  const dayOf = (name: string) => {
    const line = lineOf(todo, name)
    return line ? dayIn(line, timeZone) : null
  }
  const doneDate = dayOf('COMPLETED')
  const percent = numberIn(todo, 'PERCENT-COMPLETE')
  const state = stateOf(textOf(todo, 'STATUS').toUpperCase(), doneDate !== null, percent)
  return {
    ...{ state, doneDate: state === 'done' ? doneDate : null },
    // Whoever opens a task again begins anew.
    percentDone: state === 'done' ? 100 : percent === 100 ? 0 : percent,
    title: textOf(todo, 'SUMMARY').replace(/\s+/g, ' ').trim() || '–',
    notes: textOf(todo, 'DESCRIPTION').trim(),
    startDate: dayOf('DTSTART'),
    dueDate: dayOf('DUE'),
    priority: priorityOf(numberIn(todo, 'PRIORITY')),
    ...repeatOf(textOf(todo, 'RRULE'), timeZone),
    parentUid: parentOf(todo),
  }
}

function stateOf(status: string, isCompleted: boolean, percent: number): ReadTodo['state'] {
  if (status === 'COMPLETED' || status === 'CANCELLED') return 'done'
  if (status === 'IN-PROCESS') return 'doing'
  if (status === 'NEEDS-ACTION') return 'todo'
  return isCompleted || percent === 100 ? 'done' : 'todo'
}

/** 1 to 4 are high, 5 and none usual, 6 to 9 low (3.8.1.9). */
function priorityOf(number: number): ReadTodo['priority'] {
  if (number >= 1 && number <= 4) return 'high'
  return number >= 6 ? 'low' : 'normal'
}

const never = { repeats: 'never', repeatEvery: 1, repeatUntil: null } as const

/** A rule as far as tasks have it; one that says more is its program's alone. */
function repeatOf(
  rule: string,
  timeZone: string,
): Pick<ReadTodo, 'repeats' | 'repeatEvery' | 'repeatUntil'> {
  const parts = rule.split(';').map((part) => part.split('='))
  const { FREQ = '', INTERVAL = '1', UNTIL, WKST: _, ...more } = Object.fromEntries(parts)
  const repeats = frequencies[FREQ]
  const repeatEvery = Number(INTERVAL)
  const isKnown = repeats && rule !== '' && Object.keys(more).length === 0
  if (!isKnown || !Number.isInteger(repeatEvery) || repeatEvery < 1 || repeatEvery > 99) {
    return never
  }
  const until = UNTIL === undefined ? null : dayIn({ value: UNTIL, params: {} }, timeZone)
  return { repeats, repeatEvery, repeatUntil: until }
}

const frequencies: Readonly<Record<string, TaskInput['repeats'] | undefined>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
}

function parentOf(todo: Component): string {
  const lines = todo.parts.flatMap((part) =>
    !isComponent(part) && part.name === 'RELATED-TO' ? readLines(part.line) : [],
  )
  const parent = lines.find(({ params }) => (params.RELTYPE ?? 'PARENT').toUpperCase() === 'PARENT')
  return parent ? unescapeText(parent.value) : ''
}

/** The day of a time on the firm's clocks. @throws RangeError for what is no time */
function dayIn({ value, params }: Pick<ContentLine, 'value' | 'params'>, timeZone: string): string {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(value.trim()) ?? []
  const date = `${year}-${month}-${day}`
  const ms = Date.parse(`${date}T00:00Z`)
  // A day that its month does not have is read as one of the next month.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) throw new RangeError()
  if (hour === undefined) return date
  const local = `${date}T${hour}:${minute}`
  const zone = utc ? 'UTC' : params.TZID
  if (zone === undefined || !isTimeZone(zone)) return date
  return localOf(instantOf(local, zone), timeZone).slice(0, 10)
}

function numberIn(todo: Component, name: string): number {
  const number = Number.parseInt(textOf(todo, name), 10)
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), 100)
}

function lineOf(todo: Component, name: string): ContentLine | undefined {
  const part = todo.parts.find((one) => !isComponent(one) && one.name === name)
  return part && !isComponent(part) ? readLines(part.line)[0] : undefined
}

function textOf(todo: Component, name: string): string {
  return unescapeText(lineOf(todo, name)?.value ?? '')
}
