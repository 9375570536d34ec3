/** What was counted, as `worthOf` adds it up. */
function worth(count: string): string {
  return `(select coalesce(${count} ->> 'other', 0)
      + coalesce(sum((piece.value ->> 'value') * (piece.value ->> 'count')), 0)
    from json_each(${count}, '$.pieces') as piece)`
}

const ofCash = (name: string) => `coalesce(report ->> '$.cash.${name}', 0)`
const expected = `opening + ${['taken', 'tips', 'in'].map(ofCash).join(' + ')}
  - ${['refunded', 'change', 'out', 'before'].map(ofCash).join(' - ')}`

/** Drawers that hold something else than was counted in them. */
const drawers = `select 1 from till_sessions where opening <> ${worth('opening_count')}
  or (counted is not null and counted <> ${worth('closing_count')}) limit 1`

/** Closed sessions of another total than their tickets, or another difference than their report. */
const sessions = `select 1 from till_sessions as session where state = 'closed' and (
  total <> (select coalesce(sum(net + tax), 0) from till_tickets where session_id = session.id)
  or total <> report ->> 'total' or difference <> ${ofCash('difference')}
  or difference <> counted - (${expected})) limit 1`

/** Tickets whose lines do not come to their sums, and sessions and drawers that are not what they are of. */
export const wrongSums = [
  drawers,
  sessions,
  `select 1 from till_tickets as ticket
    where net <> (select coalesce(sum(line.net), 0) from till_ticket_lines as line
      where line.ticket_id = ticket.id)
    or tax <> (select coalesce(sum(line.tax), 0) from till_ticket_lines as line
      where line.ticket_id = ticket.id) limit 1`,
]
