/** Tickets whose lines do not come to their sums. */
export const wrongSums = [
  `select 1 from till_tickets as ticket
    where net <> (select coalesce(sum(line.net), 0) from till_ticket_lines as line
      where line.ticket_id = ticket.id)
    or tax <> (select coalesce(sum(line.tax), 0) from till_ticket_lines as line
      where line.ticket_id = ticket.id) limit 1`,
]
