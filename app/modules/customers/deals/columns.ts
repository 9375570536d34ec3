import type { Column, Filter } from '#app/shell/register/describe.ts'
import { ownerFilter } from '#app/shell/register/filters.ts'
import {
  changedColumn,
  notesColumn,
  ownerColumn,
  stateColumn,
} from '#app/shell/register/usual-columns.ts'
import type { DealRow } from '#contract/customers/deals.ts'
import { stagesOf } from './fields.ts'
import type { DealExtra } from './load.ts'
import { discOf } from './state-disc.ts'

export const dealColumns: Column<DealRow, DealExtra>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  { name: 'customerName', kind: 'text', label: 'field.customerName', place: 'detail' },
  { name: 'stageName', kind: 'text', label: 'list.stage', place: 'secondDetail' },
  { name: 'expectedDate', kind: 'date', label: 'field.expectedDate', sort: 'expectedDate' },
  ownerColumn,
  {
    name: 'amount',
    kind: 'money',
    label: 'field.value',
    place: 'figure',
    tone: 'strong',
    currency: ({ currency }) => currency,
  },
  stateColumn(discOf),
  { name: 'currency', kind: 'text', label: 'field.currency', isFileOnly: true },
  { name: 'nextStep', kind: 'text', label: 'field.nextStep', isFileOnly: true },
  { name: 'nextDate', kind: 'date', label: 'field.nextDate', isFileOnly: true },
  { name: 'source', kind: 'text', label: 'field.source', isFileOnly: true },
  { name: 'tags', kind: 'tag', label: 'field.tags', isFileOnly: true },
  notesColumn,
  changedColumn,
]

export const dealFilters: Filter<DealExtra>[] = [
  { kind: 'choice', name: 'stage', label: 'list.stage', choices: stagesOf },
  ownerFilter,
  { kind: 'dateSpan', label: 'field.expectedDate', from: 'expectedFrom', to: 'expectedTo' },
  { kind: 'dateSpan', label: 'filter.closed', from: 'closedFrom', to: 'closedTo' },
  { kind: 'kept', name: 'pipeline', label: 'record.pipeline' },
  { kind: 'kept', name: 'party', label: 'field.customerName' },
  { kind: 'kept', name: 'currency', label: 'field.currency' },
]
