import { useT } from '#app/shell/page-context.tsx'
import {
  type Column,
  describeRegister,
  type Filter,
  type RecordAction,
} from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { customerFilter } from '#app/shell/register/filters.ts'
import { customersFound } from '#app/shell/register/parties-found.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Status, Tag } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { ticketPriorities } from '#contract/customers/support-settings.ts'
import {
  supportTicketsContract as contract,
  type SupportTicket,
  type SupportTicketChoices,
  SupportTicketInput,
  SupportTicketListQuery,
  type SupportTicketRow,
  type TicketState,
  ticketChannels,
  ticketStates,
  ticketSteps,
} from '#contract/customers/support-tickets.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { stateDiscs } from './states.ts'

/** What the descriptions ask for: choices, and whose tickets alone are shown. */
export type TicketExtra = SupportTicketChoices & { customerName: string | undefined }

const columns: Column<SupportTicketRow, TicketExtra>[] = [
  { name: 'number', kind: 'text', label: 'field.number', sort: 'number', place: 'secondDetail' },
  {
    name: 'subject',
    kind: 'link',
    label: 'field.subject',
    place: 'name',
    after: ({ isLate }) => isLate && <LateTag />,
  },
  {
    name: 'contactName',
    kind: 'text',
    label: 'list.from',
    place: 'detail',
    value: ({ contactName, customerName }) =>
      customerName === '' || customerName === contactName
        ? contactName
        : `${contactName}, ${customerName}`,
    fileValue: ({ contactName }) => contactName,
  },
  { name: 'customerName', kind: 'text', label: 'field.customer', isFileOnly: true },
  { name: 'contactEmail', kind: 'text', label: 'field.contactEmail', isFileOnly: true },
  { name: 'priority', kind: 'choice', choices: 'priority', label: 'field.priority' },
  { name: 'channel', kind: 'choice', choices: 'channel', label: 'list.channel', isFileOnly: true },
  { name: 'ownerName', kind: 'text', label: 'list.owner', tone: 'soft' },
  {
    name: 'dueAt',
    kind: 'instant',
    label: 'list.due',
    sort: 'dueAt',
    place: 'line',
    stackedLabel: 'list.due',
  },
  { name: 'lastAt', kind: 'instant', label: 'list.last', sort: 'lastAt', tone: 'soft' },
  stateColumn(({ state }) => ({ kind: stateDiscs[state] })),
  { name: 'rating', kind: 'text', label: 'list.rating', isFileOnly: true },
  { name: 'createdAt', kind: 'instant', label: 'list.created', isFileOnly: true },
]

