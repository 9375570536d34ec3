import { eq } from 'drizzle-orm'
import { removeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'
import { changeMember, placeOf } from './members.ts'
import { membersSearch, noDue, sequenceMembersTable } from './tables.ts'

/** Takes a customer out of the sequences that still run, and takes away who they were in all. */
export function forgetMembers(
  writer: Writer,
  { partyId, name }: ForgottenParty,
  { now }: FirmContext,
): void {
  const isMeant = eq(sequenceMembersTable.partyId, partyId)
  for (const member of writer.db.select().from(sequenceMembersTable).where(isMeant).all()) {
    const { id, rowNumber, state } = member
    const stopped = {
      ...({ state: 'stopped', reason: 'partyGone' } as const),
      ...{ dueAt: noDue, endedAt: now.toISOString() },
    }
    changeMember(writer, id, {
      ...(placeOf(state) === 'running' && stopped),
      ...{ name, company: '', address: '' },
    })
    removeSearchEntry(writer, membersSearch.name, rowNumber)
  }
}
