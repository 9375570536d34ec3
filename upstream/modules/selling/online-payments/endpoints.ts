import { AppError } from '#contract/core/errors.ts'
import { type CardOffer, onlinePaymentsContract } from '#contract/selling/online-payments.ts'
import { answer, type HandlerContext, write } from '../../../firm/implement.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { isAvailable } from '../card-payments/index.ts'
import { type DocumentRow, getDocument, getShared } from '../invoicing/index.ts'
import { recursFor } from '../recurring/views.ts'
import { beginPayment, consentText } from './begin.ts'
import { removeCard, requireCard, toKeptCard } from './cards.ts'
import {
  begunSince,
  findCard,
  keptCards,
  newestPayments,
  openOf,
  returnsOf,
  takesCards,
} from './reader.ts'
import { switchCards } from './settings.ts'

/** A payment that was begun so long ago and is not confirmed was given up. */
const patienceMs = 10 * 60_000

export const router = answer(onlinePaymentsContract, {
  list: ({ context: { store, firm } }) => {
    const { reader } = store
    const reaches = (kind: string, id: string) => reachesRecord(reader, firm.actor, kind, id)
    return {
      rows: newestPayments(reader)
        .filter(({ paymentId }) => reaches('payment', paymentId))
        .map((row) => {
          const { number, customerName } = getDocument(reader, row.invoiceId)
          const standing = returnsOf(reader, row.id).filter(({ undoneAt }) => undoneAt === null)
          const sumOf = (kind: 'refund' | 'dispute') =>
            standing.reduce((sum, back) => (back.kind === kind ? sum + back.amount : sum), 0)
          return {
            ...row,
            invoiceNumber: number ?? '',
            customerName,
            at: row.createdAt,
            refunded: sumOf('refund'),
            disputed: sumOf('dispute'),
          }
        }),
      cards: keptCards(reader)
        .filter(({ customerId }) => reaches('party', customerId))
        .map((card) => toKeptCard(reader, card)),
    }
  },
  getSettings: ({ context: { store, env } }) => ({
    isAvailable: isAvailable(env),
    isOn: takesCards(store.reader),
  }),
  updateSettings: ({ context: { store, firm, env }, input: { isOn } }) => {
    return store.transact(firm, (writer) => {
      switchCards(writer, firm, env, isOn)
      return { isAvailable: isAvailable(env), isOn }
    })
  },
  removeCard: write((writer, firm, { customerId }) => {
    if (!reachesRecord(writer, firm.actor, 'party', customerId)) {
      throw new AppError('not_found', 'No such card')
    }
    removeCard(writer, firm, requireCard(writer, customerId))
    return {}
  }),
  offer: ({ context, input: { token } }) =>
    offerOf(context, getShared(context.store.reader, context.firm, token)),
  pay: async ({ context, input: { token, ...input } }) => {
    const invoice = getShared(context.store.reader, context.firm, token)
    return { url: await beginPayment(context, invoice, input) }
  },
  forgetCard: write((writer, firm, { token }) => {
    const card = findCard(writer, getShared(writer, firm, token).customerId)
    if (card) removeCard(writer, firm, card)
    return {}
  }),
})

function offerOf({ store, env, firm }: HandlerContext, invoice: DocumentRow): CardOffer {
  const { reader } = store
  const isTaken = isAvailable(env) && takesCards(reader)
  const today = firmDate(reader, firm)
  const open = openOf(reader, invoice.id, today)
  const recurs = isTaken && recursFor(reader, invoice.customerId)
  const { tradeName, legalName } = getFirmProfile(reader)
  const card = isTaken ? findCard(reader, invoice.customerId) : undefined
  const since = new Date(firm.now.getTime() - patienceMs)
  return {
    ...open,
    isOffered: isTaken && open.due > 0,
    currency: invoice.currency,
    isUnderWay: isTaken && begunSince(reader, invoice.id, since) > 0,
    consentText: recurs && !card ? consentText(tradeName || legalName, invoice) : null,
    card: card ?? null,
  }
}
