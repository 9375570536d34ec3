import type { ModuleParts } from '../../../core/hooks.ts'
import { partyInReachOrNone } from '../../firm/parties/views.ts'

const isSolved = 'done_at is not null'

/** Support tickets, archived ones left out. */
export const supportTicketsView: ModuleParts['analysisViews'][number] = {
  name: 'supportTickets',
  needs: 'supportTicket:view',
  reach: ({ actor }) => partyInReachOrNone(actor, 'customer_id'),
  from: 'support_tickets',
  where: 'is_archived = 0',
  dates: {
    created: { sql: 'created_at', isInstant: true },
    solvedOn: { sql: 'done_at', isInstant: true },
  },
  fields: {
    customer: { sql: 'customer_id', kind: 'party' },
    customerCountry: { sql: 'customer_id', kind: 'partyCountry' },
    owner: { sql: 'owner_id', kind: 'person' },
    ticketState: { sql: 'state', kind: 'choice' },
    priority: { sql: 'priority', kind: 'choice' },
    ticketChannel: { sql: 'channel', kind: 'choice' },
    rating: { sql: `coalesce(rating, '')`, kind: 'choice' },
  },
  measures: {
    tickets: { sum: '1', unit: 'count' },
    solved: { sum: isSolved, unit: 'count' },
    solvedShare: { over: 'solved', under: 'tickets', unit: 'percent' },
    solvingDays: {
      sum: `case when ${isSolved} then julianday(done_at) - julianday(created_at) else 0 end`,
      unit: 'count',
    },
    daysToSolve: { over: 'solvingDays', under: 'solved', unit: 'number' },
    good: { sum: `coalesce(rating = 'good', 0)`, unit: 'count' },
    rated: { sum: 'rating is not null', unit: 'count' },
    goodShare: { over: 'good', under: 'rated', unit: 'percent' },
  },
  path: `'support-tickets/' || id`,
}
