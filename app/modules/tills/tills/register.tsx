import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  tillRegistersContract,
  tillSessionsContract,
  tillTicketsContract,
} from '#contract/tills/till-calls.ts'
import { type Ticket, TicketListQuery, type TicketRow } from '#contract/tills/till-tickets.ts'
import {
  type TillSession,
  TillSessionListQuery,
  type TillSessionRow,
} from '#contract/tills/tills.ts'

type TillChoices = { registers: { id: string; name: string }[] }

async function loadChoices({
  call,
  firm,
}: Pick<FirmAccess, 'call' | 'firm'>): Promise<TillChoices> {
  const { rows } = await call(tillRegistersContract.list, { firmId: firm.firmId })
  return { registers: rows.map(({ id, name }) => ({ id, name })) }
}

const filters: Filter<TillChoices>[] = [
  {
    kind: 'choice',
    name: 'registerId',
    label: 'field.register',
    choices: ({ extra }) => extra.registers.map(({ id, name }) => ({ value: id, label: name })),
  },
  { kind: 'dateSpan', from: 'from', to: 'to', label: 'field.date' },
]

const ticketColumns: Column<TicketRow, TillChoices>[] = [
  { name: 'number', kind: 'link', label: 'field.number', place: 'name' },
  { name: 'kind', kind: 'choice', choices: 'kind', label: 'field.kind', place: 'state' },
  { name: 'soldAt', kind: 'instant', label: 'field.soldAt', sort: 'soldAt', place: 'detail' },
  { name: 'date', kind: 'date', label: 'field.date', isFileOnly: true },
  { name: 'registerName', kind: 'text', label: 'field.register', place: 'secondDetail' },
  { name: 'cashierName', kind: 'text', label: 'field.cashier', tone: 'soft' },
  { name: 'customerName', kind: 'text', label: 'field.customer', tone: 'soft' },
  {
    name: 'tenders',
    kind: 'text',
    label: 'field.tenders',
    value: ({ tenders }, { t }) =>
      tenders
        .split(', ')
        .map((one) => (one === '' ? '' : t(`tender.${one}`)))
        .join(', '),
  },
  { name: 'tax', kind: 'money', label: 'field.tax', currency: ({ currency }) => currency },
  {
    name: 'total',
    kind: 'money',
    label: 'field.total',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
]

const ticketRegister = describeRegister({
  name: 'till-tickets',
  texts: 'tills',
  prefix: 'tickets',
  path: 'tills/tickets',
  idParam: 'ticketId',
  query: TicketListQuery,
  tabs: ['all', 'sale', 'refund'],
  columns: ticketColumns,
  filters,
  nameOf: ({ number }: TicketRow | (Ticket & { version: number })) => number,
  load: loadChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(tillTicketsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(tillTicketsContract.rows, { ...query, firmId }),
    get: async ({ call, firm: { firmId } }, ticketId) => ({
      ...(await call(tillTicketsContract.get, { firmId, ticketId })),
      version: 1,
    }),
  },
})

const sessionColumns: Column<TillSessionRow, TillChoices>[] = [
  {
    name: 'registerName',
    kind: 'link',
    label: 'field.register',
    place: 'name',
    value: ({ registerName, number }) => `${registerName} ${number}`.trim(),
  },
  { name: 'date', kind: 'date', label: 'field.date', sort: 'date', place: 'detail' },
  stateColumn(
    ({ state }) => ({
      kind: state === 'closed' ? 'paid' : state === 'counted' ? 'overdue' : 'sent',
    }),
    'field.state',
  ),
  { name: 'openedByName', kind: 'text', label: 'session.openedBy', place: 'secondDetail' },
  { name: 'closedByName', kind: 'text', label: 'session.closedBy', tone: 'soft' },
  {
    name: 'total',
    kind: 'money',
    label: 'report.total',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  {
    name: 'difference',
    kind: 'money',
    label: 'report.difference',
    currency: ({ currency }) => currency,
  },
]

const sessionRegister = describeRegister({
  name: 'till-sessions',
  texts: 'tills',
  prefix: 'sessions',
  path: 'tills/sessions',
  idParam: 'tillSessionId',
  query: TillSessionListQuery,
  tabs: ['all', 'open', 'closed'],
  columns: sessionColumns,
  filters,
  nameOf: ({ registerName, number }: TillSessionRow | TillSession) =>
    `${registerName} ${number}`.trim(),
  load: loadChoices,
  calls: {
    list: ({ call, firm: { firmId } }, query) =>
      call(tillSessionsContract.list, { ...query, firmId }),
    rows: ({ call, firm: { firmId } }, query) =>
      call(tillSessionsContract.rows, { ...query, firmId }),
    get: ({ call, firm: { firmId } }, tillSessionId) =>
      call(tillSessionsContract.get, { firmId, tillSessionId }),
  },
})

/** What was sold, and the sessions with their reports. */
export const registers = [ticketRegister, sessionRegister]
