import type { Collector } from './collector.ts'
import type { ImportedTask } from './shape.ts'

/** A task and the name of what it is part of, as files have it that know no other. */
export type NamedParent = { task: ImportedTask; parentName: string; field: string }

/**
 * Finds parents by their names, in the same project: of several with one name the nearest above, for
 * files list a task before its parts; else the nearest below. What is not certain is a finding, and a
 * parent that is nowhere, or that is in the task itself, leaves the task at the top.
 */
export function findParents(collector: Collector, named: readonly NamedParent[]): void {
  const byName = new Map<string, ImportedTask[]>()
  for (const task of collector.work.tasks) {
    const key = nameKey(task.projectKey, task.name)
    const same = byName.get(key)
    if (same) same.push(task)
    else byName.set(key, [task])
  }
  const byKey = new Map(collector.work.tasks.map((task) => [task.key, task]))
  for (const { task, parentName, field } of named) {
    const all = byName.get(nameKey(task.projectKey, parentName)) ?? []
    const others = all.filter((one) => one !== task)
    const finding = { line: task.line, field, text: parentName }
    const above = others.findLast(({ line }) => line < task.line)
    const parent = above ?? others[0]
    if (parent === undefined) collector.find({ ...finding, key: 'parentNotFound' })
    else if (isWithin(byKey, parent, task)) {
      collector.find({ ...finding, key: 'parentInItself' })
    } else {
      task.parentKey = parent.key
      if (others.length > 1) collector.find({ ...finding, key: 'parentNotCertain' })
    }
  }
}

function isWithin(
  byKey: ReadonlyMap<string, ImportedTask>,
  task: ImportedTask,
  other: ImportedTask,
): boolean {
  for (let at: ImportedTask | undefined = task; at; at = byKey.get(at.parentKey ?? '')) {
    if (at === other) return true
  }
  return false
}

function nameKey(projectKey: string | null, name: string): string {
  return JSON.stringify([projectKey, name.trim().toLowerCase()])
}

/**
 * Names in one cell with commas between them, where names may have commas themselves: the longest
 * that is known comes first.
 * @returns what was found, and what was not
 */
export function splitNames(
  text: string,
  isKnown: (name: string) => boolean,
): { found: string[]; unknown: string[] } {
  const pieces = text.split(',')
  const found: string[] = []
  const unknown: string[] = []
  for (let from = 0; from < pieces.length; ) {
    let to = pieces.length
    while (to > from && !isKnown(pieces.slice(from, to).join(',').trim())) to -= 1
    if (to === from) unknown.push((pieces[from] ?? '').trim())
    else found.push(pieces.slice(from, to).join(',').trim())
    from = Math.max(to, from + 1)
  }
  return { found, unknown: unknown.filter(Boolean) }
}
