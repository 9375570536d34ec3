import { newCollector } from './collector.ts'
import { addIssue, connectIssues, type JiraIssue } from './jira-issue.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'
import { readDay } from './typed-cells.ts'
import { elementsOf, readElements, textOf, type XmlElement } from './xml-elements.ts'

/**
 * Reads Jira's export of issues as XML. It has the time that was spent on an issue, but not by whom
 * and when: that is a finding, for no entry can be made of it. A line is the number of the issue.
 * @returns undefined where it is no such file
 */
export function readJiraXml(xml: string): ImportedWork | undefined {
  const root = readElements(xml)
  const items = root?.name === 'rss' ? elementsOf(root, 'channel', 'item') : []
  if (items.every((item) => textOf(item, 'key') === '')) return undefined
  const collector = newCollector('jira')
  const made: { issue: JiraIssue; task: ImportedTask }[] = []
  for (const [at, item] of items.entries()) {
    const issue = readItem(item, at + 1)
    const task = addIssue(collector, issue)
    if (task) made.push({ issue, task })
    const line = issue.line
    if (issue.spentSeconds > 0) {
      const text = textOf(item, 'timespent')
      collector.find({ line, field: 'timespent', key: 'timeWithoutLog', text })
    }
    for (const kind of elementsOf(item, 'issuelinks', 'issuelinktype')) {
      const text = textOf(kind, 'name')
      if (!isBlocking(kind)) collector.find({ line, field: 'link', key: 'linkLeftOut', text })
    }
  }
  const keys = new Map(made.map(({ task }) => [task.key, task.key]))
  connectIssues(collector, made, (name) => keys.get(name))
  return collector.work
}

function readItem(item: XmlElement, line: number): JiraIssue {
  const first = (name: string) => elementsOf(item, name)[0]
  const assignee = first('assignee')
  const isAssigned = assignee && !Object.values(assignee.attributes).includes('-1')
  const resolved = first('resolution')?.attributes.id
  const category = first('statusCategory')?.attributes.key
  const estimate = first('timeoriginalestimate')?.attributes.seconds
  const linked = (direction: string) =>
    elementsOf(item, 'issuelinks', 'issuelinktype')
      .filter(isBlocking)
      .flatMap((kind) => elementsOf(kind, direction, 'issuelink', 'issuekey'))
      .map((key) => key.text.trim())
  return {
    line,
    key: textOf(item, 'key'),
    summary: textOf(item, 'summary'),
    projectName: textOf(item, 'project'),
    projectKey: first('project')?.attributes.key ?? '',
    status: textOf(item, 'status'),
    isDone:
      category === undefined ? resolved !== undefined && resolved !== '-1' : category === 'done',
    doneAt: dayOf(textOf(item, 'resolved')),
    start: null,
    due: dayOf(textOf(item, 'due')),
    priority: textOf(item, 'priority'),
    description: textOf(item, 'description'),
    labels: elementsOf(item, 'labels', 'label').map(({ text }) => text.trim()),
    assignee: isAssigned ? assignee.text.trim() : '',
    assigneeEmail: '',
    estimateSeconds: estimate === undefined ? null : wholeOf(estimate),
    spentSeconds: wholeOf(first('timespent')?.attributes.seconds ?? '0'),
    parent: textOf(item, 'parent'),
    blocks: linked('outwardlinks'),
    blockedBy: linked('inwardlinks'),
  }
}

/** "Fri, 24 Sep 2021 14:22:15 -0700": the day as it was where it was written. */
function dayOf(text: string): string | null {
  return readDay(text.replace(/^[A-Za-z]{3}, /, ''), 'day') ?? null
}

function isBlocking(kind: XmlElement): boolean {
  return textOf(kind, 'name').toLowerCase() === 'blocks'
}

function wholeOf(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : 0
}
