import {
  type PublicInvitation,
  publicInvitationsContract,
} from '#contract/communication/event-guests.ts'
import { AppError } from '#contract/core/errors.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { instantsOf } from '../calendar/index.ts'
import { organizerAddress } from './guest-address.ts'
import { invitationFileOf } from './invitation-file.ts'
import { findGuestBySecret, type GuestRow, toldEvent } from './reader.ts'
import { answerInvitation, isAnswerable } from './service.ts'

/** What a guest does with the address of an invitation, without an account. */
export const publicHandlers = answer(publicInvitationsContract, {
  get: read((reader, firm, { token }) =>
    toPublicInvitation(reader, firm, openInvitation(reader, firm, token)),
  ),
  answer: write((writer, firm, { token, ...answer }) => {
    const row = openInvitation(writer, firm, token)
    return toPublicInvitation(writer, firm, answerInvitation(writer, firm, row, answer))
  }),
  file: async ({ context: { store, firm, env }, input: { token } }) => {
    const row = openInvitation(store.reader, firm, token)
    const address = await organizerAddress(store.reader, env, row)
    const method = row.isInvited ? 'PUBLISH' : 'CANCEL'
    return invitationFileOf(store.reader, row, { method, address })
  },
})

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openInvitation(reader: Reader, context: FirmContext, token: string): GuestRow {
  const find = (secret: string) => findGuestBySecret(reader, secret)
  const row = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!row) throw new AppError('not_found', 'No such invitation')
  return row
}

function toPublicInvitation(reader: Reader, context: FirmContext, row: GuestRow): PublicInvitation {
  const { event } = toldEvent(row)
  const { title, place, description, start, end, allDay, timeZone, repeats } = event
  const { tradeName, legalName } = getFirmProfile(reader)
  return {
    title,
    place,
    description,
    start,
    end,
    allDay,
    timeZone,
    ...instantsOf(event),
    repeats: repeats !== '',
    firmName: tradeName || legalName,
    language: row.language,
    guestName: row.name || row.email,
    answer: row.answer,
    comment: row.comment,
    isCancelled: !row.isInvited,
    isOpen: isAnswerable(row, context),
  }
}
