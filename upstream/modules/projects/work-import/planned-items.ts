import type { ImportedEntry, ImportedTask, ImportedWork, WorkProgram } from './shape.ts'
import { type TaskData, taskData } from './task-data.ts'
import { inTaskOrder } from './task-order.ts'

export type ProjectData = {
  name: string
  code: string
  clientKey: string | null
  startDate: string | null
  /** People who work on it. */
  memberKeys: string[]
}

export type EntryData = Pick<ImportedEntry, 'startedAt' | 'date' | 'seconds' | 'note'> & {
  personKey: string | null
  projectKey: string | null
  taskKey: string | null
  isBillable: boolean
}

/** What is made of a file, one after the other: what is named stands before what names it. */
export type PlannedItem = {
  key: string
  sourceKey: string
  line: number
  label: string
  seconds: number
} & (
  | { kind: 'person'; data: { email: string } }
  | { kind: 'customer'; data: null }
  | { kind: 'project'; data: ProjectData }
  | { kind: 'task'; data: TaskData }
  | { kind: 'entry'; data: EntryData }
)

/** The project of tasks that name none: that of the file. */
const ofFile = 'file'

/** Tasks of these programs have ids of their own; those of others are known by their names. */
const withOwnIds: readonly string[] = ['trello', 'asana', 'jira', 'msProject']

/** Whether the file of a program names its tasks by their titles alone. */
export function isKnownByName(program: WorkProgram): boolean {
  return !withOwnIds.includes(program)
}

/**
 * The items of a file that was read. Each has a source key, which another file of the same program
 * gives to the same thing, so that nothing is made twice; what a file has several times is counted.
 * @param fileName names the project of tasks that have none
 */
export function plannedItems(work: ImportedWork, fileName: string): PlannedItem[] {
  const sourceKeyOf = countedKeys(work.program)
  const clients = new Map(work.clients.map(({ key, name }) => [key, name]))
  const people = new Map(work.people.map((person) => [person.key, person]))
  const tasks = inTaskOrder(work).map((task) => ({
    ...task,
    projectKey: task.projectKey ?? ofFile,
  }))
  const projects = projectsOf(work, tasks, fileName)
  const projectNames = new Map(
    projects.map(({ key, name, clientKey }) => [key, [name, clients.get(clientKey ?? '') ?? '']]),
  )
  const taskNames = new Map(tasks.map(({ key, name }) => [key, name]))
  const projectOfTask = new Map(tasks.map(({ key, projectKey }) => [key, projectKey]))
  const linksTo = Map.groupBy(work.links, ({ toKey }) => toKey)
  const membersOf = membersByProject(work, tasks, projectOfTask)
  const nothing = { line: 0, seconds: 0 }
  return [
    ...work.people.map(({ key, name, email }): PlannedItem => {
      const sourceKey = `person ${(email || name).toLowerCase()}`
      return { ...nothing, kind: 'person', key, label: name, data: { email }, sourceKey }
    }),
    ...work.clients.map(({ key, name }): PlannedItem => {
      const sourceKey = sourceKeyOf('customer', name)
      return { ...nothing, kind: 'customer', key, label: name, data: null, sourceKey }
    }),
    ...projects.map(({ key, name, code, clientKey, start }): PlannedItem => {
      const sourceKey = sourceKeyOf('project', ...(projectNames.get(key) ?? []))
      const startDate = start?.slice(0, 10) ?? null
      const data = { name, code, clientKey, startDate, memberKeys: membersOf(key) }
      return { ...nothing, kind: 'project', key, label: name, data, sourceKey }
    }),
    ...tasks.map((task): PlannedItem => {
      const { key, line, name, parentKey, projectKey } = task
      const place = projectNames.get(projectKey) ?? []
      const parent = taskNames.get(parentKey ?? '') ?? ''
      const sourceKey = isKnownByName(work.program)
        ? sourceKeyOf('task', ...place, parent, name)
        : sourceKeyOf('task', ...(work.program === 'msProject' ? place : []), key)
      const data = taskData(task, linksTo.get(key) ?? [])
      return { kind: 'task', key, line, label: name, seconds: 0, data, sourceKey }
    }),
    ...work.entries.map((entry, at): PlannedItem => {
      const { line, seconds, startedAt, date } = entry
      const data = entryData(entry, projectOfTask)
      const sourceKey = sourceKeyOf(
        ...['entry', people.get(entry.personKey ?? '')?.name ?? ''],
        ...(projectNames.get(data.projectKey ?? '') ?? []),
        ...[taskNames.get(entry.taskKey ?? '') ?? '', startedAt ?? date, `${seconds}`, entry.note],
      )
      const label = [date, people.get(entry.personKey ?? '')?.name, entry.note]
      const text = label.filter(Boolean).join(' · ').slice(0, 200)
      return { kind: 'entry', key: `${at + 1}`, line, label: text, seconds, data, sourceKey }
    }),
  ]
}

function projectsOf(work: ImportedWork, tasks: readonly ImportedTask[], fileName: string) {
  const isNamed = tasks.some(({ projectKey }) => projectKey === ofFile)
  const name = fileName.replace(/\.\w{1,5}$/, '').slice(0, 200) || work.program
  const own = { key: ofFile, name, code: '', clientKey: null, start: null, calendarKey: null }
  return isNamed ? [...work.projects, own] : work.projects
}

function membersByProject(
  work: ImportedWork,
  tasks: readonly ImportedTask[],
  projectOfTask: ReadonlyMap<string, string>,
) {
  const members = new Map<string, Set<string>>()
  const add = (projectKey: string | null | undefined, personKey: string | null) => {
    if (!projectKey || !personKey) return
    const known = members.get(projectKey) ?? new Set()
    members.set(projectKey, known.add(personKey))
  }
  for (const { projectKey, assigneeKeys } of tasks) {
    for (const key of assigneeKeys) add(projectKey, key)
  }
  for (const { projectKey, taskKey, personKey } of work.entries) {
    add(projectKey ?? projectOfTask.get(taskKey ?? ''), personKey)
  }
  return (projectKey: string) => [...(members.get(projectKey) ?? [])]
}

/** Time of a task is on the task's project; what was invoiced elsewhere is not billed once more. */
function entryData(entry: ImportedEntry, projectOfTask: ReadonlyMap<string, string>): EntryData {
  const { personKey, projectKey, taskKey, startedAt, date, seconds, labels } = entry
  const ofTask = projectOfTask.get(taskKey ?? '')
  const isOfTask = projectKey === null || projectKey === ofTask
  const note = [entry.note, ...labels.map((label) => `#${label}`)].filter(Boolean).join(' ')
  return {
    ...{ personKey, startedAt, date, seconds, note: note.slice(0, 500) },
    projectKey: projectKey ?? ofTask ?? null,
    taskKey: isOfTask ? taskKey : null,
    isBillable: entry.isBillable && !entry.isInvoiced,
  }
}

/** Source keys: what a file has a second time, such as two equal entries, is `#2`. */
function countedKeys(program: WorkProgram) {
  const counts = new Map<string, number>()
  return (...names: string[]): string => {
    const name = JSON.stringify([program, ...names])
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}#${count}`
  }
}
