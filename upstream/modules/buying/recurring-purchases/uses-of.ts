import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres of what is made again and again. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from recurring_purchases where content ->> 'costCentreId' = ?1
         or exists (select 1 from json_each(content, '$.lines') as line
           where line.value ->> 'costCentreId' = ?1) limit 1`,
        id,
      )
      .toArray().length > 0,
}
