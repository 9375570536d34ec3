import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { taskColumns, timeColumns, workImportsContract } from '#contract/projects/work-imports.ts'
import { answer, type HandlerContext, read } from '../../../firm/implement.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { headsOf } from './heads.ts'
import {
  beginImport,
  beginUndo,
  discardImport,
  keepRead,
  listImports,
  openImport,
  readingOf,
  showImport,
  textOf,
} from './imports.ts'
import { readOwnTasks, readOwnTime } from './own-file.ts'
import { readWork } from './read-work.ts'
import { getImportRow } from './rows.ts'
import type { ImportedWork } from './shape.ts'
import { takeStep } from './steps.ts'
import type { TimeReading } from './time-file.ts'

/** Where a file waits of which somebody has yet to choose the columns. */
function fileKey(firmId: string, id: string): string {
  return `firms/${firmId}/work-imports/${id}`
}

async function upload({ store, firm, env }: HandlerContext, file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = textOf(bytes)
  const work = readWork(text, readingOf(store.reader))
  const heads = work ? [] : headsOf(text)
  if (heads.length === 0 && !work) throw invalidField('file', 'workFileUnknown')
  const members = await listFirmMembers(env, firm.firmId)
  const id = store.transact(firm, (writer) =>
    openImport(writer, firm, { fileName: file.name, heads, work }, members),
  )
  if (!work) await env.FILES.put(fileKey(firm.firmId, id), bytes)
  return showImport(store.reader, firm, id)
}

type Columns = {
  workImportId: string
  holds: 'time' | 'tasks'
  columns: readonly { field: string; head: string }[]
}

async function setColumns(context: HandlerContext, { workImportId: id, ...how }: Columns) {
  const { store, firm, env } = context
  const { state } = getImportRow(store.reader, id)
  if (state !== 'columns') throw conflictOf('alreadyTaken')
  const key = fileKey(firm.firmId, id)
  const file = await env.FILES.get(key)
  if (!file) throw conflictOf('alreadyTaken')
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  const work = readAs(text, readingOf(store.reader), how)
  const members = await listFirmMembers(env, firm.firmId)
  store.transact(firm, (writer) => keepRead(writer, firm, id, work, members))
  await env.FILES.delete(key)
  return showImport(store.reader, firm, id)
}

/** @throws AppError invalid at the column without which nothing is read */
function readAs(
  text: string,
  reading: TimeReading,
  { holds, columns }: Omit<Columns, 'workImportId'>,
): ImportedWork {
  const chosen = new Map(columns.flatMap(({ field, head }) => (head === '' ? [] : [[field, head]])))
  const headsBy = (fields: readonly string[]) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const head = chosen.get(field)
        return head === undefined ? [] : [[field, head]]
      }),
    )
  const needed = holds === 'time' ? 'startDate' : 'name'
  const head = chosen.get(needed)
  if (head === undefined) throw invalidField(needed, 'required')
  const work =
    holds === 'time'
      ? readOwnTime(text, headsBy(timeColumns), reading)
      : readOwnTasks(text, { ...headsBy(taskColumns), name: head }, reading)
  if (!work) throw invalidField(needed, 'invalid')
  return work
}

export const router = answer(workImportsContract, {
  list: read((reader) => listImports(reader)),
  upload: ({ context, input: { file } }) => upload(context, file),
  get: read((reader, firm, { workImportId }) => showImport(reader, firm, workImportId)),
  setColumns: ({ context, input }) => setColumns(context, input),
  commit: async ({ context: { store, firm, env }, input: { workImportId: id, people } }) => {
    const members = await listFirmMembers(env, firm.firmId)
    const names = new Map(members.map(({ userId, name }) => [userId, name]))
    const named = people.map((one) => ({ ...one, name: names.get(one.userId) }))
    store.transact(firm, (writer) => {
      beginImport(writer, firm, id, named)
      takeStep(store, { ...firm, idempotency: null }, id)
      return { id }
    })
    return showImport(store.reader, firm, id)
  },
  undo: ({ context: { store, firm }, input: { workImportId: id } }) => {
    store.transact(firm, (writer) => {
      beginUndo(writer, firm, id)
      takeStep(store, { ...firm, idempotency: null }, id)
      return { id }
    })
    return showImport(store.reader, firm, id)
  },
  discard: async ({ context: { store, firm, env }, input: { workImportId: id } }) => {
    const gone = store.transact(firm, (writer) => discardImport(writer, id))
    await env.FILES.delete(fileKey(firm.firmId, id))
    return gone
  },
})
