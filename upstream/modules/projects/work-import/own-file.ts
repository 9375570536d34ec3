import { addTo, type Collector, emptyTask, newCollector } from './collector.ts'
import { findParents, type NamedParent } from './parents-by-name.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'
import { readTable, type TableRow } from './table.ts'
import { readTimeFile, type TimeField, type TimeReading } from './time-file.ts'
import {
  type DateOrder,
  type DecimalMark,
  dateOrderOf,
  decimalMarkOf,
  isYes,
  readDay,
  readDuration,
} from './typed-cells.ts'

const timeFields: readonly TimeField[] = [
  'person',
  'lastName',
  'email',
  'client',
  'project',
  'code',
  'task',
  'note',
  'tags',
  'billable',
  'invoiced',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'duration',
  'hourly',
  'amount',
  'currency',
]

/**
 * Reads time of any CSV, by the heads that a person chose for its fields.
 * @returns undefined where the file has not these heads
 */
export function readOwnTime(
  text: string,
  heads: Partial<Record<TimeField, string>>,
  reading: TimeReading,
): ImportedWork | undefined {
  const named = timeFields.map((field) => [field, headsOf(heads[field])] as const)
  const columns: Partial<Record<TimeField, readonly string[]>> = Object.fromEntries(named)
  const needed = named.flatMap(([, of]) => of)
  if (heads.startDate === undefined) return undefined
  const format = { program: 'csv', needed, dateOrder: reading.usualOrder ?? 'day' } as const
  return readTimeFile(text, { ...format, columns: { ...noHeads, ...columns } }, reading)
}

const noHeads: Record<TimeField, readonly string[]> = {
  person: [],
  lastName: [],
  email: [],
  client: [],
  project: [],
  code: [],
  task: [],
  note: [],
  tags: [],
  billable: [],
  invoiced: [],
  startDate: [],
  startTime: [],
  endDate: [],
  endTime: [],
  duration: [],
  hourly: [],
  amount: [],
  currency: [],
}

function headsOf(head: string | undefined): string[] {
  return head === undefined ? [] : [head.trim().toLowerCase()]
}

export type TaskField =
  | 'name'
  | 'parent'
  | 'project'
  | 'client'
  | 'section'
  | 'state'
  | 'done'
  | 'start'
  | 'due'
  | 'estimate'
  | 'priority'
  | 'note'
  | 'labels'
  | 'assignee'
  | 'email'

type TaskReader = {
  collector: Collector
  cell(row: TableRow, field: TaskField): string
  order: DateOrder
  mark: DecimalMark
}

/**
 * Reads tasks of any CSV, by the heads that a person chose for its fields; parents by their names.
 * @returns undefined where the file has not these heads
 */
export function readOwnTasks(
  text: string,
  heads: Partial<Record<TaskField, string>> & { name: string },
  { dateOrder, usualOrder = 'day', decimalMark }: Omit<TimeReading, 'timeZone'> = {},
): ImportedWork | undefined {
  const needed = Object.values(heads).map((head) => head.trim().toLowerCase())
  const table = readTable(text, needed)
  if (table === undefined) return undefined
  const columnOf = (field: TaskField) => (heads[field] === undefined ? [] : [heads[field]])
  const reader: TaskReader = {
    collector: newCollector('csv'),
    cell: (row, field) => row.cell(...columnOf(field)),
    order:
      dateOrder ?? dateOrderOf(table.column(...columnOf('start'), ...columnOf('due')), usualOrder),
    mark: decimalMark ?? decimalMarkOf(table.column(...columnOf('estimate'))),
  }
  const named = table.rows.flatMap((row): NamedParent[] => {
    const task = readTask(reader, row)
    const parentName = reader.cell(row, 'parent')
    return task && parentName !== '' ? [{ task, parentName, field: 'parent' }] : []
  })
  findParents(reader.collector, named)
  return reader.collector.work
}

function readTask(reader: TaskReader, row: TableRow): ImportedTask | undefined {
  const { collector } = reader
  const { sums } = collector.work
  const cell = (field: TaskField) => reader.cell(row, field)
  const estimateSeconds = estimateOf(reader, row)
  const sum = { seconds: estimateSeconds ?? 0, amount: null, currency: '' }
  addTo(sums.file, sum)
  if (cell('name') === '') {
    collector.refuse({ line: row.line, field: 'name', key: 'nameMissing', text: '' })
    addTo(sums.refused, sum)
    return undefined
  }
  const names = cell('assignee').split(';')
  const assigneeKeys =
    names.length > 1
      ? names.map((name) => collector.personOf(name.trim()))
      : [collector.personOf(cell('assignee'), cell('email'))]
  const task: ImportedTask = {
    ...emptyTask(`row ${row.line}`, row.line),
    name: cell('name'),
    projectKey: collector.projectOf(cell('project'), cell('client')),
    section: cell('section'),
    state: cell('state'),
    isDone: isYes(cell('done')),
    start: dayOf(reader, row, 'start'),
    due: dayOf(reader, row, 'due'),
    estimateSeconds,
    priority: cell('priority'),
    note: cell('note'),
    labels: cell('labels')
      .split(',')
      .flatMap((label) => label.trim() || []),
    assigneeKeys: assigneeKeys.filter((key) => key !== null),
  }
  collector.work.tasks.push(task)
  addTo(sums.read, sum)
  return task
}

function estimateOf(reader: TaskReader, row: TableRow): number | null {
  const text = reader.cell(row, 'estimate')
  if (text === '') return null
  const seconds = readDuration(text, reader.mark)
  if (seconds !== undefined) return seconds
  reader.collector.find({ line: row.line, field: 'estimate', key: 'durationUnreadable', text })
  return null
}

function dayOf(reader: TaskReader, row: TableRow, field: 'start' | 'due'): string | null {
  const text = reader.cell(row, field)
  if (text === '') return null
  const date = readDay(text, reader.order)
  if (date !== undefined) return date
  reader.collector.find({ line: row.line, field, key: 'dateUnreadable', text })
  return null
}
