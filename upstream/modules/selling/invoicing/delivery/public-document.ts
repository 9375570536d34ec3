import { AppError } from '#contract/core/errors.ts'
import { payableOf } from '#contract/core/payable.ts'
import type { PublicDocument } from '#contract/selling/public-documents.ts'
import { findByToken } from '../../../../documents/delivery/public-token.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { markOpened } from '../../../firm/outbound/index.ts'
import { publicCommentsOf } from '../../../firm/records/index.ts'
import { buildPaper } from '../paper/read-source.ts'
import { creditNotesOf, type DocumentRow, findShared } from '../reader.ts'
import { isOverdueOn } from '../view.ts'
import { changeDocument } from '../writer.ts'

/**
 * The document that a public link leads to: its token is the end of the firm's id and the secret. Whatever is wrong with a token, the answer is the same.
 * @throws AppError not_found
 */
export function getShared(reader: Reader, context: FirmContext, token: string): DocumentRow {
  const today = firmDate(reader, context)
  const row = findByToken(context.firmId, token, today, (secret) => findShared(reader, secret))
  if (!row || row.state === 'draft') throw new AppError('not_found', 'No such document')
  return row
}

/** What somebody with the link sees; the first look is kept. @throws AppError not_found */
export function openShared(writer: Writer, context: FirmContext, token: string): PublicDocument {
  const row = markViewed(writer, context, getShared(writer, context, token))
  markOpened(writer, context, { kind: 'invoice', id: row.id })
  return toPublicDocument(writer, context, row)
}

/** What somebody with the link sees; nothing is written. */
export function toPublicDocument(
  reader: Reader,
  context: FirmContext,
  row: DocumentRow,
): PublicDocument {
  const { legalName, tradeName, timeZone } = getFirmProfile(reader)
  return {
    paper: buildPaper(reader, row.id),
    firmName: tradeName || legalName,
    timeZone,
    state: publicState(row),
    isOverdue: isOverdueOn(row, firmDate(reader, context)),
    currency: row.currency,
    total: payableOf(row),
    due: row.due,
    dueDate: row.dueDate,
    creditNotesTotal: creditNotesOf(reader, row.id).reduce((sum, note) => sum + payableOf(note), 0),
    isDisputed: row.disputedAt !== null,
    questions: publicCommentsOf(reader, { kind: 'invoice', id: row.id }),
  }
}

/** Keeps that the customer has looked, at the first time. */
export function markViewed(writer: Writer, context: FirmContext, row: DocumentRow): DocumentRow {
  if (row.viewedAt !== null || row.state === 'void') return row
  const isNew = row.state === 'finalised' || row.state === 'sent'
  const after = changeDocument(writer, context, row, {
    viewedAt: context.now.toISOString(),
    ...(isNew && { state: 'viewed' as const }),
  })
  const title = row.number ?? ''
  writer.audit({ entity: 'invoice', entityId: row.id, action: 'view', title })
  return after
}

function publicState({ kind, state }: DocumentRow): PublicDocument['state'] {
  if (state === 'void') return 'void'
  if (kind === 'creditNote') return 'creditNote'
  if (state === 'writtenOff') return 'settled'
  const isSettled = state === 'paid' || state === 'credited' || state === 'partlyPaid'
  return isSettled ? state : 'open'
}
