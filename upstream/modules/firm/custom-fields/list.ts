import {
  type CustomFieldListQuery,
  type CustomFieldRow,
  CustomType,
} from '#contract/firm/custom-fields.ts'
import { CustomKind } from '#contract/firm/custom-values.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched, filtered and sorted by. */
export const customFieldList: RegisterSource<CustomFieldListQuery> = {
  from: 'custom_fields',
  search: 'custom_fields_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { position: 'position', label: 'label collate nocase', updatedAt: 'updated_at' },
  filters: { kind: equals('kind'), type: equals('type') },
}

/** A row of the contract from one of the table. */
export function customFieldRow(row: Record<string, SqlStorageValue>): CustomFieldRow {
  return {
    id: String(row.id),
    kind: CustomKind.parse(row.kind),
    type: CustomType.parse(row.type),
    label: String(row.label),
    key: String(row.key),
    isRequired: row.is_required === 1,
    isInList: row.is_in_list === 1,
    isOnPaper: row.is_on_paper === 1,
    isRestricted: row.seen_by !== '[]' || row.edited_by !== '[]',
    position: Number(row.position),
    isArchived: row.is_archived === 1,
    updatedAt: String(row.updated_at),
  }
}
