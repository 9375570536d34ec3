import { LeadInput } from '#contract/customers/leads.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'
import { removeFilesAndComments, scrubHistory } from '../../firm/records/index.ts'
import { leads, noDate } from './register.ts'

/**
 * Takes away who the leads were that became a customer, with those that were merged into them. Where they
 * came from, their state and who looked after them stay.
 */
export function forgetLeads(
  writer: Writer,
  { partyId, name }: ForgottenParty,
  firm: FirmContext,
): void {
  const ids = writer.sql
    .exec<{ id: string }>(
      `with recursive named (id) as (
         select id from leads where party_id = ?
         union select leads.id from leads join named on leads.merged_into_id = named.id
       ) select id from named`,
      partyId,
    )
    .toArray()
  for (const { id } of ids) {
    const { source, campaign, ownerId } = leads.get(writer, id)
    const left = LeadInput.parse({ name, source, campaign, ownerId })
    const untold = { firstTouch: null, lastTouch: null, merge: null }
    leads.change(writer, firm, id, { ...left, ...untold, label: name, nextOrder: noDate })
    writer.sql.exec('delete from lead_keys where lead_id = ?', id)
    removeFilesAndComments(writer, { kind: 'lead', id })
    scrubHistory(writer, 'lead', id)
  }
}
