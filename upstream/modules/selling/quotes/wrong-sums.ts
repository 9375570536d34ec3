/** Quotes that do not come to their total, or whose lines do not come to their net. */
export const wrongSums = [
  `select 1 from quotes where total <> net + tax + rounding limit 1`,
  `select 1 from quotes as document
    where net <> (select coalesce(sum(line.net), 0) from quote_lines as line
      where line.quote_id = document.id and (is_optional = 0 or is_chosen = 1)) limit 1`,
]
