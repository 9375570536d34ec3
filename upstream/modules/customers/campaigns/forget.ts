import type { Writer } from '../../../firm/store.ts'
import type { ForgottenParty } from '../../firm/parties/views.ts'

/**
 * Takes a customer's name and address out of campaigns; mails that have not left are not sent. What was clicked
 * still counts, and an address that wants no mails stays among those, so that none is sent there again.
 */
export function forgetRecipients({ sql }: Writer, { partyId, name }: ForgottenParty): void {
  // A recipient's key holds the address.
  const rows = sql
    .exec<{ key: string; other: string }>(
      `select key, campaign_id || ' ' || row_number as other from campaign_recipients
       where party_id = ?`,
      partyId,
    )
    .toArray()
  for (const { key, other } of rows) {
    sql.exec('update campaign_hits set recipient_id = ? where recipient_id = ?', other, key)
    sql.exec(
      `update campaign_recipients set key = ?, name = ?, address = '',
         reason = iif(state = 'waiting', 'partyGone', reason),
         state = iif(state = 'waiting', 'leftOut', state) where key = ?`,
      ...[other, name, key],
    )
  }
}
