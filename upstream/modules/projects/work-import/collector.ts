import { add, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import type { ImportedTask, ImportedWork, ImportFinding, WorkProgram, WorkSum } from './shape.ts'

/** Collects what a file says, each client, person, project and task once. */
export type Collector = {
  work: ImportedWork
  /** Keys of things by their names; null for an empty name. */
  clientOf(name: string): string | null
  personOf(name: string, email?: string): string | null
  projectOf(name: string, clientName?: string, code?: string): string | null
  /** A task that is known by its name in its project. */
  taskOf(name: string, projectKey: string | null, line: number): string | null
  find(finding: Omit<ImportFinding, 'isRefused'>): void
  /** Says why a row is left out. */
  refuse(finding: Omit<ImportFinding, 'isRefused'>): void
}

export function newCollector(program: WorkProgram): Collector {
  const work: ImportedWork = {
    program,
    clients: [],
    people: [],
    projects: [],
    tasks: [],
    links: [],
    entries: [],
    calendars: [],
    findings: [],
    sums: { file: noSum(), read: noSum(), refused: noSum() },
  }
  const known = new Map<string, string>()

  function once(
    kind: string,
    names: readonly (string | null)[],
    make: (key: string) => void,
  ): string {
    const name = JSON.stringify([kind, ...names.map((one) => one?.toLowerCase() ?? null)])
    const found = known.get(name)
    if (found !== undefined) return found
    const key = `${kind}${known.size + 1}`
    known.set(name, key)
    make(key)
    return key
  }

  function clientOf(name: string): string | null {
    if (name === '') return null
    return once('client', [name], (key) => work.clients.push({ key, name }))
  }

  function personOf(name: string, email = ''): string | null {
    if (name === '' && email === '') return null
    return once('person', [email || name], (key) => {
      work.people.push({ key, name: name || email, email })
    })
  }

  function projectOf(name: string, clientName = '', code = ''): string | null {
    if (name === '') return null
    const clientKey = clientOf(clientName)
    return once('project', [name, clientKey], (key) => {
      work.projects.push({ key, name, code, clientKey, start: null, calendarKey: null })
    })
  }

  function taskOf(name: string, projectKey: string | null, line: number): string | null {
    if (name === '') return null
    return once('task', [name, projectKey], (key) => {
      work.tasks.push({ ...emptyTask(key, line), name, projectKey })
    })
  }

  return {
    work,
    clientOf,
    personOf,
    projectOf,
    taskOf,
    find: (finding) => work.findings.push({ ...finding, isRefused: false }),
    refuse: (finding) => work.findings.push({ ...finding, isRefused: true }),
  }
}

/** A task of which nothing is known yet. */
export function emptyTask(key: string, line: number): ImportedTask {
  return {
    key,
    line,
    name: '',
    projectKey: null,
    parentKey: null,
    section: '',
    state: '',
    isDone: false,
    isArchived: false,
    doneAt: null,
    start: null,
    due: null,
    estimateSeconds: null,
    priority: '',
    note: '',
    labels: [],
    assigneeKeys: [],
    checklist: [],
    plan: null,
  }
}

function noSum(): WorkSum {
  return { rows: 0, seconds: 0, amounts: {} }
}

/** Adds a row to a sum; an amount is an exact decimal. */
export function addTo(
  sum: WorkSum,
  row: { seconds: number; amount: string | null; currency: string },
): void {
  sum.rows += 1
  sum.seconds += row.seconds
  const amount = parseDecimal(row.amount ?? '', { maxScale: 10 })
  if (amount === undefined) return
  const before = parseDecimal(sum.amounts[row.currency] ?? '0', { maxScale: 10 })
  sum.amounts[row.currency] = formatDecimal(before ? add(before, amount) : amount)
}
