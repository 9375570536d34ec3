import type { Column, Filter } from '#app/shell/register/describe.ts'
import { ownerFilter } from '#app/shell/register/filters.ts'
import { changedColumn, ownerColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import { type LeadRow, leadStates } from '#contract/customers/leads.ts'
import type { LeadExtra } from './load.ts'
import { discOf } from './state-disc.ts'

type LeadColumn = Column<LeadRow, LeadExtra>

/** What stands in files alone, under the names that an import reads it by. */
const inFiles = (
  [
    'position',
    'phone',
    'website',
    'street',
    'postcode',
    'city',
    'region',
    'country',
    'notes',
  ] as const
).map((name): LeadColumn => ({ name, kind: 'text', label: `field.${name}`, isFileOnly: true }))

export const leadColumns: LeadColumn[] = [
  {
    name: 'label',
    kind: 'link',
    label: 'list.who',
    sort: 'name',
    place: 'name',
    fileLabel: 'field.name',
    fileValue: ({ name }) => name,
  },
  { name: 'company', kind: 'text', label: 'field.company', place: 'detail' },
  { name: 'email', kind: 'text', label: 'field.email', tone: 'soft' },
  {
    name: 'nextDate',
    kind: 'date',
    label: 'list.next',
    sort: 'nextDate',
    place: 'secondDetail',
    fileLabel: 'field.nextDate',
  },
  { name: 'nextStep', kind: 'text', label: 'field.nextStep', tone: 'soft' },
  ownerColumn,
  { name: 'score', kind: 'number', label: 'list.score', sort: 'score', place: 'figure' },
  stateColumn(discOf),
  { name: 'source', kind: 'text', label: 'field.source', isFileOnly: true },
  { name: 'campaign', kind: 'text', label: 'field.campaign', isFileOnly: true },
  { name: 'tags', kind: 'tag', label: 'field.tags', isFileOnly: true },
  ...inFiles,
  changedColumn,
]

export const leadFilters: Filter<LeadExtra>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'list.state',
    choices: ({ t }) => leadStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  ownerFilter,
  { kind: 'text', name: 'source', label: 'field.source' },
  { kind: 'text', name: 'campaign', label: 'field.campaign' },
  { kind: 'text', name: 'tag', label: 'list.tag' },
]
