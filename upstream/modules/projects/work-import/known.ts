import type { WorkKind } from '#contract/projects/work-imports.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { findCustomer, findPartyName } from '../../firm/parties/index.ts'
import { findByCode, findByName } from '../projects/index.ts'
import { labelsOfProjects } from '../projects/views.ts'
import { findTaskByTitle, titlesOfTasks } from '../tasks/views.ts'
import { existingEntries } from '../time/index.ts'
import type { PlannedItem } from './planned-items.ts'
import { recordsBySource } from './rows.ts'

type Asked = Pick<PlannedItem, 'kind' | 'sourceKey' | 'label'> & {
  /** Of a project. */
  code?: string | undefined
  /** Of a task that is known by its name: the record of its project. */
  projectId?: string | undefined
}

/**
 * Which items are there already, by their source keys: what another import made of the same thing and
 * nobody deleted since; of customers and projects, those of the same name or code as well.
 */
export function knownRecords(
  reader: Reader,
  firm: FirmContext,
  items: readonly Asked[],
): Map<string, string> {
  const made = madeBefore(reader, items)
  for (const item of items) {
    if (made.has(item.sourceKey)) continue
    const id = byName(reader, firm, item)
    if (id !== undefined) made.set(item.sourceKey, id)
  }
  return made
}

function byName(reader: Reader, firm: FirmContext, item: Asked): string | undefined {
  const { kind, label, code, projectId } = item
  if (kind === 'customer') return findCustomer(reader, firm, label)
  if (kind === 'project') {
    const coded = code ? findByCode(reader, code) : undefined
    return coded ?? findByName(reader, firm, label)
  }
  if (kind === 'task' && projectId) return findTaskByTitle(reader, projectId, label)
  return undefined
}

const chunkSize = 1000

function madeBefore(reader: Reader, items: readonly Asked[]): Map<string, string> {
  const made = new Map<string, string>()
  for (let from = 0; from < items.length; from += chunkSize) {
    const some = items.slice(from, from + chunkSize)
    const records = recordsBySource(
      reader,
      some.map(({ sourceKey }) => sourceKey),
    )
    const ids = (kind: WorkKind) =>
      some.flatMap((item) => (item.kind === kind ? (records.get(item.sourceKey) ?? []) : []))
    const there = {
      person: new Set(ids('person')),
      customer: new Set(ids('customer').filter((id) => findPartyName(reader, id) !== undefined)),
      project: new Set(labelsOfProjects(reader, ids('project')).keys()),
      task: new Set(titlesOfTasks(reader, ids('task')).keys()),
      entry: existingEntries(reader, ids('entry')),
    }
    for (const { kind, sourceKey } of some) {
      const id = records.get(sourceKey)
      if (id !== undefined && there[kind].has(id)) made.set(sourceKey, id)
    }
  }
  return made
}
