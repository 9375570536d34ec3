import type { QuestionInput } from '#contract/selling/public-documents.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { queueMail, queueNotice } from '../../../firm/outbound/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { addPublicComment, askerOf } from '../../../firm/records/index.ts'
import { documentInput } from '../document-input.ts'
import { type DocumentRow, getDocument, linesOf, publicPath } from '../reader.ts'
import { changeDocument } from '../writer.ts'
import { answerTexts } from './answer-texts.ts'
import { requireIssued } from './share.ts'

/** Keeps what a customer asks of a shared document, and whether they dispute it; tells the firm. */
export function ask(
  writer: Writer,
  context: FirmContext,
  row: DocumentRow,
  { name, email, text, line, isDispute }: QuestionInput,
): DocumentRow {
  const about = line === 0 ? undefined : linesOf(writer, row.id)[line - 1]
  const [first = ''] = about?.description.split('\n') ?? []
  const said = about ? `${line}. ${first}: ${text}` : text
  addPublicComment(
    writer,
    context,
    { kind: 'invoice', id: row.id },
    { text: said, by: name, email },
  )
  const disputes = isDispute && row.disputedAt === null
  const after = disputes
    ? changeDocument(writer, context, row, { disputedAt: context.now.toISOString() })
    : row
  writer.audit({
    entity: 'invoice',
    entityId: row.id,
    action: isDispute ? 'dispute' : 'ask',
    title: row.number ?? '',
    detail: name,
    after: { text: said },
  })
  queueNotice(writer, context, {
    kind: isDispute ? 'invoiceDisputed' : 'customerAsked',
    params: { number: row.number ?? '', customer: row.customerName, text: said.slice(0, 200) },
    link: `/firms/${context.firmId}/invoices/${row.id}#questions`,
    about: { entity: 'invoice', id: row.id },
  })
  return after
}

type Answer = {
  text: string
  /** Of the question whose address the mail goes to; empty for that of the customer. */
  questionId: string
  endsDispute: boolean
  origin: string
}

/**
 * Answers the customer on the public page and by mail, and ends the dispute where it says so. Anybody
 * who has the link can ask, so the mail goes to who asked only where the member chose so.
 * @throws AppError not_found; conflict for a draft or a void document; invalid where mail came back
 */
export function answer(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  { text, questionId, endsDispute, origin }: Answer,
): DocumentRow {
  const row = requireIssued(getDocument(writer, invoiceId))
  const record = { kind: 'invoice', id: row.id }
  const { legalName, tradeName, email: replyTo } = getFirmProfile(writer)
  const firm = tradeName || legalName
  const to = questionId
    ? askerOf(writer, record, questionId)
    : getStoredParty(writer, row.customerId).email
  addPublicComment(writer, context, record, { text, by: context.actor.userName || firm, email: '' })
  const after =
    endsDispute && row.disputedAt !== null
      ? changeDocument(writer, context, row, { disputedAt: null })
      : row
  writer.audit({
    entity: 'invoice',
    entityId: row.id,
    action: endsDispute ? 'endDispute' : 'answer',
    title: row.number ?? '',
    detail: to,
    after: { text },
  })
  if (to === '') return after
  const { language } = documentInput(row, [])
  const words = answerTexts[language]
  const path = publicPath(context.firmId, row)
  queueMail(writer, context, {
    to,
    replyTo,
    subject: words.subject.replace('{number}', row.number ?? '').replace('{firm}', firm),
    text: [text, path && words.link.replace('{link}', origin + path), firm]
      .filter(Boolean)
      .join('\n\n'),
    language,
    attachments: [],
    record,
    partyId: row.customerId,
    link: `invoices/${row.id}`,
  })
  return after
}

/** Ends the dispute without a word to the customer. @throws AppError not_found */
export function endDispute(writer: Writer, context: FirmContext, invoiceId: string): DocumentRow {
  const row = getDocument(writer, invoiceId)
  if (row.disputedAt === null) return row
  const after = changeDocument(writer, context, row, { disputedAt: null })
  const title = row.number ?? ''
  writer.audit({ entity: 'invoice', entityId: row.id, action: 'endDispute', title })
  return after
}
