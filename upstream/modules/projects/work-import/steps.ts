import { problemKeyOf, requireRefusal } from '#contract/core/errors.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { removeParty } from '../../firm/parties/index.ts'
import { projects } from '../projects/index.ts'
import { tasks } from '../tasks/index.ts'
import { removeImportedEntry } from '../time/index.ts'
import { knownRecords } from './known.ts'
import { isKnownByName } from './planned-items.ts'
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
  store.transact(context, (writer) => {
    const row = getImportRow(writer, id)
    if (row.state !== 'running' && row.state !== 'undoing') return
    const firm = inNameOf(context, row)
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

function makeNext(store: Store, writer: Writer, firm: FirmContext, row: ImportRow): boolean {
  const items = nextItems(writer, row.id, stepSize)
  for (const item of items) makeOne(store, writer, firm, row, item)
  return items.length < stepSize
}

function makeOne(
  store: Store,
  writer: Writer,
  firm: FirmContext,
  row: ImportRow,
  item: ItemRow,
): void {
  const data = item.data === null ? null : JSON.parse(item.data)
  const known = knownRecords(writer, firm, [{ ...item, ...askedOf(writer, row, item, data) }])
  const there = known.get(item.sourceKey)
  if (there !== undefined) {
    settleItem(writer, item, { outcome: 'known', recordId: there, data: null })
    return
  }
  try {
    // In a transaction of its own, so that one that is refused leaves nothing behind.
    const own = { ...firm, idempotency: null }
    const recordId = store.transact(own, (part) => writeItem(part, own, { ...item, data }, row))
    const outcome = recordId === undefined ? 'refused' : 'added'
    const reason = recordId === undefined ? 'customerLeftOut' : null
    settleItem(writer, item, { outcome, recordId: recordId ?? null, reason, data: null })
  } catch (error) {
    settleItem(writer, item, { outcome: 'refused', reason: reasonOf(error), data: null })
  }
}

function askedOf(writer: Writer, row: ImportRow, { kind }: ItemRow, data: unknown) {
  const { code, projectKey }: { code?: string; projectKey?: string } = Object(data)
  if (kind === 'project') return { code }
  if (kind !== 'task' || !row.program || !isKnownByName(row.program)) return {}
  return { projectId: settledItem(writer, row.id, 'project', projectKey ?? null)?.recordId }
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
