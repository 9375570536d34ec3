import type { UsesOf } from '../../../register/uses.ts'

/** Cost centres of lines of what is invoiced again and again. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from recurring, json_each(content, '$.lines') as line
         where line.value ->> 'costCentreId' = ? limit 1`,
        id,
      )
      .toArray().length > 0,
}
