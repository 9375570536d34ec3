import { addTo, type Collector, emptyTask } from './collector.ts'
import type { ImportedTask } from './shape.ts'

/** An issue of Jira, whichever file it stands in. */
export type JiraIssue = {
  line: number
  key: string
  summary: string
  projectName: string
  projectKey: string
  status: string
  isDone: boolean
  doneAt: string | null
  start: string | null
  due: string | null
  priority: string
  description: string
  labels: string[]
  assignee: string
  assigneeEmail: string
  estimateSeconds: number | null
  spentSeconds: number
  /** Key or id of the parent. */
  parent: string
  /** Keys of issues that wait for this one, and of those that it waits for. */
  blocks: string[]
  blockedBy: string[]
}

/** Makes a task of an issue; its sum is the time spent on it. */
export function addIssue(collector: Collector, issue: JiraIssue): ImportedTask | undefined {
  const sum = { seconds: issue.spentSeconds, amount: null, currency: '' }
  const { sums, tasks } = collector.work
  addTo(sums.file, sum)
  const finding = { line: issue.line, text: issue.key }
  if (issue.key === '' || issue.summary === '') {
    collector.refuse({ ...finding, field: 'summary', key: 'nameMissing' })
    addTo(sums.refused, sum)
    return undefined
  }
  const assigneeKey = collector.personOf(issue.assignee, issue.assigneeEmail)
  const task: ImportedTask = {
    ...emptyTask(issue.key, issue.line),
    name: issue.summary,
    projectKey: collector.projectOf(issue.projectName || issue.projectKey, '', issue.projectKey),
    state: issue.status,
    isDone: issue.isDone,
    doneAt: issue.doneAt,
    start: issue.start,
    due: issue.due,
    estimateSeconds: issue.estimateSeconds,
    priority: issue.priority,
    note: issue.description,
    labels: issue.labels,
    assigneeKeys: assigneeKey === null ? [] : [assigneeKey],
  }
  tasks.push(task)
  addTo(sums.read, { ...sum, seconds: 0 })
  return task
}

/**
 * Sets parents and links once all issues are known. A link stands with both of its issues and is read
 * once.
 * @param keyOf an issue by its key or its id
 */
export function connectIssues(
  collector: Collector,
  issues: readonly { issue: JiraIssue; task: ImportedTask }[],
  keyOf: (name: string) => string | undefined,
): void {
  const { links } = collector.work
  const seen = new Set<string>()
  for (const { issue, task } of issues) {
    const { line } = issue
    const find = (field: string, key: string, text: string) =>
      collector.find({ line, field, key, text })
    const parentKey = issue.parent === '' ? undefined : keyOf(issue.parent)
    if (parentKey !== undefined && parentKey !== task.key) task.parentKey = parentKey
    else if (issue.parent !== '') find('parent', 'parentNotFound', issue.parent)
    const connect = (from: string, to: string, other: string) => {
      const [fromKey, toKey] = [keyOf(from), keyOf(to)]
      if (fromKey === undefined || toKey === undefined) {
        find('link', 'linkNotFound', other)
        return
      }
      const name = `${fromKey} ${toKey}`
      if (seen.has(name)) return
      seen.add(name)
      links.push({ line, fromKey, toKey, kind: 'finishStart', lagMinutes: 0, isElapsed: false })
    }
    for (const other of issue.blocks) connect(issue.key, other, other)
    for (const other of issue.blockedBy) connect(other, issue.key, other)
  }
}
