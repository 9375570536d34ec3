import type { PartyUse } from '../../firm/parties/index.ts'

/** Reminders go with the invoices of a party; so does its stop. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'reminder',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from reminders where party_id = ?',
          partyId,
        )
        .one().count,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update reminders set party_id = ? where party_id = ?', intoId, fromId)
      sql.exec('update reminder_charges set party_id = ? where party_id = ?', intoId, fromId)
      sql.exec(
        `update or ignore reminder_stops set record_id = ? where kind = 'party' and record_id = ?`,
        intoId,
        fromId,
      )
    },
  },
]
