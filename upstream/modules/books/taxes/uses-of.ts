import type { UsesOf } from '../../../register/uses.ts'
import { firmDate } from '../../firm/firms/index.ts'

/** Accounts that a rate which has not ended is posted to: closed, they would silently give way to others. */
export const usesOf: UsesOf = {
  account: (reader, code) =>
    reader.sql
      .exec(
        `select 1 from tax_rates where coalesce(valid_to, '9999-12-31') >= ?2
           and (exists (select 1 from json_each(accounts) where value = ?1)
             or exists (select 1 from json_each(parts)
                        where json_extract(json_each.value, '$.account') = ?1)) limit 1`,
        code,
        firmDate(reader, { now: new Date() }),
      )
      .toArray().length > 0,
}
