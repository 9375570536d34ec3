import { AppError } from '#contract/errors.ts'
import { publicDocumentsContract } from '#contract/public-documents.ts'
import { toFile } from '../../documents/delivery/print-document.ts'
import { implement } from '../../firm/implement.ts'
import { findLogo } from '../firms/index.ts'
import {
  ask,
  electronicFile,
  getShared,
  openShared,
  renderDocument,
  toPublicDocument,
} from '../invoicing/index.ts'
import { queueNotice } from '../outbound/index.ts'

const os = implement(publicDocumentsContract)

/** What a customer sees of a document by its link, without an account. */
export const router = os.router({
  open: os.open.handler(({ context, input: { token, isOwn } }) => {
    const { store, firm } = context
    const before = getShared(store.reader, firm, token)
    if (isOwn) return toPublicDocument(store.reader, firm, before)
    const isFirst = before.viewedAt === null && before.state !== 'void'
    return store.transact(firm, (writer) => {
      if (isFirst) {
        queueNotice(writer, firm, {
          kind: 'invoiceOpened',
          params: { number: before.number ?? '', customer: before.customerName },
          link: `/firms/${firm.firmId}/invoices/${before.id}`,
        })
      }
      return openShared(writer, firm, token)
    })
  }),
  ask: os.ask.handler(({ context, input: { token, ...question } }) => {
    const { store, firm } = context
    return store.transact(firm, (writer) => {
      ask(writer, firm, getShared(writer, firm, token), question)
      return openShared(writer, firm, token)
    })
  }),
  pdf: os.pdf.handler(async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await renderDocument(context, id))
  }),
  electronicFile: os.electronicFile.handler(({ context, input: { token, format } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return electronicFile(context, id, format)
  }),
  logo: os.logo.handler(async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    const logo = await findLogo(context)
    if (!logo) throw new AppError('not_found', 'No such document')
    return logo
  }),
})
