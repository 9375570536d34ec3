import type { RowProblem } from '#contract/core/import-rows.ts'
import type { workPrograms } from '#contract/projects/work-imports.ts'
import type { CalendarHours, LinkKind } from '../tasks/views.ts'

/** The programs whose files are read. */
export type WorkProgram = (typeof workPrograms)[number]

/**
 * What a file says of projects and time, whichever program wrote it. Keys name things within the
 * file; days are `YYYY-MM-DD`, local times `YYYY-MM-DDTHH:mm`, instants UTC.
 */
export type ImportedWork = {
  program: WorkProgram
  clients: ImportedClient[]
  people: ImportedPerson[]
  projects: ImportedProject[]
  tasks: ImportedTask[]
  links: ImportedLink[]
  entries: ImportedEntry[]
  calendars: ImportedCalendar[]
  findings: ImportFinding[]
  sums: ImportSums
}

export type ImportedClient = { key: string; name: string }
export type ImportedPerson = { key: string; name: string; email: string }

export type ImportedProject = {
  key: string
  name: string
  code: string
  clientKey: string | null
  /** When a plan begins; null where the file says nothing. */
  start: string | null
  /** The calendar of the plan, among `calendars`. */
  calendarKey: string | null
}

export type ImportedTask = {
  key: string
  line: number
  name: string
  projectKey: string | null
  parentKey: string | null
  /** The list, column or section that it stands in, and its state in the file's own words. */
  section: string
  state: string
  isDone: boolean
  /** Put away in the program, done or not. */
  isArchived: boolean
  doneAt: string | null
  /** Days or local times. */
  start: string | null
  due: string | null
  estimateSeconds: number | null
  priority: string
  note: string
  labels: string[]
  assigneeKeys: string[]
  checklist: { name: string; isDone: boolean }[]
  /** What a plan says of it; null where the file has none. */
  plan: ImportedPlan | null
}

/** Fields of a task of a plan, see `PlanTask`. */
export type ImportedPlan = {
  minutes: number
  mode: 'automatic' | 'manual'
  isMilestone: boolean
  calendarKey: string | null
  start: string | null
  finish: string | null
  startNotBefore: string | null
  startNotAfter: string | null
  finishNotBefore: string | null
  finishNotAfter: string | null
  actualStart: string | null
  actualFinish: string | null
  percentDone: number
}

export type ImportedLink = {
  line: number
  fromKey: string
  toKey: string
  kind: LinkKind
  lagMinutes: number
  /** Lags that run on overnight; others are working time. */
  isElapsed: boolean
}

export type ImportedEntry = {
  line: number
  personKey: string | null
  projectKey: string | null
  taskKey: string | null
  note: string
  labels: string[]
  /** Null where the file has days and hours only. */
  startedAt: string | null
  endedAt: string | null
  date: string
  seconds: number
  isBillable: boolean
  isInvoiced: boolean
  /** Decimals as the file has them; null where it has none. */
  hourly: string | null
  amount: string | null
  currency: string
}

export type ImportedCalendar = { key: string; name: string; hours: CalendarHours }

/** What is to be known of a row: it was refused, or read with a change. Heads are line 1. */
export type ImportFinding = RowProblem & { isRefused: boolean }

/**
 * What a file adds up to by its own columns, and what of it was read and refused: the two are the
 * file. Amounts are exact decimals by currency.
 */
export type ImportSums = { file: WorkSum; read: WorkSum; refused: WorkSum }
export type WorkSum = { rows: number; seconds: number; amounts: Record<string, string> }
