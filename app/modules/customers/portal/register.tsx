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
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import {
  portalContactsContract as contract,
  type PortalContact,
  PortalContactInput,
  PortalContactListQuery,
  type PortalContactRow,
  portalRightNeeds,
  portalRights,
} from '#contract/customers/portal-contacts.ts'
import { partiesContract } from '#contract/firm/parties.ts'

type Extra = { customers: string[]; isOpen: boolean; customerName: string | undefined }

const columns: Column<PortalContactRow, Extra>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'customer', kind: 'text', label: 'field.customer', place: 'detail' },
  { name: 'email', kind: 'text', label: 'field.email', place: 'secondDetail' },
  {
    name: 'rights',
    kind: 'text',
    label: 'field.rights',
    tone: 'soft',
    value: ({ rights }, { t }) => rights.map((right) => t(`right.${right}`)).join(', '),
  },
  { name: 'lastAt', kind: 'instant', label: 'list.lastAt', place: 'state' },
  changedColumn,
]

const filters: Filter<Extra>[] = [customerFilter]

const sections: FormSection<PortalContact, Extra>[] = [
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      {
        name: 'customer',
        kind: 'suggest',
        maxLength: 200,
        hint: 'form.customerHint',
        options: ({ extra }) => extra.customers,
        search: customersFound,
      },
      { name: 'name', kind: 'text', maxLength: 120, isHalf: true },
      { name: 'email', kind: 'email', isHalf: true },
    ],
  },
  {
    title: 'form.may',
    words: 'form.mayWords',
    fields: [{ name: 'rights', kind: 'checks', choices: 'right', options: portalRights }],
  },
]

const plain = plainRegister({
  contract,
  query: PortalContactListQuery,
  input: PortalContactInput,
  one: (firmId, portalContactId) => ({ firmId, portalContactId }),
})

function act(
  procedure: typeof contract.invite | typeof contract.endSessions,
): Pick<RecordAction<PortalContact>, 'needs' | 'act'> {
  return {
    needs: needsOf(procedure),
    act: ({ call, firm: { firmId } }, portalContactId, options) =>
      call(procedure, { firmId, portalContactId }, options),
  }
}

export const register = describeRegister({
  name: 'portal',
  recordKind: 'portalContact',
  path: 'portal-contacts',
  idParam: 'portalContactId',
  query: PortalContactListQuery,
  tabs: ['active', 'archived'],
  columns,
  filters,
  nameOf: ({ name }: PortalContactRow | PortalContact) => name,
  load: loadExtra,
  calls: plain.calls,
  bulk: [
    {
      action: 'endSessions',
      icon: 'log-out',
      needs: needsOf(contract.bulk),
      tabs: ['active'],
    },
    ...plain.bulk,
  ],
  form: {
    input: PortalContactInput,
    sections,
    // An affiliate's page is given with the approval.
    initial: ({ can }) => ({
      rights: portalRights.filter((right) => right !== 'partner' && can(portalRightNeeds[right])),
    }),
  },
  actions: [
    {
      ...act(contract.invite),
      intent: 'invite',
      icon: 'send',
      isMain: true,
      isOffered: ({ isArchived }) => !isArchived,
    },
    {
      ...act(contract.endSessions),
      intent: 'endSessions',
      icon: 'log-out',
      isOffered: ({ sessions }) => sessions > 0,
    },
    {
      intent: 'archive',
      icon: 'archive',
      needs: needsOf(contract.archive),
      asksFirst: true,
      isOffered: ({ isArchived }) => !isArchived,
      act: ({ call, firm: { firmId } }, portalContactId, options) =>
        call(contract.archive, { firmId, portalContactId }, options),
    },
    {
      intent: 'restore',
      icon: 'archive-restore',
      needs: needsOf(contract.restore),
      isOffered: ({ isArchived }) => isArchived,
      act: ({ call, firm: { firmId } }, portalContactId, options) =>
        call(contract.restore, { firmId, portalContactId }, options),
    },
  ],
  sentenceOf: ({ customer, email, lastAt }, { t, format }) =>
    [
      customer,
      email,
      lastAt ? t('detail.lastAt', { when: format.dateTime(lastAt) }) : t('detail.never'),
    ].join(' · '),
})

async function loadExtra(
  { call, firm: { firmId } }: FirmAccess,
  _: 'list' | 'record' | 'form',
  query?: PortalContactListQuery,
): Promise<Extra> {
  const partyId = query?.customerId
  const [choices, customer] = await Promise.all([
    call(contract.choices, { firmId }),
    partyId === undefined ? undefined : call(partiesContract.get, { firmId, partyId }),
  ])
  return { ...choices, customerName: customer?.name }
}
