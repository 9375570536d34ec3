import { AppError, type FieldProblems } from '#contract/errors.ts'
import type { BulkResult, bulkActions } from '#contract/invoices.ts'
import { isAllowed, type Permission } from '#contract/roles.ts'
import type { FirmContext, Store, Writer } from '../../firm/store.ts'
import { finalise } from './finalise.ts'
import { type DocumentRow, findDocuments, getDocument } from './reader.ts'
import { voidInvoice } from './void.ts'

type BulkAction = (typeof bulkActions)[number]
type Row = BulkResult['results'][number]

/** What is done to one document. */
export type BulkStep = (writer: Writer, context: FirmContext, row: DocumentRow) => void

const needs: Record<BulkAction, Permission> = {
  send: 'invoice:post',
  markPaid: 'payment:edit',
  finalise: 'invoice:post',
  void: 'invoice:reverse',
}

/** @throws AppError forbidden when the caller's role may not do this even to one document */
export function requireBulk({ actor }: FirmContext, action: BulkAction): void {
  if (isAllowed(actor, needs[action])) return
  throw new AppError('forbidden', `Needs ${needs[action]}`)
}

/**
 * Does one thing to each chosen document. Each is a transaction of its own, so what is refused
 * for one does not undo another; with an Idempotency-Key each is done at most once. They go in
 * the order of their dates, as a series wants it, and are answered in the order asked.
 */
export function bulk(
  store: Store,
  context: FirmContext,
  ids: readonly string[],
  step: BulkStep,
): BulkResult {
  const documents = findDocuments(store.reader, [...new Set(ids)])
  const results = new Map<string, Row>()
  for (const { id } of documents) results.set(id, doOne(store, context, id, step))
  return { results: ids.map((id) => results.get(id) ?? skipped(id, null, 'not_found')) }
}

export const finaliseStep: BulkStep = (writer, context, { id }) => {
  finalise(writer, context, id)
}

export const voidStep: BulkStep = (writer, context, { id }) => {
  voidInvoice(writer, context, id, '')
}

function doOne(store: Store, context: FirmContext, id: string, step: BulkStep): Row {
  const { idempotency } = context
  const own = idempotency && { ...idempotency, key: `${idempotency.key}:${id}`, transactions: 0 }
  try {
    return store.transact({ ...context, idempotency: own }, (writer): Row => {
      step(writer, context, getDocument(writer, id))
      return { id, number: getDocument(writer, id).number, outcome: 'done', reason: null }
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    return skipped(id, getDocument(store.reader, id).number, reasonOf(error))
  }
}

function skipped(id: string, number: string | null, reason: string): Row {
  return { id, number, outcome: 'skipped', reason }
}

/** The first thing that is wrong, in the words of the `problem` texts. */
function reasonOf({ code, fields, detail }: AppError): string {
  return firstKey(fields) ?? refusalOf(detail) ?? code
}

function firstKey(fields: FieldProblems): string | undefined {
  return Object.values(fields)[0]?.key
}

function refusalOf(detail: unknown): string | undefined {
  const isReasoned = typeof detail === 'object' && detail !== null && 'reason' in detail
  return isReasoned ? String(detail.reason) : undefined
}
