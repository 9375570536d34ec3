import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { namesOfPeople } from '../../firm/records/index.ts'
import { assignLead, type Taker } from '../leads/views.ts'

/**
 * Who of some members takes the next lead: whoever was served least recently. The turn is written in
 * the same transaction. Empty where there is nobody.
 */
export function nextOwner(
  writer: Writer,
  firm: Pick<FirmContext, 'now'>,
  userIds: readonly string[],
): string {
  if (userIds.length === 0) return ''
  const known = namesOfPeople(writer, [...userIds])
  const turns = writer.sql
    .exec<{ userId: string; lastTurn: number }>(
      'select user_id as userId, last_turn as lastTurn from lead_turns',
    )
    .toArray()
  const takers = userIds.map(
    (id): Taker => ({
      id,
      isAbsent: known.size > 0 && !known.has(id),
      lastTurn: turns.find(({ userId }) => userId === id)?.lastTurn ?? null,
    }),
  )
  const others = turns.filter(({ userId }) => !userIds.includes(userId))
  const all = [
    ...takers,
    ...others.map(({ userId: id, lastTurn }) => ({ id, lastTurn, isAbsent: true })),
  ]
  const rule = { id: 'form', when: { match: 'all' as const, parts: [] }, personIds: userIds }
  const assignment = assignLead({ fields: {} }, {}, [rule], all, firmDate(writer, firm))
  if (assignment.ownerId === null) return ''
  const { ownerId, turn } = assignment
  writer.sql.exec(
    `insert into lead_turns (user_id, last_turn) values (?, ?)
     on conflict (user_id) do update set last_turn = excluded.last_turn`,
    ...[ownerId, turn],
  )
  return ownerId
}
