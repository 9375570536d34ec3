import type { Collector } from './collector.ts'
import { elapsedCalendar, localOf, secondsOf } from './ms-project-values.ts'
import type { ImportedPlan } from './shape.ts'
import { textOf, type XmlElement } from './xml-elements.ts'

/** Formats of lengths that run on overnight: minutes, hours, days, weeks, months, and per cent. */
const elapsedFormats = new Set([4, 6, 8, 10, 12, 20, 36, 38, 40, 42, 44, 52])
const percentFormats = new Set([19, 20, 51, 52])

/** How a length is counted, by its format in MSPDI. */
export function formatOf(text: string): { isElapsed: boolean; isPercent: boolean } {
  const format = Number(text)
  return { isElapsed: elapsedFormats.has(format), isPercent: percentFormats.has(format) }
}

/** What a plan says of a task: its length, how it is scheduled, and its limits. */
export function readPlan(collector: Collector, element: XmlElement, line: number): ImportedPlan {
  const local = (name: string) => localOf(textOf(element, name))
  const isManual = textOf(element, 'Manual') === '1'
  const { isElapsed } = formatOf(textOf(element, 'DurationFormat'))
  const calendar = textOf(element, 'CalendarUID')
  return {
    minutes: Math.round(secondsOf(textOf(element, 'Duration')) / 60),
    mode: isManual ? 'manual' : 'automatic',
    isMilestone: textOf(element, 'Milestone') === '1',
    calendarKey: isElapsed ? elapsedCalendar : /^\d+$/.test(calendar) ? calendar : null,
    start: local('Start'),
    finish: local('Finish'),
    ...readLimits(collector, element, line),
    actualStart: local('ActualStart'),
    actualFinish: local('ActualFinish'),
    percentDone: Number(textOf(element, 'PercentComplete') || '0'),
  }
}

type Limits = Pick<
  ImportedPlan,
  'startNotBefore' | 'startNotAfter' | 'finishNotBefore' | 'finishNotAfter'
>

const noLimits: Limits = {
  startNotBefore: null,
  startNotAfter: null,
  finishNotBefore: null,
  finishNotAfter: null,
}

/** Constraints 0 to 7: as soon and as late as possible, must start and finish on, and four limits. */
function readLimits(collector: Collector, element: XmlElement, line: number): Limits {
  const type = textOf(element, 'ConstraintType')
  const date = localOf(textOf(element, 'ConstraintDate'))
  const text = textOf(element, 'Name')
  switch (type) {
    case '1':
      collector.find({ line, field: 'ConstraintType', key: 'asLateAsPossible', text })
      return noLimits
    case '2':
      return { ...noLimits, startNotBefore: date, startNotAfter: date }
    case '3':
      return { ...noLimits, finishNotBefore: date, finishNotAfter: date }
    case '4':
      return { ...noLimits, startNotBefore: date }
    case '5':
      return { ...noLimits, startNotAfter: date }
    case '6':
      return { ...noLimits, finishNotBefore: date }
    case '7':
      return { ...noLimits, finishNotAfter: date }
    default:
      return noLimits
  }
}
