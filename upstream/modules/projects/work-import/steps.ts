import { problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { removeParty } from '../../firm/parties/index.ts'
import { projects } from '../projects/index.ts'
import { tasks } from '../tasks/index.ts'
import { removeImportedEntry } from '../time/index.ts'
import { knownRecords } from './known.ts'
import { isKnownByName, type PlannedItem } from './planned-items.ts'
import {
  changeImport,
  getImportRow,
  type ImportRow,
  type ItemRow,
  lastAdded,
  nextItems,
  settledItem,
  settleItem,
} from './rows.ts'
import { writeItem } from './write-item.ts'

export const stepJob = 'work-import.step'

/** As many items are made, or taken away, at a time; others of the firm and of the house come between. */
const stepSize = 200
const pauseMs = 500

/** Makes the next items of a file, or takes the next away, and has the rest follow. */
export function takeStep(store: Store, context: FirmContext, id: string): void {
  const firm = inNameOf(context, getImportRow(store.reader, id))
  store.transact(firm, (writer) => {
    const row = getImportRow(writer, id)
    if (row.state !== 'running' && row.state !== 'undoing') return
    const isDone =
      row.state === 'running'
        ? makeNext(store, writer, firm, row)
        : undoNext(store, writer, firm, id)
    if (!isDone) {
      const dueAt = new Date(firm.now.getTime() + pauseMs)
      schedule(writer, { kind: stepJob, key: id, dueAt, payload: { id }, title: row.fileName })
      return
    }
    const isUndo = row.state === 'undoing'
    changeImport(writer, id, { state: isUndo ? 'undone' : 'done' })
    const after = { register: 'work', fileName: row.fileName }
    writer.audit({ entity: 'import', entityId: id, action: isUndo ? 'undo' : 'import', after })
  })
}

/** What follows in a job is done for who began it. */
function inNameOf(firm: FirmContext, { createdBy, createdByName }: ImportRow): FirmContext {
  if (firm.actor.userId !== '') return firm
  return { ...firm, actor: { ...firm.actor, userId: createdBy, userName: createdByName } }
}

/** Items of one kind follow each other; what is there of them already is read once for all. */
function makeNext(store: Store, writer: Writer, firm: FirmContext, row: ImportRow): boolean {
  const items = nextItems(writer, row.id, stepSize)
  for (const some of Map.groupBy(items, ({ kind }) => kind).values()) {
    const parsed = some.map((item) => ({
      item,
      data: item.data === null ? null : JSON.parse(item.data),
    }))
    const projectOf = projectsOf(writer, row)
    const asked = parsed.map(({ item, data }) => ({ ...item, ...askedOf(item, data, projectOf) }))
    const known = knownRecords(writer, firm, asked)
    for (const { item, data } of parsed) {
      const there = known.get(item.sourceKey)
      if (there !== undefined) {
        settleItem(writer, item, { outcome: 'known', recordId: there, data: null })
        continue
      }
      const recordId = makeOne(store, writer, firm, { row, item, data })
      if (recordId !== undefined) known.set(item.sourceKey, recordId)
    }
  }
  return items.length < stepSize
}

type Making = { row: ImportRow; item: ItemRow; data: PlannedItem['data'] }

/** Gives the id of what was made. */
function makeOne(
  store: Store,
  writer: Writer,
  firm: FirmContext,
  { row, item, data }: Making,
): string | undefined {
  try {
    // In a transaction of its own, so that one that is refused leaves nothing behind.
    const own = { ...firm, idempotency: null }
    const recordId = store.transact(own, (part) => writeItem(part, own, { ...item, data }, row))
    const outcome = recordId === undefined ? 'refused' : 'added'
    const reason = recordId === undefined ? 'customerLeftOut' : null
    settleItem(writer, item, { outcome, recordId: recordId ?? null, reason, data: null })
    return recordId
  } catch (error) {
    settleItem(writer, item, { outcome: 'refused', reason: reasonOf(error), data: null })
    return undefined
  }
}

/** The record of each project by its key in the file, where tasks are known by their names; read once. */
function projectsOf(writer: Writer, row: ImportRow) {
  const known = new Map<string | null, string | null | undefined>()
  return (key: string | null) => {
    if (!row.program || !isKnownByName(row.program)) return undefined
    if (!known.has(key)) known.set(key, settledItem(writer, row.id, 'project', key)?.recordId)
    return known.get(key) ?? undefined
  }
}

function askedOf(
  { kind }: ItemRow,
  data: unknown,
  projectOf: (key: string | null) => string | undefined,
) {
  const { code, projectKey }: { code?: string; projectKey?: string } = Object(data)
  if (kind === 'project') return { code }
  return kind === 'task' ? { projectId: projectOf(projectKey ?? null) } : {}
}

function undoNext(store: Store, writer: Writer, firm: FirmContext, id: string): boolean {
  const items = lastAdded(writer, id, stepSize)
  const own = { ...firm, idempotency: null }
  for (const item of items) {
    const { recordId } = item
    if (recordId === null) continue
    try {
      store.transact(own, (part) => removers[item.kind](part, own, recordId))
      settleItem(writer, item, { outcome: 'removed' })
    } catch (error) {
      const refusal = requireRefusal(error)
      const isGone = refusal.code === 'not_found'
      settleItem(writer, item, isGone ? { outcome: 'removed' } : keptOf(error))
    }
  }
  return items.length < stepSize
}

function keptOf(error: unknown) {
  return { outcome: 'kept' as const, reason: reasonOf(error) }
}

type Remove = (writer: Writer, firm: FirmContext, id: string) => void

const removers: Record<ItemRow['kind'], Remove> = {
  person: () => {},
  customer: removeParty,
  project: projects.remove,
  task: tasks.remove,
  entry: removeImportedEntry,
}

/** A key of the `problem` texts: why a row was not taken, or stays. @throws what is no refusal */
function reasonOf(error: unknown): string {
  const refusal = requireRefusal(error)
  const [field] = Object.values(refusal.fields)
  return field?.key ?? problemKeyOf(refusal)
}
