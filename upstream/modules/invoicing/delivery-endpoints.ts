import { invoicesContract } from '#contract/invoices.ts'
import { toFile } from '../../documents/delivery/print-document.ts'
import { newSecret } from '../../documents/delivery/secret.ts'
import { asDownload } from '../../download.ts'
import { implement } from '../../firm/implement.ts'
import { renderDocument } from './delivery/document-file.ts'
import { exportDocuments } from './delivery/export-file.ts'
import { previewMail } from './delivery/mail.ts'
import { zipDocuments } from './delivery/pdf-archive.ts'
import { send } from './delivery/send.ts'
import { requireIssued, share, unshare } from './delivery/share.ts'
import { buildPaper } from './paper/build-paper.ts'
import { publicPath } from './public-path.ts'
import { getDocument } from './reader.ts'
import { toInvoice } from './view.ts'

const os = implement(invoicesContract)

/** How documents reach the customer. */
export const deliveryHandlers = {
  send: os.send.handler(({ context, input: { firmId: _, ...input } }) => {
    const { store, firm, env } = context
    const means = { secret: newSecret(), origin: env.PUBLIC_ORIGIN, isMailed: true }
    return store.transact(firm, (writer) =>
      toInvoice(writer, firm, send(writer, firm, input, means)),
    )
  }),
  previewMail: os.previewMail.handler(({ context, input: { firmId: _, invoiceId, ...input } }) => {
    const { store, firm, env } = context
    const row = requireIssued(getDocument(store.reader, invoiceId))
    const path = row.publicSecret === null ? '/i/…' : publicPath(firm.firmId, row)
    return previewMail(store.reader, row, input, env.PUBLIC_ORIGIN + path)
  }),
  share: os.share.handler(({ context: { store, firm }, input: { invoiceId } }) =>
    store.transact(firm, (writer) =>
      toInvoice(writer, firm, share(writer, firm, invoiceId, newSecret())),
    ),
  ),
  unshare: os.unshare.handler(({ context: { store, firm }, input: { invoiceId } }) =>
    store.transact(firm, (writer) => toInvoice(writer, firm, unshare(writer, firm, invoiceId))),
  ),
  paper: os.paper.handler(({ context: { store }, input: { invoiceId } }) =>
    buildPaper(store.reader, invoiceId),
  ),
  pdf: os.pdf.handler(async ({ context, input: { invoiceId } }) =>
    toFile(await renderDocument(context, invoiceId)),
  ),
  pdfArchive: os.pdfArchive.handler(async ({ context, input: { ids } }) =>
    asDownload(context, await zipDocuments(context, ids)),
  ),
  export: os.export.handler(async ({ context, input: { firmId: _, format, ...filter } }) =>
    asDownload(context, await exportDocuments(context.store.reader, context.firm, format, filter)),
  ),
}
