import { type Collector, newCollector } from './collector.ts'
import { addIssue, connectIssues, type JiraIssue } from './jira-issue.ts'
import { localClock } from './local-clock.ts'
import type { ImportedEntry, ImportedTask, ImportedWork } from './shape.ts'
import { readTable, type Table, type TableRow } from './table.ts'
import type { TimeReading } from './time-file.ts'
import { type DateOrder, dateOrderOf, readClock, readDay } from './typed-cells.ts'

export const jiraHeads = ['summary', 'issue key'] as const

/**
 * Reads Jira's export of issues as CSV, which repeats a head for each value of a field. Work logs
 * become entries of time; where they do not come to the time spent, that is a finding.
 * @returns undefined where it is no such file
 */
export function readJiraCsv(
  text: string,
  { timeZone, dateOrder, usualOrder = 'day' }: TimeReading,
): ImportedWork | undefined {
  const table = readTable(text, jiraHeads)
  if (table === undefined) return undefined
  const collector = newCollector('jira')
  const order = dateOrder ?? dateOrderOf(table.column('created', 'due date', 'updated'), usualOrder)
  const clock = localClock(timeZone)
  const made: { issue: JiraIssue; task: ImportedTask }[] = []
  const keys = new Map<string, string>()
  for (const row of table.rows) {
    const issue = readRow(table, row, order)
    const task = addIssue(collector, issue)
    if (task === undefined) continue
    made.push({ issue, task })
    keys.set(issue.key, issue.key)
    if (row.cell('issue id') !== '') keys.set(row.cell('issue id'), issue.key)
    readLogs({ collector, row, task, order, clock }, issue.spentSeconds)
  }
  connectIssues(collector, made, (name) => keys.get(name))
  return collector.work
}

function readRow(table: Table, row: TableRow, order: DateOrder): JiraIssue {
  const day = (...heads: string[]) => readDay(row.cell(...heads), order) ?? null
  const status = row.cell('status')
  const category = row.cell('status category').toLowerCase()
  const resolution = row.cell('resolution').toLowerCase()
  const isResolved = resolution !== '' && resolution !== 'unresolved'
  const seconds = (head: string) =>
    /^\d{1,12}$/.test(row.cell(head)) ? Number(row.cell(head)) : null
  const linked = (direction: string) =>
    table.heads
      .filter((head, at) => isLink(head, direction) && table.heads.indexOf(head) === at)
      .flatMap((head) => row.cells(head))
  return {
    line: row.line,
    key: row.cell('issue key'),
    summary: row.cell('summary'),
    projectName: row.cell('project name'),
    projectKey: row.cell('project key'),
    status,
    isDone: category === '' ? isResolved : category === 'done',
    doneAt: day('resolved'),
    start: day('start date', 'custom field (start date)'),
    due: day('due date'),
    priority: row.cell('priority'),
    description: row.cell('description'),
    labels: row.cells('labels'),
    assignee: row.cell('assignee'),
    assigneeEmail: row.cell('assignee email'),
    estimateSeconds: seconds('original estimate'),
    spentSeconds: seconds('time spent') ?? 0,
    parent: row.cell('parent id', 'parent', 'parent key'),
    blocks: linked('outward'),
    blockedBy: linked('inward'),
  }
}

/** "Outward issue link (Blocks)". */
function isLink(head: string, direction: string): boolean {
  return head.toLowerCase() === `${direction} issue link (blocks)`
}

type LogReader = {
  collector: Collector
  row: TableRow
  task: ImportedTask
  order: DateOrder
  clock: (date: string, seconds: number) => number
}

function readLogs(reader: LogReader, spentSeconds: number): void {
  const { collector, row } = reader
  let seconds = 0
  for (const text of row.cells('log work')) {
    const entry = readLog(reader, text)
    if (entry === undefined) {
      collector.find({ line: row.line, field: 'log work', key: 'logUnreadable', text })
      continue
    }
    seconds += entry.seconds
    collector.work.entries.push(entry)
  }
  collector.work.sums.read.seconds += seconds
  if (seconds === spentSeconds) return
  const text = `${spentSeconds - seconds}`
  collector.find({ line: row.line, field: 'time spent', key: 'timeWithoutLog', text })
}

/** "What was done;24/Sep/21 2:22 PM;who;3600", where what was done may have semicolons, too. */
function readLog(reader: LogReader, text: string): ImportedEntry | undefined {
  const parts = text.split(';')
  const [when = '', who = '', length = ''] = parts.slice(-3).map((part) => part.trim())
  const date = readDay(when, reader.order)
  const time = readClock(/\d{1,2}:\d\d.*$/.exec(when)?.[0] ?? '')
  if (date === undefined || time === undefined || !/^\d{1,9}$/.test(length)) return undefined
  const seconds = Number(length)
  const { collector, row, task, clock } = reader
  const start = clock(date, time)
  return {
    line: row.line,
    personKey: collector.personOf(who),
    projectKey: task.projectKey,
    taskKey: task.key,
    note: parts.slice(0, -3).join(';').trim(),
    labels: [],
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + seconds * 1000).toISOString(),
    date,
    seconds,
    isBillable: true,
    isInvoiced: false,
    hourly: null,
    amount: null,
    currency: '',
  }
}
