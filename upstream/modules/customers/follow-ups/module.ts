import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { forgetFollowUps } from './forget.ts'
import { followUps } from './register.ts'
import { toDo } from './to-do.ts'

export const module = defineModule({
  name: 'follow-ups',
  toDo,
  endpoints: router,
  recordKinds: followUps.recordKinds,
  /** Calls in which a lead was reached. */
  leadEvents: ({ sql }, leadId) =>
    sql
      .exec<{ at: string }>(
        `select done_at as at from follow_ups where subject_id = ? and subject_kind = 'lead'
           and kind = 'call' and outcome = 'reached' and done_at is not null`,
        leadId,
      )
      .toArray()
      .map(({ at }) => ({ kind: 'call', at })),
  /** What is to be done for a party, which a merge gives to the one that stays. */
  partyUses: [
    {
      kind: 'followUp',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            "select count(*) as count from follow_ups where subject_id = ? and subject_kind = 'party'",
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          "update follow_ups set subject_id = ? where subject_id = ? and subject_kind = 'party'",
          ...[intoId, fromId],
        )
      },
      forget: forgetFollowUps,
    },
  ],
  /** What is to be done for a lead goes on for the customer that it became. */
  leadConverted: ({ sql }, leadId, partyId) => {
    sql.exec(
      `update follow_ups set subject_id = ?, subject_kind = 'party'
       where subject_id = ? and subject_kind = 'lead'`,
      ...[partyId, leadId],
    )
  },
})
