import type { PartyDocuments } from '../../firm/parties/index.ts'

/** One that has ended has no next day: then it is the last one made for, or else its first. */
const day = `case when next_date != '' then next_date else coalesce(
  (select max(date) from recurring_runs where recurring_id = recurring.id), first_date) end`

/** What is invoiced again and again, by the day of the next one. */
export const partyDocuments: readonly PartyDocuments[] = [
  {
    kind: 'recurring',
    read: 'recurring:view',
    from: 'recurring',
    party: 'customer_id',
    date: day,
    title: 'name',
    amount: 'total',
    currency: 'currency',
    standing: `case state when 'active' then 'open' else 'ended' end`,
  },
]
