import { addDays } from '#contract/core/days.ts'
import { invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import {
  type SupportTicket,
  SupportTicketInput,
  type SupportTicketListQuery,
  type SupportTicketRow,
  supportTicketsContract,
  type TicketClock,
} from '#contract/customers/support-tickets.ts'
import { without } from '../../../core/without.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { takeNumber } from '../../books/numbering/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer, findPartyByEmail } from '../../firm/parties/index.ts'
import { followsParty, namesOfParties } from '../../firm/parties/views.ts'
import { ticketsAnswered } from './figures.ts'
import { clocksOf, planTicket } from './plan.ts'
import { getTicket, messagesOf, noDueAt, type TicketRow, ticketPath } from './reader.ts'
import type { ServiceClock } from './sla.ts'
import { moveTo, takeTicket } from './states.ts'
import { supportTicketsSearch, supportTicketsTable } from './tables.ts'
import { insertState } from './writer.ts'

type Known = {
  /** On whose clocks the days are. */
  timeZone: string
  /** Ids of tickets by their first answer, worked out when they are asked for. */
  answered(how: SqlStorageValue): string[]
}

/** What the list can be searched, sorted and filtered by; `isMine` is whose it is who asks. */
export function ticketListFor(
  userId: string,
  { timeZone, answered }: Known,
): RegisterSource<SupportTicketListQuery> {
  return {
    from: 'support_tickets',
    search: supportTicketsSearch.name,
    tabs: {
      open: `is_archived = 0 and place = 'open'`,
      waiting: `is_archived = 0 and place = 'waiting'`,
      done: `is_archived = 0 and place = 'done'`,
      all: 'is_archived = 0',
      archived: 'is_archived = 1',
    },
    sorts: { dueAt: 'due_at', lastAt: 'last_at', number: 'row_number' },
    filters: {
      isMine: (value) => ({
        sql: value === 'yes' ? 'owner_id = ?' : 'owner_id is not ?',
        bound: [userId],
      }),
      state: equals('state'),
      priority: equals('priority'),
      channel: equals('channel'),
      rating: equals('rating'),
      customerId: equals('customer_id'),
      createdFrom: (value) => ({
        sql: 'created_at >= ?',
        bound: [instantOf(`${value}T00:00`, timeZone)],
      }),
      createdTo: (value) => ({
        sql: 'created_at < ?',
        bound: [instantOf(`${addDays(String(value), 1)}T00:00`, timeZone)],
      }),
      isSolved: (value) => ({ sql: `done_at is ${value === 'yes' ? 'not ' : ''}null`, bound: [] }),
      firstAnswer: (value) => ({
        sql: 'id in (select value from json_each(?))',
        bound: [JSON.stringify(answered(value))],
      }),
    },
  }
}

export const supportTickets = defineRegister({
  kind: 'supportTicket',
  contract: supportTicketsContract,
  table: supportTicketsTable,
  list: (reader, firm) =>
    ticketListFor(firm.actor.userId, {
      timeZone: getFirmProfile(reader).timeZone,
      answered: (how) => ticketsAnswered(reader, firm, how),
    }),
  row: listedRow,
  record: toTicket,
  labelOf: ({ number, subject }) => `${number} ${subject}`,
  found: (row, reader) => {
    const written = messagesOf(reader, row.id).map(({ text }) => text)
    const text = [row.description, ...written].join('\n').slice(0, 20_000)
    const contact = `${row.contactName} ${row.contactEmail}`
    return {
      words: { number: row.number, subject: row.subject, contact, text },
      subtitle: row.contactName,
      text: `${contact} ${text}`,
    }
  },
  reach: followsParty('support_tickets', 'customer_id'),
  kindParts: {
    links: (reader, id) => {
      const { linkedId, customerId } = getTicket(reader, id)
      return [
        ...(linkedId
          ? [
              {
                relation: 'relatesTo',
                direction: 'from',
                kind: 'supportTicket',
                id: linkedId,
              } as const,
            ]
          : []),
        ...(customerId
          ? [{ relation: 'relatesTo', direction: 'from', kind: 'party', id: customerId } as const]
          : []),
      ]
    },
  },
  prepare,
  history: (_, ticket) => SupportTicketInput.parse(ticket),
  archived: (writer, firm, row) => planTicket(writer, firm, row),
  steps: {
    take: (writer, firm, id) => takeTicket(writer, firm, id),
    close: (writer, firm, id) => moveTo(writer, firm, id, 'closed'),
  },
})

