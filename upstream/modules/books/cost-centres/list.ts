import type { CostCentreListQuery, CostCentreRow } from '#contract/books/cost-centres.ts'
import type { RegisterSource } from '../../../register/describe.ts'

/** What the list can be searched, filtered and sorted by. */
export const costCentreList: RegisterSource<CostCentreListQuery> = {
  from: 'cost_centres',
  search: 'cost_centres_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: {
    trail: 'trail collate nocase',
    code: 'code collate nocase',
    updatedAt: 'updated_at',
  },
  filters: {},
}

/** A row of the contract from one of the table. */
export function costCentreRow(row: Record<string, SqlStorageValue>): CostCentreRow {
  return {
    id: String(row.id),
    code: String(row.code),
    name: String(row.name),
    parentId: String(row.parent_id),
    trail: String(row.trail),
    notes: String(row.notes),
    updatedAt: String(row.updated_at),
  }
}
