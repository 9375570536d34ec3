import type { UsesOf } from '../../register/uses.ts'

/** What recurring invoices name of other owners' records. */
export const usesOf: UsesOf = {
  item: ({ sql }, id) =>
    sql
      .exec(
        `select 1 from recurring, json_each(recurring.content, '$.lines') as line
         where line.value ->> 'itemId' = ? limit 1`,
        id,
      )
      .toArray().length > 0,
}
