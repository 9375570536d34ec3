/** Lines of statements, matched ones by the sums of both sides. */
const matches = `select 1 from (
    select match_id, amount from bank_lines where match_id is not null
    union all select match_id, -amount from bank_match_entries)
  group by match_id having sum(amount) <> 0 limit 1`

const lines = '(select count(*) from bank_lines where statement_id = statement.id)'

/** Statements with other lines than they brought, and those of a file that do not reach their balance. */
const statements = `select 1 from bank_statements as statement
  where new_lines <> ${lines}
    or (line_count = new_lines and opening + (
        select coalesce(sum(amount), 0) from bank_lines where statement_id = statement.id) <> closing
      and (select format from bank_imports where id = import_id) <> 'feed') limit 1`

/** Where a statement is not what its lines add up to, or a match not what is in the books. */
export const wrongSums = [matches, statements]
