import { AppError } from '#contract/core/errors.ts'
import { type PublicTicket, publicSupportContract } from '#contract/customers/public-support.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { askByPerson, asksRating, rateTicket, tieToCustomer, writeOn } from './conversation.ts'
import { findTicketBySecret, messagesOf, type TicketRow, ticketPath } from './reader.ts'
import { getSupportSettings } from './stored-settings.ts'

/** What anybody does with the address of the form, or of a ticket, without an account. */
export const publicHandlers = answer(publicSupportContract, {
  getForm: read((reader, firm, { token }) => {
    const { formWords: words } = openForm(reader, firm, token)
    return { ...firmShown(reader), words, language: getFirmProfile(reader).language }
  }),
  ask: ({ context: { store, firm, env }, input }) => {
    const { token, ...typed } = input
    openForm(store.reader, firm, token)
    // Whatever fills the field that people do not see is told that all went well.
    if (typed.website !== '') return { path: `/ask/${token}` }
    return store.transact(firm, (writer) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      const row = askByPerson(writer, means, typed, { channel: 'form' })
      return { path: ticketPath(firm.firmId, row) }
    })
  },
  getTicket: ({ context: { store, firm }, input: { token } }) => {
    const row = openTicket(store.reader, firm, token)
    if (isProof(row)) {
      store.transact({ ...firm, idempotency: null }, (writer) => tieToCustomer(writer, row.id))
    }
    return toPublicTicket(store.reader, openTicket(store.reader, firm, token))
  },
  write: ({ context: { store, firm, env }, input: { token, text } }) =>
    store.transact(firm, (writer) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      const row = writeOn(writer, means, openTicket(writer, firm, token), text)
      return { path: ticketPath(firm.firmId, row) }
    }),
  rate: ({ context: { store, firm }, input: { token, ...said } }) =>
    store.transact(firm, (writer) => {
      rateTicket(writer, firm, openTicket(writer, firm, token), said)
      return toPublicTicket(writer, openTicket(writer, firm, token))
    }),
})

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openForm(reader: Reader, context: FirmContext, token: string) {
  const settings = getSupportSettings(reader)
  const { isFormOpen, formSecret } = settings
  const found = findByToken(context.firmId, token, firmDate(reader, context), (secret) =>
    isFormOpen && formSecret === secret
      ? { publicSecret: formSecret, publicUntil: null }
      : undefined,
  )
  if (!found) throw new AppError('not_found', 'No such form')
  return settings
}

/** Whether somebody comes by the mailed address of a ticket that is nobody's yet. */
function isProof({ customerId, publicSecret, proofSecret }: TicketRow): boolean {
  return customerId === '' && publicSecret === proofSecret
}

/** @throws AppError not_found */
function openTicket(reader: Reader, context: FirmContext, token: string): TicketRow {
  const find = (secret: string) => findTicketBySecret(reader, secret)
  const row = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!row || row.isArchived) throw new AppError('not_found', 'No such support ticket')
  return row
}

function firmShown(reader: Reader): { firmName: string; timeZone: string } {
  const { tradeName, legalName, timeZone } = getFirmProfile(reader)
  return { firmName: tradeName || legalName, timeZone }
}

/** A ticket without what stays in the firm. */
export function toPublicTicket(reader: Reader, row: TicketRow): PublicTicket {
  const { number, subject, state, language, createdAt, rating } = row
  const messages = messagesOf(reader, row.id)
    .filter(({ isInternal }) => !isInternal)
    .map(({ by, text, author, at }) => ({ by, text, isOurs: author !== 'customer', at }))
  const shown = { number, subject, state, language, createdAt, rating, messages }
  return { ...firmShown(reader), ...shown, asksRating: asksRating(reader, row) }
}