const filters: Filter<TicketExtra>[] = [
  { kind: 'yesNo', name: 'isMine', label: 'filter.isMine' },
  {
    kind: 'choice',
    name: 'state',
    label: 'list.state',
    choices: ({ t }) => ticketStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: 'field.priority',
    choices: ({ t }) => ticketPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'channel',
    label: 'list.channel',
    choices: ({ t }) => ticketChannels.map((value) => ({ value, label: t(`channel.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'rating',
    label: 'list.rating',
    choices: ({ t }) =>
      (['good', 'bad'] as const).map((value) => ({ value, label: t(`rating.${value}`) })),
  },
  { kind: 'dateSpan', label: 'list.created', from: 'createdFrom', to: 'createdTo' },
  { kind: 'yesNo', name: 'isSolved', label: 'tab.done' },
  {
    kind: 'choice',
    name: 'firstAnswer',
    label: 'filter.firstAnswer',
    choices: ({ t }) =>
      (['inTime', 'late', 'given'] as const).map((value) => ({
        value,
        label: t(`firstAnswer.${value}`),
      })),
  },
  customerFilter,
]

const sections: FormSection<SupportTicket, TicketExtra>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'subject', kind: 'text', maxLength: 200 },
      { name: 'description', kind: 'textarea', maxLength: 10_000, isOptional: true },
      {
        name: 'priority',
        kind: 'choice',
        choices: 'priority',
        options: ticketPriorities,
      },
    ],
  },
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      { name: 'contactName', kind: 'text', maxLength: 160, isHalf: true },
      {
        name: 'contactEmail',
        kind: 'email',
        isHalf: true,
        isOptional: true,
        hint: 'form.emailHint',
      },
      {
        name: 'customer',
        kind: 'suggest',
        maxLength: 200,
        isOptional: true,
        isHalf: true,
        hint: 'form.customerHint',
        options: ({ extra }) => extra.customers,
        search: customersFound,
      },
      { name: 'language', kind: 'language', isHalf: true },
    ],
  },
]

/** A button that brings a ticket into a state, where the state follows its present one. */
function step(
  state: TicketState,
  look: Pick<RecordAction<SupportTicket>, 'intent' | 'icon' | 'isInMenu' | 'isDanger'>,
): RecordAction<SupportTicket> {
  return {
    ...look,
    needs: needsOf(contract.setState),
    isOffered: (record) => !record.isArchived && ticketSteps[record.state].includes(state),
    act: ({ call, firm: { firmId } }, supportTicketId, options) =>
      call(contract.setState, { firmId, supportTicketId, state }, options),
  }
}

const plain = plainRegister({
  contract,
  query: SupportTicketListQuery,
  input: SupportTicketInput,
  one: (firmId, supportTicketId) => ({ firmId, supportTicketId }),
})

export const register = describeRegister({
  name: 'support-tickets',
  recordKind: 'supportTicket',
  path: 'support-tickets',
  idParam: 'supportTicketId',
  query: SupportTicketListQuery,
  tabs: ['open', 'waiting', 'done', 'archived'],
  columns,
  filters,
  nameOf: ({ subject }: SupportTicketRow | SupportTicket) => subject,
  load: loadExtra,
  calls: plain.calls,
  bulk: [
    {
      action: 'take',
      icon: 'user-check',
      needs: needsOf(contract.bulk),
      tabs: ['open', 'waiting'],
    },
    {
      action: 'close',
      icon: 'check',
      needs: needsOf(contract.bulk),
      tabs: ['open', 'waiting', 'done'],
    },
    ...plain.bulk,
  ],
  form: {
    input: SupportTicketInput,
    sections,
    initial: ({ extra }) => ({ priority: 'normal', language: extra.language }),
  },
  actions: [
    step('open', { intent: 'reopen', icon: 'undo-2' }),
    step('waiting', { intent: 'wait', icon: 'clock', isInMenu: true }),
    step('onHold', { intent: 'hold', icon: 'clock', isInMenu: true }),
    step('closed', { intent: 'close', icon: 'check', isInMenu: true }),
    {
      intent: 'assign',
      icon: 'user-check',
      needs: needsOf(contract.assign),
      isInPage: true,
      act: ({ call, firm: { firmId } }, supportTicketId, options, { data }) =>
        call(
          contract.assign,
          { firmId, supportTicketId, userId: String(data.userId ?? '') },
          options,
        ),
    },
    {
      intent: 'archive',
      icon: 'archive',
      needs: needsOf(contract.archive),
      isInMenu: true,
      isOffered: ({ isArchived }) => !isArchived,
      act: ({ call, firm: { firmId } }, supportTicketId, options) =>
        call(contract.archive, { firmId, supportTicketId }, options),
    },
    {
      intent: 'restore',
      icon: 'archive-restore',
      needs: needsOf(contract.restore),
      isOffered: ({ isArchived }) => isArchived,
      act: ({ call, firm: { firmId } }, supportTicketId, options) =>
        call(contract.restore, { firmId, supportTicketId }, options),
    },
  ],
  sentenceOf: ({ number, contactName, customer }) =>
    [number, contactName, customer === contactName ? '' : customer].filter(Boolean).join(' · '),
  Mark: StateMark,
})

async function loadExtra(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: SupportTicketListQuery,
): Promise<TicketExtra> {
  const partyId = query?.customerId
  const [choices, customer] = await Promise.all([
    call(contract.choices, { firmId }),
    partyId === undefined ? undefined : call(partiesContract.get, { firmId, partyId }),
  ])
  return { ...choices, customerName: customer?.name }
}

function StateMark({ record: { state } }: { record: SupportTicket }) {
  const t = useT('support-tickets')
  return <Status kind={stateDiscs[state]}>{t(`state.${state}`)}</Status>
}

function LateTag() {
  const t = useT('support-tickets')
  return <Tag>{t('list.late')}</Tag>
}
