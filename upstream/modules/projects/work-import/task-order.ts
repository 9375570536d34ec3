import { aroundTheClock, cycleOf, inOrder } from '../tasks/views.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'

/** More cycles than that and all links of a file are left out. */
const maxCycles = 50

/**
 * Takes out of a file's links and parents what no plan here can have, and says so: what leads to a
 * task of another project, and what makes tasks wait for themselves.
 */
export function withoutCycles(work: ImportedWork): void {
  const names = new Map(work.tasks.map(({ key, name }) => [key, name]))
  const nameOf = (key: string) => names.get(key) ?? key
  leaveOutOthers(work, nameOf)
  for (let count = 0; ; count += 1) {
    const cycle = cycleOf(planned(work))
    if (!cycle) return
    const inCycle = new Set(cycle.map(({ taskId }) => taskId))
    const first = work.tasks.find(({ key }) => inCycle.has(key))
    const text = cycle.map(({ taskId }) => nameOf(taskId)).join(' → ')
    find(work, first?.line ?? 1, 'cycleLeftOut', text)
    const left = work.links.filter(
      ({ fromKey, toKey }) => !(inCycle.has(fromKey) && inCycle.has(toKey)),
    )
    const isSmaller = left.length < work.links.length
    if (!isSmaller && first) first.parentKey = null
    work.links = isSmaller && count < maxCycles ? left : isSmaller ? [] : work.links
  }
}

function leaveOutOthers(work: ImportedWork, nameOf: (key: string) => string): void {
  const projectOf = new Map(work.tasks.map(({ key, projectKey }) => [key, projectKey]))
  const isOfOne = (one: string, other: string) =>
    projectOf.has(one) && projectOf.has(other) && projectOf.get(one) === projectOf.get(other)
  for (const task of work.tasks) {
    if (task.parentKey === null || isOfOne(task.key, task.parentKey)) continue
    find(work, task.line, 'parentElsewhere', nameOf(task.parentKey))
    task.parentKey = null
  }
  work.links = work.links.filter(({ fromKey, toKey, line }) => {
    const isKept = isOfOne(fromKey, toKey)
    if (!isKept) find(work, line, 'linkElsewhere', nameOf(fromKey))
    return isKept
  })
}

function find({ findings }: ImportedWork, line: number, key: string, text: string): void {
  findings.push({ line, field: '', key, text, isRefused: false })
}

function planned({ tasks, links }: ImportedWork) {
  const known = new Set(tasks.map(({ key }) => key))
  return {
    start: '2000-01-03T00:00',
    calendarId: 'all',
    calendars: { all: aroundTheClock },
    tasks: tasks.map(({ key, parentKey }) => ({
      ...{ id: key, minutes: 1, mode: 'automatic' as const },
      parentId: parentKey !== null && known.has(parentKey) ? parentKey : null,
    })),
    links: links.map(({ fromKey: fromId, toKey: toId, kind }, at) => ({
      ...{ id: `${at}`, fromId, toId, kind, lagMinutes: 0 },
    })),
  }
}

/** The tasks of a file, each after its parent and after those it waits for. */
export function inTaskOrder({ tasks, links }: ImportedWork): ImportedTask[] {
  const before = Map.groupBy(links, ({ toKey }) => toKey)
  const named = tasks.map((task) => {
    const { key, parentKey } = task
    return { task, key, needs: [parentKey ?? '', ...fromKeys(before.get(key) ?? [])] }
  })
  return inOrder(named).map(({ task }) => task)
}

function fromKeys(links: ImportedWork['links']): string[] {
  return links.map(({ fromKey }) => fromKey)
}
