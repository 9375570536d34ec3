import { addTo, type Collector, emptyTask, newCollector } from './collector.ts'
import { findParents, type NamedParent, splitNames } from './parents-by-name.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'
import { readTable, type TableRow } from './table.ts'
import { readDay } from './typed-cells.ts'

export const asanaHeads = ['task id', 'name', 'created at'] as const

const blockedBy = 'blocked by (dependencies)'
const blocking = 'blocking (dependencies)'

/**
 * Reads Asana's export of a project as CSV. It names parents and what a task waits for by their names
 * alone. Files without a column for sections have them as rows whose name ends with a colon.
 * @returns undefined where it is no such file
 */
export function readAsana(text: string): ImportedWork | undefined {
  const table = readTable(text, asanaHeads)
  if (table === undefined) return undefined
  const collector = newCollector('asana')
  const hasSections = table.headOf('section/column') !== undefined
  const named: NamedParent[] = []
  const made: { row: TableRow; task: ImportedTask }[] = []
  let section = ''
  for (const row of table.rows) {
    const name = row.cell('name')
    if (!hasSections && name.endsWith(':')) {
      section = name.slice(0, -1)
      continue
    }
    const task = readTask(collector, row, section)
    if (task === undefined) continue
    made.push({ row, task })
    const parentName = row.cell('parent task', 'parent')
    if (parentName !== '') named.push({ task, parentName, field: 'parent task' })
  }
  findParents(collector, named)
  const linked = new Set<string>()
  const byName = new Map(collector.work.tasks.toReversed().map((task) => [task.name, task]))
  for (const { row, task } of made) readLinks({ collector, byName, linked }, row, task)
  return collector.work
}

function readTask(collector: Collector, row: TableRow, section: string): ImportedTask | undefined {
  const sum = { seconds: 0, amount: null, currency: '' }
  const { sums } = collector.work
  addTo(sums.file, sum)
  const name = row.cell('name')
  if (name === '') {
    collector.refuse({ line: row.line, field: 'name', key: 'nameMissing', text: '' })
    addTo(sums.refused, sum)
    return undefined
  }
  const [project = '', ...more] = row
    .cell('projects')
    .split(',')
    .map((one) => one.trim())
  if (more.length > 0) {
    const text = more.join(', ')
    collector.find({ line: row.line, field: 'projects', key: 'projectsLeftOut', text })
  }
  const assigneeKey = collector.personOf(row.cell('assignee'), row.cell('assignee email'))
  const doneAt = day(collector, row, 'completed at')
  const task: ImportedTask = {
    ...emptyTask(`task ${row.cell('task id') || row.line}`, row.line),
    name,
    projectKey: collector.projectOf(project),
    section: row.cell('section/column') || section,
    isDone: doneAt !== null,
    doneAt,
    start: day(collector, row, 'start date'),
    due: day(collector, row, 'due date'),
    priority: row.cell('priority'),
    state: row.cell('status'),
    note: row.cell('notes'),
    labels: row
      .cell('tags')
      .split(',')
      .flatMap((tag) => tag.trim() || []),
    assigneeKeys: assigneeKey === null ? [] : [assigneeKey],
  }
  collector.work.tasks.push(task)
  addTo(sums.read, sum)
  return task
}

function day(collector: Collector, row: TableRow, head: string): string | null {
  const text = row.cell(head)
  if (text === '') return null
  const date = readDay(text, 'month')
  if (date !== undefined) return date
  collector.find({ line: row.line, field: head, key: 'dateUnreadable', text })
  return null
}

type LinkReader = {
  collector: Collector
  /** The first task of each name. */
  byName: ReadonlyMap<string, ImportedTask>
  /** What is linked already: both tasks of a link name it. */
  linked: Set<string>
}

function readLinks(
  { collector, byName, linked }: LinkReader,
  row: TableRow,
  task: ImportedTask,
): void {
  for (const head of [blockedBy, blocking]) {
    const { found, unknown } = splitNames(row.cell(head), (name) => byName.has(name))
    for (const text of unknown) {
      collector.find({ line: row.line, field: head, key: 'linkNotFound', text })
    }
    for (const name of found) {
      const other = byName.get(name)
      if (other === undefined || other === task) continue
      const [from, to] = head === blockedBy ? [other, task] : [task, other]
      const both = JSON.stringify([from.key, to.key])
      if (linked.has(both)) continue
      linked.add(both)
      const [fromKey, toKey] = [from.key, to.key]
      const kind = 'finishStart' as const
      collector.work.links.push({
        line: row.line,
        fromKey,
        toKey,
        kind,
        lagMinutes: 0,
        isElapsed: false,
      })
    }
  }
}
