import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { PublicTicket } from '#contract/tills/public-tickets.ts'
import { publicTicketsContract } from '#contract/tills/public-tickets.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { implement } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { tillTicketsTable } from './tables.ts'
import { withCodes } from './ticket-cards.ts'
import { printTicket } from './ticket-pdf.ts'
import { getTicket } from './ticket-reader.ts'
import { printRoll } from './ticket-roll.ts'

const os = implement(publicTicketsContract)

/** What whoever has a receipt sees by its code, without an account. */
export const publicHandlers = {
  open: os.open.handler(({ context: { store, firm }, input: { token } }) => {
    const ticket = getTicket(store.reader, firm, sharedId(store.reader, firm, token))
    return toPublicTicket(store.reader, withCodes(store, ticket))
  }),
  pdf: os.pdf.handler(async ({ context, input: { token, paper } }) => {
    const id = sharedId(context.store.reader, context.firm, token)
    const print = paper === 'roll' ? printRoll : printTicket
    return toFile(await print(context, id, { viewer: undefined }))
  }),
}

/**
 * The ticket that a public address means. Whatever is wrong with it, the answer is the same.
 * @throws AppError not_found
 */
function sharedId(reader: Reader, context: FirmContext, token: string): string {
  const { publicSecret } = tillTicketsTable
  const find = (secret: string) => {
    const row = reader.db
      .select({ id: tillTicketsTable.id, publicSecret })
      .from(tillTicketsTable)
      .where(eq(publicSecret, secret))
      .get()
    return row && { ...row, publicUntil: null }
  }
  const found = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!found) throw new AppError('not_found', 'No such receipt')
  return found.id
}

function toPublicTicket(reader: Reader, ticket: ReturnType<typeof getTicket>): PublicTicket {
  const { language, address, timeZone } = getFirmProfile(reader)
  return { ...ticket, language, country: address.country, timeZone }
}
