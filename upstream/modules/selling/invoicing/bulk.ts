import { needsOf } from '#contract/core/endpoint.ts'
import { type Permission, requirePermission } from '#contract/core/roles.ts'
import type { BulkResult, bulkActions } from '#contract/selling/invoice-bulk.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import type { FirmContext, Store, Writer } from '../../../firm/store.ts'
import { transactEach } from '../../../register/transact-each.ts'
import { finalise } from './finalise.ts'
import { type DocumentRow, findDocuments, getDocument } from './reader.ts'
import { voidInvoice } from './void.ts'

type BulkAction = (typeof bulkActions)[number]
type Row = BulkResult['results'][number]

/** What is done to one document. */
export type BulkStep = (writer: Writer, context: FirmContext, row: DocumentRow) => void

const needs: Record<BulkAction, Permission> = {
  send: needsOf(invoicesContract.send),
  markPaid: 'payment:edit',
  finalise: needsOf(invoicesContract.finalise),
  void: needsOf(invoicesContract.void),
}

/** @throws AppError forbidden when the caller's role may not do this even to one document */
export function requireBulk({ actor }: FirmContext, action: BulkAction): void {
  requirePermission(actor, needs[action])
}

/**
 * Does one thing to each chosen document, as `transactEach`: in the order of their dates, as a
 * series wants it. They are answered in the order asked.
 */
export function bulk(
  store: Store,
  context: FirmContext,
  ids: readonly string[],
  step: BulkStep,
): BulkResult {
  const documents = findDocuments(store.reader, [...new Set(ids)])
  const rows = transactEach<Row>(
    store,
    context,
    Array.from(documents, ({ id }) => id),
    {
      step: (writer, own, id) => {
        step(writer, own, getDocument(writer, id))
        return { id, number: getDocument(writer, id).number, outcome: 'done', reason: null }
      },
      skipped: (id, reason) => skipped(id, getDocument(store.reader, id).number, reason),
    },
  )
  const results = new Map(rows.map((row) => [row.id, row] as const))
  return { results: ids.map((id) => results.get(id) ?? skipped(id, null, 'not_found')) }
}

export const finaliseStep: BulkStep = (writer, context, { id }) => {
  finalise(writer, context, id)
}

export const voidStep: BulkStep = (writer, context, { id }) => {
  voidInvoice(writer, context, id, '')
}

function skipped(id: string, number: string | null, reason: string): Row {
  return { id, number, outcome: 'skipped', reason }
}
