import { addDays } from '#contract/core/days.ts'
import { localOf } from '#contract/core/zoned-time.ts'
import { addTo, type Collector, newCollector } from './collector.ts'
import { localClock } from './local-clock.ts'
import type { ImportedEntry, ImportedWork, WorkProgram } from './shape.ts'
import { readTable, type Table, type TableRow } from './table.ts'
import {
  type DateOrder,
  type DecimalMark,
  dateOrderOf,
  decimalMarkOf,
  isEitherWay,
  isYes,
  readClock,
  readDay,
  readDuration,
  readInstant,
  readNumber,
} from './typed-cells.ts'

/** How a program writes time: the heads of its columns, each with those that it had before. */
export type TimeFormat = {
  program: WorkProgram
  /** Heads by which the file is known, lower case. */
  needed: readonly string[]
  columns: Readonly<Record<TimeField, readonly string[]>>
  /** The order of dates where no date of the file says it. */
  dateOrder: DateOrder
}

export type TimeField =
  | 'person'
  | 'lastName'
  | 'email'
  | 'client'
  | 'project'
  | 'code'
  | 'task'
  | 'note'
  | 'tags'
  | 'billable'
  | 'invoiced'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'duration'
  | 'hourly'
  | 'amount'
  | 'currency'

export type TimeReading = {
  timeZone: string
  /** What somebody said; else the file tells, and where it does not, what is usual in the firm's country. */
  dateOrder?: DateOrder
  usualOrder?: DateOrder
  decimalMark?: DecimalMark
}

type Reader = {
  collector: Collector
  format: TimeFormat
  table: Table
  timeZone: string
  clock: (date: string, seconds: number) => number
  order: DateOrder
  mark: DecimalMark
}

/**
 * Reads a file of time: a row is an entry, or a finding that says why it is none. The length that a
 * row states holds; a row without one has what lies between its times. Times are those of a zone.
 * @returns undefined where it is no such file
 */
export function readTimeFile(
  text: string,
  format: TimeFormat,
  { timeZone, dateOrder, decimalMark }: TimeReading,
): ImportedWork | undefined {
  const table = readTable(text, format.needed)
  if (table === undefined) return undefined
  const { columns } = format
  const days = table.column(...columns.startDate, ...columns.endDate)
  const numbers = table.column(
    ...columns.duration,
    ...table.heads.filter((head) => isMoney(head, columns.hourly) || isMoney(head, columns.amount)),
  )
  const collector = newCollector(format.program)
  const reader: Reader = {
    collector,
    format,
    table,
    timeZone,
    clock: localClock(timeZone),
    order: dateOrder ?? dateOrderOf(days, format.dateOrder),
    mark: decimalMark ?? decimalMarkOf(numbers.filter((cell) => !cell.includes(':'))),
  }
  const unsure = dateOrder === undefined && days.length > 0 && days.every(isEitherWay)
  if (unsure) {
    collector.find({ line: 1, field: 'startDate', key: 'dateOrderAssumed', text: days[0] ?? '' })
  }
  for (const row of table.rows) readRow(reader, row)
  return collector.work
}

function readRow(reader: Reader, row: TableRow): void {
  const { collector } = reader
  const before = collector.work.findings.length
  const money = moneyOf(reader, row)
  const stated = durationOf(reader, row)
  const { sums } = collector.work
  const time = timeOf(reader, row, stated)
  const sum = { seconds: stated ?? time?.seconds ?? 0, ...money }
  addTo(sums.file, sum)
  if (
    time === undefined ||
    collector.work.findings.slice(before).some(({ isRefused }) => isRefused)
  ) {
    addTo(sums.refused, sum)
    return
  }
  const entry = { ...time, ...money, ...namesOf(reader, row) }
  addTo(sums.read, entry)
  collector.work.entries.push(entry)
}

function cellOf({ format }: Reader, row: TableRow, field: TimeField): string {
  return row.cell(...format.columns[field])
}

function namesOf(reader: Reader, row: TableRow) {
  const { collector } = reader
  const cell = (field: TimeField) => cellOf(reader, row, field)
  const name = [cell('person'), cell('lastName')].filter(Boolean).join(' ')
  const projectKey = collector.projectOf(cell('project'), cell('client'), cell('code'))
  const billable = reader.table.headOf(...reader.format.columns.billable)
  return {
    line: row.line,
    personKey: collector.personOf(name, cell('email')),
    projectKey,
    taskKey: collector.taskOf(cell('task'), projectKey, row.line),
    note: cell('note'),
    labels: cell('tags')
      .split(',')
      .flatMap((tag) => tag.trim() || []),
    isBillable: billable === undefined || isYes(cell('billable')),
    isInvoiced: isYes(cell('invoiced')),
  }
}

function durationOf(reader: Reader, row: TableRow): number | undefined {
  const text = cellOf(reader, row, 'duration')
  if (text === '') return undefined
  const seconds = readDuration(text, reader.mark)
  if (seconds === undefined) refuse(reader, row, 'duration', 'durationUnreadable', text)
  return seconds
}

type EntryTime = Pick<ImportedEntry, 'startedAt' | 'endedAt' | 'date' | 'seconds'>

