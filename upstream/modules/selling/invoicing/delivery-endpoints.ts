import { invoicesContract } from '#contract/selling/invoices.ts'
import { asDownload } from '../../../core/download.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { implement, read, write } from '../../../firm/implement.ts'
import { previewRecordMail } from '../../firm/mails/index.ts'
import { exportDocuments } from './delivery/export-file.ts'
import { zipDocuments } from './delivery/pdf-archive.ts'
import { answer, endDispute } from './delivery/questions.ts'
import { send } from './delivery/send.ts'
import { share, unshare } from './delivery/share.ts'
import { documentPdf } from './kept/document-pdf.ts'
import { buildPaper } from './paper/read-source.ts'
import { getDocument } from './reader.ts'
import { toInvoice } from './view.ts'

const os = implement(invoicesContract)

/** How documents reach the customer. */
export const deliveryHandlers = {
  send: os.send.handler(({ context, input: { firmId: _, ...input } }) => {
    const { store, firm, env } = context
    const means = { origin: env.PUBLIC_ORIGIN, isMailed: true }
    return store.transact(firm, (writer) =>
      toInvoice(writer, firm, send(writer, firm, input, means)),
    )
  }),
  previewMail: os.previewMail.handler(({ context, input: { firmId: _, invoiceId, ...input } }) => {
    const { store, firm, env } = context
    const mailKind = getDocument(store.reader, invoiceId).kind
    const mail = { mailKind, recordId: invoiceId, origin: env.PUBLIC_ORIGIN }
    return previewRecordMail(store.reader, firm, mail, input)
  }),
  share: os.share.handler(
    write((writer, firm, { invoiceId, until }) =>
      toInvoice(writer, firm, share(writer, firm, invoiceId, { secret: newSecret(), until })),
    ),
  ),
  unshare: os.unshare.handler(
    write((writer, firm, { invoiceId }) =>
      toInvoice(writer, firm, unshare(writer, firm, invoiceId)),
    ),
  ),
  answer: os.answer.handler(({ context: { store, firm, env }, input }) => {
    const { invoiceId, text, questionId, endsDispute } = input
    const given = { text, questionId, endsDispute, origin: env.PUBLIC_ORIGIN }
    return store.transact(firm, (writer) =>
      toInvoice(writer, firm, answer(writer, firm, invoiceId, given)),
    )
  }),
  endDispute: os.endDispute.handler(
    write((writer, firm, { invoiceId }) =>
      toInvoice(writer, firm, endDispute(writer, firm, invoiceId)),
    ),
  ),
  paper: os.paper.handler(read((reader, _, { invoiceId }) => buildPaper(reader, invoiceId))),
  pdf: os.pdf.handler(async ({ context, input: { invoiceId } }) =>
    toFile(await documentPdf(context, invoiceId)),
  ),
  pdfArchive: os.pdfArchive.handler(async ({ context, input: { ids } }) =>
    asDownload(context, await zipDocuments(context, ids)),
  ),
  export: os.export.handler(async ({ context, input: { firmId: _, format, ...filter } }) =>
    asDownload(context, await exportDocuments(context.store.reader, context.firm, format, filter)),
  ),
}
