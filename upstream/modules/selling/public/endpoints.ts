import { publicDocumentsContract } from '#contract/selling/public-documents.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { answer } from '../../../firm/implement.ts'
import { getLogo } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { keepLook, keepOpening, keepStay } from '../../firm/records/index.ts'
import {
  ask,
  documentPdf,
  electronicFile,
  getShared,
  openShared,
  toPublicDocument,
} from '../invoicing/index.ts'

/** What a customer sees of a document by its link, without an account. */
export const router = answer(publicDocumentsContract, {
  open: ({ context, input: { token, isOwn } }) => {
    const { store, firm } = context
    const before = getShared(store.reader, firm, token)
    if (isOwn) return toPublicDocument(store.reader, firm, before)
    const isFirst = before.viewedAt === null && before.state !== 'void'
    const about = { kind: 'invoice', id: before.id, title: before.number ?? '' }
    return keepOpening(context, about, (writer) => {
      if (isFirst) {
        queueNotice(writer, firm, {
          kind: 'invoiceOpened',
          params: { number: before.number ?? '', customer: before.customerName },
          link: `/firms/${firm.firmId}/invoices/${before.id}`,
          about: { entity: 'invoice', id: before.id },
        })
      }
      return openShared(writer, firm, token)
    })
  },
  look: ({ context, input: { token, ...stay } }) => {
    const { id, number } = getShared(context.store.reader, context.firm, token)
    return keepStay(context, { kind: 'invoice', id, title: number ?? '' }, stay)
  },
  ask: ({ context, input: { token, ...question } }) => {
    const { store, firm } = context
    return store.transact(firm, (writer) => {
      const row = getShared(writer, firm, token)
      ask(writer, firm, row, question)
      // Who asks has read it, whichever way the page was opened.
      keepLook(writer, firm, { kind: 'invoice', id: row.id, title: row.number ?? '' }, 'seen')
      return openShared(writer, firm, token)
    })
  },
  pdf: async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await documentPdf(context, id))
  },
  electronicFile: ({ context, input: { token, format } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return electronicFile(context, id, format)
  },
  logo: async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    return getLogo(context)
  },
})
