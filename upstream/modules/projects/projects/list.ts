import type { ProjectListQuery, ProjectRow } from '#contract/projects/projects.ts'
import type { Reader } from '../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { projectsSearch, projectsTable } from './tables.ts'

/** What the list can be searched, filtered and sorted by. */
export const projectList: RegisterSource<ProjectListQuery> = {
  from: 'projects',
  search: projectsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: {
    code: 'code collate nocase',
    name: 'name collate nocase',
    updatedAt: 'updated_at',
  },
  filters: {
    state: equals('state'),
    customerId: equals('customer_id'),
    billing: equals('billing'),
  },
}

const storedOf = rowOf(projectsTable)

/** A row of the contract from one of the table, without its customer's name. */
export function projectRow(raw: Raw): ProjectRow {
  return { ...storedOf(raw), customer: '' }
}

/** Rows with their customers, whose names are read once for all. */
export function withCustomers(rows: ProjectRow[], reader: Reader): ProjectRow[] {
  const names = namesOfParties(
    reader,
    rows.map(({ customerId }) => customerId),
  )
  return rows.map((row) => ({ ...row, customer: names.get(row.customerId) ?? '' }))
}

/** The customer's name; empty for a project of the firm's own. */
export function customerName(reader: Reader, customerId: string): string {
  if (customerId === '') return ''
  return namesOfParties(reader, [customerId]).get(customerId) ?? ''
}
