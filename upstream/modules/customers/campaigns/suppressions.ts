import { eq } from 'drizzle-orm'
import type { Reader, Writer } from '../../../firm/store.ts'
import { isSuppressed } from '../../firm/outbound/index.ts'
import { mailKey } from '../leads/views.ts'
import type { Suppression } from './may-mail.ts'
import { campaignOptOutsTable } from './tables.ts'

/** The one list that people unsubscribe from, of campaigns and sequences. */
export const listId = 'campaigns'

/** Why an address gets no campaigns: its owner said so, or mail came back from it. */
export function suppressionsOf(reader: Reader, mail: string): Suppression[] {
  const address = mailKey(mail)
  if (address === undefined) return []
  const isTheirs = eq(campaignOptOutsTable.address, address)
  const out = reader.db.select().from(campaignOptOutsTable).where(isTheirs).get()
  const of = (reason: Suppression['reason'], at: string): Suppression => ({
    ...{ address, reason, at, liftedAt: null },
    listId: reason === 'optOut' ? listId : null,
  })
  return [
    ...(out ? [of('optOut', out.at)] : []),
    ...(isSuppressed(reader, address) ? [of('bounce', '')] : []),
  ]
}

/** Takes back that somebody left the list, on their own word. */
export function liftOptOut({ db }: Writer, mail: string): void {
  const address = mailKey(mail)
  if (address === undefined) return
  db.delete(campaignOptOutsTable).where(eq(campaignOptOutsTable.address, address)).run()
}