function timeOf(reader: Reader, row: TableRow, stated: number | undefined): EntryTime | undefined {
  const instant = readInstant(cellOf(reader, row, 'startTime'))
  const date =
    instant === undefined
      ? dayOf(reader, row, 'startDate')
      : localOf(new Date(instant).toISOString(), reader.timeZone).slice(0, 10)
  if (date === undefined) return undefined
  const startText = cellOf(reader, row, 'startTime')
  if (startText === '') {
    if (stated !== undefined) return { startedAt: null, endedAt: null, date, seconds: stated }
    return refuse(reader, row, 'duration', 'durationMissing', '')
  }
  const start = clockOf(reader, row, 'startTime', date)
  if (start === undefined) return undefined
  const endText = cellOf(reader, row, 'endTime')
  const end = endText === '' ? undefined : endOf(reader, row, date, start)
  if (endText !== '' && end === undefined) return undefined
  if (end === undefined && stated === undefined) {
    return refuse(reader, row, 'endTime', 'timerRuns', '')
  }
  return between(reader, row, { date, start, end, stated })
}

/** Midnight between start and end where the file has only times; the end is on its own day else. */
function endOf(reader: Reader, row: TableRow, date: string, start: number): number | undefined {
  const instant = readInstant(cellOf(reader, row, 'endTime'))
  const hasDay = instant !== undefined || cellOf(reader, row, 'endDate') !== ''
  const day = instant === undefined && hasDay ? dayOf(reader, row, 'endDate') : date
  const end = day === undefined ? undefined : clockOf(reader, row, 'endTime', day)
  if (end === undefined || end >= start) return end
  if (!hasDay) return clockOf(reader, row, 'endTime', addDays(date, 1))
  return refuse(reader, row, 'endTime', 'endBeforeStart', cellOf(reader, row, 'endTime'))
}

function between(
  reader: Reader,
  row: TableRow,
  of: { date: string; start: number; end: number | undefined; stated: number | undefined },
): EntryTime {
  const measured = of.end === undefined ? undefined : Math.round((of.end - of.start) / 1000)
  const seconds = of.stated ?? measured ?? 0
  const start = of.end === undefined ? of.start : startBefore(reader, of.start, of.end, seconds)
  const tolerance = /:\d\d:\d\d/.test(cellOf(reader, row, 'duration')) ? 0 : 59
  const isSame = of.end === undefined || Math.abs((of.end - start) / 1000 - seconds) <= tolerance
  if (!isSame) {
    const text = cellOf(reader, row, 'duration')
    reader.collector.find({ line: row.line, field: 'duration', key: 'durationDiffers', text })
  }
  return {
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + seconds * 1000).toISOString(),
    date: of.date,
    seconds,
  }
}

/** In the hour that comes twice when clocks go back, the length says which of the two it was. */
function startBefore({ timeZone }: Reader, start: number, end: number, seconds: number): number {
  const other = end - seconds * 1000
  const shown = (ms: number) => localOf(new Date(ms).toISOString(), timeZone)
  return other !== start && shown(other) === shown(start) ? other : start
}

function dayOf(reader: Reader, row: TableRow, field: 'startDate' | 'endDate'): string | undefined {
  const text = cellOf(reader, row, field)
  return readDay(text, reader.order) ?? refuse(reader, row, field, 'dateUnreadable', text)
}

/** Milliseconds since 1970 of a time on a day. */
function clockOf(
  reader: Reader,
  row: TableRow,
  field: 'startTime' | 'endTime',
  date: string,
): number | undefined {
  const text = cellOf(reader, row, field)
  const instant = readInstant(text)
  if (instant !== undefined) return instant
  // One column may have both the day and the time.
  const seconds = readClock(text.replace(/^\d{4}-\d\d-\d\d[T ]/, ''))
  if (seconds === undefined) return refuse(reader, row, field, 'timeUnreadable', text)
  return reader.clock(date, seconds)
}

/** Rates and amounts; the currency stands in its own column, or in the head of the amount. */
function moneyOf(reader: Reader, row: TableRow) {
  const { columns } = reader.format
  const headOf = (names: readonly string[]) =>
    reader.table.heads.find((head) => isMoney(head, names)) ?? ''
  const [hourlyHead, amountHead] = [headOf(columns.hourly), headOf(columns.amount)]
  const column = /\b([A-Z]{3})$/.exec(cellOf(reader, row, 'currency').toUpperCase())?.[1]
  const inHead = /\(([A-Z]{3})\)/.exec(amountHead || hourlyHead)?.[1]
  const number = (head: string) => {
    const text = head === '' ? '' : row.cell(head)
    const value = text === '' ? null : readNumber(text, reader.mark)
    if (value !== undefined) return value
    reader.collector.find({ line: row.line, field: head, key: 'numberUnreadable', text })
    return null
  }
  return {
    hourly: number(hourlyHead),
    amount: number(amountHead),
    currency: column ?? inHead ?? '',
  }
}

/** Whether a head is one of some, with or without a currency behind it. */
function isMoney(head: string, names: readonly string[]): boolean {
  return names.includes(head.toLowerCase().replace(/\s*\([^)]*\)$/, ''))
}

function refuse(
  reader: Reader,
  row: TableRow,
  field: string,
  key: string,
  text: string,
): undefined {
  reader.collector.refuse({ line: row.line, field, key, text })
  return undefined
}
