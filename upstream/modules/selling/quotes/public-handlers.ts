import { publicQuotesContract } from '#contract/selling/public-quotes.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getLogo } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { keepLook, keepOpening, keepStay } from '../../firm/records/index.ts'
import { accept, decline } from './answer.ts'
import { printQuote } from './print.ts'
import { getShared, markViewed, toPublicQuote } from './public-quote.ts'
import type { QuoteRecord } from './reader.ts'
import { refusal } from './refusal.ts'

const os = implement(publicQuotesContract)

/** What a customer sees of a quote by its link, and answers, without an account. */
export const publicHandlers = {
  open: os.open.handler(({ context, input: { token, choices, isOwn } }) => {
    const { store, firm } = context
    const before = getShared(store.reader, firm, token)
    const shown = toPublicQuote(store.reader, firm, before, choices)
    if (!isOwn) {
      keepOpening(context, aboutOf(before), (writer) => {
        if (before.viewedAt === null) markViewed(writer, firm, getShared(writer, firm, token))
      })
    }
    return shown
  }),
  look: os.look.handler(({ context, input: { token, ...stay } }) =>
    keepStay(context, aboutOf(getShared(context.store.reader, context.firm, token)), stay),
  ),
  accept: os.accept.handler(({ context: { store, firm }, input }) => {
    const { token, revision, name, signature, choices } = input
    const address = firm.actor.address ?? ''
    return store.transact(firm, (writer) => {
      const row = requireRevision(getShared(writer, firm, token), revision)
      const answer = { name, address, signature, reason: '' }
      const after = accept(writer, firm, row, { answer, choices })
      keepLook(writer, firm, aboutOf(after), 'seen')
      tell(writer, firm, after, 'quoteAccepted')
      return toPublicQuote(writer, firm, after)
    })
  }),
  decline: os.decline.handler(({ context: { store, firm }, input }) => {
    const { token, revision, name, reason } = input
    const address = firm.actor.address ?? ''
    return store.transact(firm, (writer) => {
      const row = requireRevision(getShared(writer, firm, token), revision)
      const after = decline(writer, firm, row, { name, address, signature: '', reason })
      keepLook(writer, firm, aboutOf(after), 'seen')
      tell(writer, firm, after, 'quoteDeclined')
      return toPublicQuote(writer, firm, after)
    })
  }),
  pdf: os.pdf.handler(async ({ context, input: { token } }) => {
    const { id } = getShared(context.store.reader, context.firm, token)
    return toFile(await printQuote(context, id))
  }),
  logo: os.logo.handler(async ({ context, input: { token } }) => {
    getShared(context.store.reader, context.firm, token)
    return getLogo(context)
  }),
}

function aboutOf({ id, number }: QuoteRecord) {
  return { kind: 'quote', id, title: number ?? '' }
}

/** @throws AppError conflict where another version than the one that was read is offered now */
function requireRevision(row: QuoteRecord, revision: number): QuoteRecord {
  if (row.revision !== revision) throw refusal('quoteRevised')
  return row
}

function tell(
  writer: Writer,
  firm: FirmContext,
  { id, number, customerName }: QuoteRecord,
  kind: 'quoteAccepted' | 'quoteDeclined',
): void {
  queueNotice(writer, firm, {
    kind,
    params: { number: number ?? '', customer: customerName },
    link: `/firms/${firm.firmId}/quotes/${id}`,
    about: { entity: 'quote', id: id },
  })
}
