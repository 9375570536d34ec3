import { changeCredit } from './credit.ts'
import type { PartyUse } from './uses.ts'

/** What stands to a customer's credit goes along. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'credit',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from customer_credits where customer_id = ? and amount <> 0',
          partyId,
        )
        .one().count,
    move: (writer, fromId, intoId) => {
      const credits = writer.sql.exec<{ currency: string; amount: number; amountBase: number }>(
        `select currency, amount, amount_base as amountBase from customer_credits
         where customer_id = ?`,
        fromId,
      )
      for (const { currency, amount, amountBase } of credits.toArray()) {
        changeCredit(writer, intoId, currency, { amount, amountBase })
        changeCredit(writer, fromId, currency, { amount: -amount, amountBase: -amountBase })
      }
    },
  },
]
