import {
  type Vacancy,
  type VacancyInput,
  type VacancyListQuery,
  vacanciesContract,
} from '#contract/people/recruiting.ts'
import { publicToken } from '../../../documents/delivery/public-token.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { vacanciesSearch, vacanciesTable } from './tables.ts'

type StoredVacancy = typeof vacanciesTable.$inferSelect

export const vacancyList: RegisterSource<VacancyListQuery> = {
  from: 'vacancies',
  search: vacanciesSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { name: 'name collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

const stored = rowOf(vacanciesTable)

export const vacancies = defineRegister({
  kind: 'vacancy',
  contract: vacanciesContract,
  table: vacanciesTable,
  list: vacancyList,
  row: (raw, reader, firm) => shown(reader, firm, stored(raw)),
  record: shown,
  labelOf: ({ name }) => name,
  found: ({ name, place }) => ({ words: { name, place }, subtitle: place, text: place }),
  reach: 'whole',
  prepare: (_writer, _firm, input: VacancyInput, before?: StoredVacancy) => ({
    columns: { ...input, publicSecret: before?.publicSecret ?? newSecret() },
  }),
  isNamed: (reader, { id }) => countOf(reader, id) > 0,
})

function shown(
  reader: Reader,
  { firmId }: FirmContext,
  { publicSecret, ...vacancy }: StoredVacancy,
): Vacancy {
  const path = vacancy.isArchived ? null : `/jobs/${publicToken(firmId, publicSecret)}`
  return { ...vacancy, path, applications: countOf(reader, vacancy.id) }
}

function countOf({ sql }: Pick<Reader, 'sql'>, id: string): number {
  const query = 'select count(*) as count from applications where vacancy_id = ?'
  return sql.exec<{ count: number }>(query, id).one().count
}

/** The vacancy of a secret, be it archived or not; undefined for none. */
export function findVacancyBySecret(
  { sql }: Pick<Reader, 'sql'>,
  secret: string,
): StoredVacancy | undefined {
  const [row] = sql.exec('select * from vacancies where public_secret = ?', secret).toArray()
  return row && stored(row)
}
