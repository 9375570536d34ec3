import type { LinkKind } from '../tasks/views.ts'
import type { Collector } from './collector.ts'
import { formatOf } from './ms-project-plan.ts'
import type { ReadTask } from './ms-project-values.ts'
import { elementsOf, textOf, type XmlElement } from './xml-elements.ts'

const kinds: readonly LinkKind[] = ['finishFinish', 'finishStart', 'startFinish', 'startStart']

/**
 * Reads what tasks wait for. A lag is in tenths of minutes, or per cent of the length of what is
 * waited for, which becomes minutes.
 */
export function readLinks(collector: Collector, tasks: readonly ReadTask[]): void {
  const byKey = new Map(tasks.map(({ task }) => [task.key, task]))
  for (const { element, task } of tasks) {
    for (const link of elementsOf(element, 'PredecessorLink')) {
      const fromKey = textOf(link, 'PredecessorUID')
      const from = byKey.get(fromKey)
      const finding = { line: task.line, field: 'PredecessorLink', text: fromKey }
      if (from === undefined || textOf(link, 'CrossProject') === '1') {
        collector.find({ ...finding, key: 'linkNotFound' })
        continue
      }
      const { isElapsed, isPercent } = formatOf(textOf(link, 'LagFormat'))
      if (isPercent) collector.find({ ...finding, key: 'lagInPercent' })
      collector.work.links.push({
        line: task.line,
        fromKey,
        toKey: task.key,
        kind: kinds[Number(textOf(link, 'Type') || '1')] ?? 'finishStart',
        lagMinutes: isPercent ? percentOf(link, from.plan?.minutes ?? 0) : lagOf(link) / 10,
        isElapsed,
      })
    }
  }
}

function lagOf(link: XmlElement): number {
  const lag = Number(textOf(link, 'LinkLag') || '0')
  return Number.isSafeInteger(lag) ? lag : 0
}

function percentOf(link: XmlElement, minutes: number): number {
  return Math.round((minutes * lagOf(link)) / 100)
}