/** @throws AppError invalid at `customer` for a name that is none, or several */
function prepare(
  writer: Writer,
  firm: FirmContext,
  { customer, ...typed }: SupportTicketInput,
  before?: TicketRow,
): Prepared {
  const customerId = customerMeant(writer, firm, customer, typed.contactEmail, before)
  if (before) {
    const follow = (id: string) => planTicket(writer, firm, getTicket(writer, id))
    return { columns: { ...typed, customerId }, follow }
  }
  return newTicket(writer, firm, { ...typed, customerId })
}

/** The columns of a ticket that begins now, and what follows: its first state, and its clocks. */
function newTicket(
  writer: Writer,
  firm: FirmContext,
  given: Omit<SupportTicketInput, 'customer'> & { customerId: string },
): Prepared {
  const { number } = takeNumber(writer, { kind: 'supportTicket', date: firmDate(writer, firm) })
  const columns = {
    ...given,
    number,
    state: 'new',
    place: 'open',
    channel: 'hand',
    ownerId: null,
    ownerName: '',
    dueAt: noDueAt,
    lastAt: firm.now.toISOString(),
    doneAt: null,
    rating: null,
    ratingNote: '',
    linkedId: null,
    publicSecret: newSecret(),
    proofSecret: newSecret(),
    address: '',
  }
  return {
    columns,
    follow(id) {
      insertState(writer, firm, id, 'new')
      planTicket(writer, firm, getTicket(writer, id))
    },
  }
}

/** The customer that is meant: the one that it has already, one by name, else whoever has the address. */
function customerMeant(
  reader: Reader,
  firm: FirmContext,
  typed: string,
  email: string,
  before?: TicketRow,
): string {
  // An address that a stranger typed is nobody's before it is proven.
  if (typed === '' && (before || firm.actor.role === null)) return ''
  if (typed === '') return findPartyByEmail(reader, email) ?? ''
  const known = before && nameOf(reader, before.customerId)
  if (before && known === typed) return before.customerId
  const id = findCustomer(reader, firm, typed)
  if (id === undefined) throw invalidField('customer', 'unknownCustomer')
  return id
}

function nameOf(reader: Reader, partyId: string): string {
  return partyId === '' ? '' : (namesOfParties(reader, [partyId]).get(partyId) ?? '')
}

/** A ticket as the API shows it. */
function toTicket(
  reader: Reader,
  { firmId, now, actor }: FirmContext,
  row: TicketRow,
): SupportTicket {
  const shown = without(row, 'rowNumber', 'place', 'dueAt', 'lastAt', 'doneAt', 'address')
  const { firstAnswer, solve } = clocksOf(reader, row, now)
  const linked = row.linkedId ? getTicket(reader, row.linkedId) : undefined
  return {
    ...shown,
    customer: nameOf(reader, row.customerId),
    customerId: row.customerId || null,
    messages: messagesOf(reader, row.id),
    firstAnswer: toClock(firstAnswer),
    solve: toClock(solve),
    path: isAllowed(actor, 'supportTicket:edit') ? ticketPath(firmId, row) : null,
    linked: linked ? { id: linked.id, number: linked.number } : null,
  }
}

function toClock(clock: ServiceClock | null): TicketClock | null {
  if (!clock) return null
  const { targetMinutes, usedSeconds, state, dueAt } = clock
  return { targetMinutes, usedMinutes: Math.floor(usedSeconds / 60), state, dueAt }
}

const stored = rowOf(supportTicketsTable)

function listedRow(raw: Raw, reader: Reader, { now }: FirmContext): SupportTicketRow {
  const row = stored(raw)
  const { id, number, subject, state, priority, channel, contactName, contactEmail } = row
  const { ownerName, rating, createdAt, lastAt, dueAt } = row
  return {
    ...{ id, number, subject, state, priority, channel, contactName, contactEmail },
    ...{ ownerName, rating, createdAt, lastAt },
    customerName: nameOf(reader, row.customerId),
    dueAt: dueAt === noDueAt ? null : dueAt,
    isLate: dueAt !== noDueAt && Date.parse(dueAt) <= now.getTime(),
  }
}
