import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { changeDocument } from '../writer.ts'

/**
 * Gives a document an address that anybody who knows it can open; a shared one keeps the address
 * it has. `secret` is taken where there is none yet, `until` is the last day of the link.
 * @throws AppError not_found; conflict for a draft or a void document; invalid at `until`
 */
export function share(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  { secret, until }: { secret: string; until: string | null },
): DocumentRow {
  const row = requireIssued(getDocument(writer, invoiceId))
  if (row.publicSecret !== null && row.publicUntil === until) return row
  if (until !== null && until < firmDate(writer, context))
    throw invalidField('until', 'validInPast')
  const publicSecret = row.publicSecret ?? secret
  const after = changeDocument(writer, context, row, { publicSecret, publicUntil: until })
  const title = row.number ?? ''
  writer.audit({ entity: 'invoice', entityId: invoiceId, action: 'share', title })
  return after
}

/** Makes the address lead nowhere, for good: sharing again gives another. @throws AppError not_found */
export function unshare(writer: Writer, context: FirmContext, invoiceId: string): DocumentRow {
  const row = getDocument(writer, invoiceId)
  if (row.publicSecret === null) return row
  const after = changeDocument(writer, context, row, { publicSecret: null, publicUntil: null })
  const title = row.number ?? ''
  writer.audit({ entity: 'invoice', entityId: invoiceId, action: 'unshare', title })
  return after
}

/** @throws AppError conflict for a draft or a void document, which nobody shall be given */
export function requireIssued(row: DocumentRow): DocumentRow {
  if (row.state === 'draft') throw refusal('notFinalised')
  if (row.state === 'void') throw refusal('alreadyVoid')
  return row
}
