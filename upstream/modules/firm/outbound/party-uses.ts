import type { PartyUse } from '../parties/index.ts'

/** Mails go with the documents that they are about; they alone keep nobody from being deleted. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'mail',
    count: () => 0,
    move: ({ sql }, fromId, intoId) => {
      sql.exec('update outbound_message set party_id = ? where party_id = ?', intoId, fromId)
    },
  },
]
