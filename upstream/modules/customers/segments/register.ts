import {
  SegmentInput,
  type SegmentListQuery,
  segmentsContract,
} from '#contract/customers/segments.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { nextDefinition } from './definition.ts'
import { type SegmentStored, segmentsSearch, segmentsTable } from './tables.ts'
import { definitionOf } from './typed-conditions.ts'

export const segmentList: RegisterSource<SegmentListQuery> = {
  from: 'segments',
  search: segmentsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(segmentsTable)

/** Customers who are meant by conditions. For whoever reaches them all. */
export const segments = defineRegister({
  kind: 'segment',
  contract: segmentsContract,
  table: segmentsTable,
  list: segmentList,
  row: (raw) => shown(stored(raw)),
  record: (_, __, row) => shown(row),
  labelOf: ({ name }) => name,
  found: ({ name, notes }) => ({ words: { name, notes }, text: notes }),
  reach: { includes: () => true, within: () => undefined, needsAll: 'party' },
  prepare: (writer, _, input, before) => {
    const root = definitionOf(input, getFirmProfile(writer).baseCurrency)
    return { columns: { ...input, definition: nextDefinition(before?.definition, root) } }
  },
  history: (_, segment) => SegmentInput.parse(segment),
})

function shown(row: SegmentStored) {
  return { ...row, definitionVersion: row.definition.version }
}
