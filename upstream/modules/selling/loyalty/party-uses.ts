import type { PartyUse } from '../../firm/parties/index.ts'
import { releaseOwed } from './release.ts'

/** The points of a customer. After a merge there is one account, with the entries of both. */
export const partyUses: readonly PartyUse[] = [
  {
    kind: 'loyaltyAccount',
    count: ({ sql }, partyId) =>
      sql
        .exec<{ count: number }>(
          'select count(*) as count from loyalty_accounts where customer_id = ?',
          partyId,
        )
        .one().count,
    move: (writer, fromId, intoId, context) => {
      const { sql } = writer
      const accountOf = (customerId: string) =>
        sql
          .exec<{ id: string; number: number; points: number; deferred: number }>(
            `select id, row_number as number, points, deferred from loyalty_accounts
             where customer_id = ?`,
            customerId,
          )
          .toArray()[0]
      const [from, into] = [accountOf(fromId), accountOf(intoId)]
      if (!from) return
      if (!into) {
        sql.exec('update loyalty_accounts set customer_id = ? where id = ?', intoId, from.id)
        return
      }
      sql.exec('update loyalty_entries set account_id = ? where account_id = ?', into.id, from.id)
      sql.exec(
        'update loyalty_accounts set points = points + ?, deferred = deferred + ? where id = ?',
        ...[from.points, from.deferred, into.id],
      )
      sql.exec('delete from loyalty_account_search where rowid = ?', from.number)
      sql.exec('delete from loyalty_accounts where id = ?', from.id)
      releaseOwed(writer, context, into.id, fallenAway(from, into))
    },
  },
]

type Owed = { points: number; deferred: number }

/** What was put off for points that another account of the same customer owes: 20 and −30 leave none. */
function fallenAway(one: Owed, other: Owed): number {
  const [less, more] = one.points < other.points ? [one, other] : [other, one]
  if (less.points >= 0 || more.points <= 0) return 0
  const taken = Math.min(0 - less.points, more.points)
  return Math.round((more.deferred * taken) / more.points)
}
