import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { publicCampaignsContract } from '#contract/customers/campaigns.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { campaignOptOutsTable, campaignRecipientsTable } from './tables.ts'

/** What anybody with an unsubscribing link sees and does. */
export const publicHandlers = answer(publicCampaignsContract, {
  look: read((reader, firm, { token }) => shown(reader, requireRecipient(reader, firm, token))),
  unsubscribe: ({ context: { store, firm }, input: { token } }) =>
    store.transact(firm, (writer) => {
      const recipient = requireRecipient(writer, firm, token)
      optOut(writer, firm, recipient)
      return shown(writer, recipient)
    }),
})

type Recipient = ReturnType<typeof requireRecipient>

/** Once, however often the link is posted to. */
function optOut(
  { db }: Writer,
  { now }: FirmContext,
  { address, campaignId, key, unsubscribedAt }: Recipient,
): void {
  const at = now.toISOString()
  db.insert(campaignOptOutsTable).values({ address, at, campaignId }).onConflictDoNothing().run()
  if (unsubscribedAt !== null) return
  db.update(campaignRecipientsTable)
    .set({ unsubscribedAt: at })
    .where(eq(campaignRecipientsTable.key, key))
    .run()
}

function shown(reader: Reader, { address, language }: Recipient) {
  const { tradeName, legalName } = getFirmProfile(reader)
  const isTheirs = eq(campaignOptOutsTable.address, address)
  const isOut = reader.db.select().from(campaignOptOutsTable).where(isTheirs).get() !== undefined
  return { firmName: tradeName || legalName, language, email: masked(address), isOut }
}

/** Enough for its owner to know it, in a link that may have been passed on. */
function masked(address: string): string {
  return address.replace(/^(.).*(?=@)/, '$1…')
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function requireRecipient(reader: Reader, context: FirmContext, token: string) {
  const found = findByToken(context.firmId, token, firmDate(reader, context), (secret) => {
    const isMeant = eq(campaignRecipientsTable.secret, secret)
    const row = reader.db.select().from(campaignRecipientsTable).where(isMeant).get()
    return row && { ...row, publicSecret: row.secret, publicUntil: null }
  })
  if (!found || found.address === '') throw new AppError('not_found', 'No such link')
  return found
}
