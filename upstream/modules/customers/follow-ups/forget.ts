import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'
import { removeFilesAndComments, scrubHistory } from '../../firm/records/index.ts'
import { followUps } from './register.ts'

/** Takes away what was noted of a customer in calls and tasks; that there was one, and when, stays. */
export function forgetFollowUps(
  writer: Writer,
  { partyId, name }: ForgottenParty,
  firm: FirmContext,
): void {
  const ids = writer.sql
    .exec<{ id: string }>(
      "select id from follow_ups where subject_id = ? and subject_kind = 'party'",
      partyId,
    )
    .toArray()
  for (const { id } of ids) {
    followUps.change(writer, firm, id, { title: name, notes: '' })
    removeFilesAndComments(writer, { kind: 'followUp', id })
    scrubHistory(writer, 'followUp', id)
  }
}
