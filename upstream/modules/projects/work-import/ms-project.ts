import { aroundTheClock } from '../tasks/views.ts'
import { addTo, type Collector, emptyTask, newCollector } from './collector.ts'
import { readCalendar } from './ms-project-calendar.ts'
import { readLinks } from './ms-project-links.ts'
import { readPlan } from './ms-project-plan.ts'
import { elapsedCalendar, localOf, type ReadTask, secondsOf } from './ms-project-values.ts'
import type { ImportedTask, ImportedWork } from './shape.ts'
import { elementsOf, readElements, textOf, type XmlElement } from './xml-elements.ts'

/**
 * Reads a plan of MS Project as XML (MSPDI): tasks by their outline, links with lags, calendars,
 * people and their work. A line is the number of the task in the file.
 * @returns undefined where it is no such file
 */
export function readMsProject(xml: string): ImportedWork | undefined {
  const root = readElements(xml)
  if (root?.name !== 'Project' || elementsOf(root, 'Tasks').length === 0) return undefined
  const collector = newCollector('msProject')
  const { work } = collector
  readCalendars(collector, root)
  const all = elementsOf(root, 'Tasks', 'Task')
  const summary = all.find((task) => textOf(task, 'UID') === '0')
  const name =
    textOf(root, 'Title') || (summary ? textOf(summary, 'Name') : '') || textOf(root, 'Name')
  const projectKey = collector.projectOf(name.replace(/\.(xml|mpp)$/i, ''))
  const project = work.projects[0]
  if (project) {
    project.start = localOf(textOf(root, 'StartDate'))
    project.calendarKey = textOf(root, 'CalendarUID') || null
  }
  const tasks = readTasks(collector, all, projectKey)
  readLinks(collector, tasks)
  readPeople(collector, root, tasks)
  work.sums.file.seconds = summary ? secondsOf(textOf(summary, 'Work')) : work.sums.read.seconds
  return work
}

function readCalendars(collector: Collector, root: XmlElement): void {
  const { calendars } = collector.work
  for (const [at, calendar] of elementsOf(root, 'Calendars', 'Calendar').entries()) {
    if (textOf(calendar, 'IsBaseCalendar') !== '1') continue
    const name = textOf(calendar, 'Name')
    const { hours, leftOut } = readCalendar(calendar)
    calendars.push({ key: textOf(calendar, 'UID'), name, hours })
    for (const text of leftOut) {
      collector.find({ line: at + 1, field: 'Calendars', key: 'exceptionLeftOut', text })
    }
  }
  calendars.push({ key: elapsedCalendar, name: '', hours: aroundTheClock })
}

function readTasks(
  collector: Collector,
  elements: readonly XmlElement[],
  projectKey: string | null,
): ReadTask[] {
  const { sums } = collector.work
  const open: { level: number; key: string }[] = []
  return elements.flatMap((element, at): ReadTask[] => {
    const uid = textOf(element, 'UID')
    if (uid === '0' || textOf(element, 'IsNull') === '1') return []
    const line = at + 1
    const name = textOf(element, 'Name')
    const sum = { seconds: 0, amount: null, currency: '' }
    addTo(sums.file, sum)
    const reason = reasonToRefuse(element, name)
    if (reason !== undefined) {
      collector.refuse({ line, field: 'Task', key: reason, text: name || uid })
      addTo(sums.refused, sum)
      return []
    }
    const level = Number(textOf(element, 'OutlineLevel') || '1')
    while ((open.at(-1)?.level ?? 0) >= level) open.pop()
    const task: ImportedTask = {
      ...emptyTask(uid, line),
      name,
      projectKey,
      parentKey: open.at(-1)?.key ?? null,
      note: textOf(element, 'Notes'),
      priority: textOf(element, 'Priority'),
      isDone: textOf(element, 'PercentComplete') === '100',
      doneAt: localOf(textOf(element, 'ActualFinish')),
      due: localOf(textOf(element, 'Deadline')),
      plan: readPlan(collector, element, line),
    }
    open.push({ level, key: uid })
    collector.work.tasks.push(task)
    addTo(sums.read, sum)
    return [{ element, task }]
  })
}

function reasonToRefuse(element: XmlElement, name: string): string | undefined {
  if (name === '') return 'nameMissing'
  if (textOf(element, 'Active') === '0') return 'taskInactive'
  return textOf(element, 'ExternalTask') === '1' ? 'taskOfOtherFile' : undefined
}

/** People, and how much each task has for them; material and costs are no people. */
function readPeople(collector: Collector, root: XmlElement, tasks: readonly ReadTask[]): void {
  const people = new Map<string, string | null>()
  for (const resource of elementsOf(root, 'Resources', 'Resource')) {
    if ((textOf(resource, 'Type') || '1') !== '1') continue
    const name = textOf(resource, 'Name')
    people.set(textOf(resource, 'UID'), collector.personOf(name, textOf(resource, 'EmailAddress')))
  }
  const byTask = new Map(tasks.map(({ task }) => [task.key, task]))
  for (const assignment of elementsOf(root, 'Assignments', 'Assignment')) {
    const task = byTask.get(textOf(assignment, 'TaskUID'))
    if (task === undefined) continue
    const seconds = secondsOf(textOf(assignment, 'Work'))
    const person = people.get(textOf(assignment, 'ResourceUID'))
    if (person && !task.assigneeKeys.includes(person)) task.assigneeKeys.push(person)
    if (person === undefined || seconds === 0) continue
    task.estimateSeconds = (task.estimateSeconds ?? 0) + seconds
    collector.work.sums.read.seconds += seconds
  }
}
