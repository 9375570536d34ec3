import type { UsesOf } from '../../../register/uses.ts'

const uses = [
  'select 1 from journal_lines where cost_centre_id = ?1 limit 1',
  `select 1 from manual_entries, json_each(lines) as line
   where line.value ->> 'costCentreId' = ?1 limit 1`,
  `select 1 from journal_templates, json_each(lines) as line
   where line.value ->> 'costCentreId' = ?1 limit 1`,
]

/** Cost centres of lines, posted or yet to be. */
export const usesOf: UsesOf = {
  costCentre: ({ sql }, id) => uses.some((query) => sql.exec(query, id).toArray().length > 0),
}
