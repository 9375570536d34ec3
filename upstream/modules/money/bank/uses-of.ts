import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres that rules put lines on. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from bank_rules, json_each(parts) as part
         where part.value ->> 'costCentreId' = ? limit 1`,
        id,
      )
      .toArray().length > 0,
}
