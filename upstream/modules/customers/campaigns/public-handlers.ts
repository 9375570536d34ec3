import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { publicCampaignsContract } from '#contract/customers/campaigns.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { followLink } from './counted-links.ts'
import { findLeaveLink, runLeft } from './leave-links.ts'
import { campaignOptOutsTable, campaignRecipientsTable } from './tables.ts'

/** What anybody with an unsubscribing link sees and does. */
export const publicHandlers = answer(publicCampaignsContract, {
  look: read((reader, firm, { token }) => shown(reader, requireRecipient(reader, firm, token))),
  follow: ({ context: { store, firm, env }, input: { token, ...asked } }) =>
    store.transact(firm, (writer) => {
      const recipient = requireRecipient(writer, firm, token)
      return { url: followLink(writer, firm, recipient, asked, env.PUBLIC_ORIGIN) }
    }),
  unsubscribe: ({ context: { store, firm }, input: { token } }) =>
    store.transact(firm, (writer) => {
      const recipient = requireRecipient(writer, firm, token)
      optOut(writer, firm, recipient)
      return shown(writer, recipient)
    }),
})

type Recipient = ReturnType<typeof requireRecipient>

/** Once, however often the link is posted to. */
function optOut(writer: Writer, context: FirmContext, recipient: Recipient): void {
  const { address, campaignId, key, unsubscribedAt } = recipient
  const at = context.now.toISOString()
  const row = { address, at, campaignId }
  writer.db.insert(campaignOptOutsTable).values(row).onConflictDoNothing().run()
  if (key !== '' && unsubscribedAt === null) {
    writer.db
      .update(campaignRecipientsTable)
      .set({ unsubscribedAt: at })
      .where(eq(campaignRecipientsTable.key, key))
      .run()
  }
  runLeft(writer, context, address)
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

/** Whose a link of a sequence is: it is of no campaign. */
function ofOthers(reader: Reader, secret: string) {
  const found = findLeaveLink(reader, secret)
  const none = { key: '', campaignId: '', unsubscribedAt: null }
  return found && { ...none, address: found.address, language: Language.parse(found.language) }
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function requireRecipient(reader: Reader, context: FirmContext, token: string) {
  const found = findByToken(context.firmId, token, firmDate(reader, context), (secret) => {
    const isMeant = eq(campaignRecipientsTable.secret, secret)
    const row = reader.db.select().from(campaignRecipientsTable).where(isMeant).get()
    const found = row ?? ofOthers(reader, secret)
    return found && { ...found, publicSecret: secret, publicUntil: null }
  })
  if (!found || found.address === '') throw new AppError('not_found', 'No such link')
  return found
}
