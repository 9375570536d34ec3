import { invalidField } from '#contract/core/errors.ts'
import {
  type Application,
  type ApplicationInput,
  type ApplicationListQuery,
  type ApplicationStage,
  applicationsContract,
} from '#contract/people/recruiting.ts'
import { addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, schedule } from '../../firm/jobs/index.ts'
import { removeRecord, scrubHistory } from '../../firm/records/index.ts'
import { keptMonthsIn } from './kept-months.ts'
import { applicationsSearch, applicationsTable } from './tables.ts'
import { vacancies } from './vacancies.ts'

type StoredApplication = typeof applicationsTable.$inferSelect

export const deleteJob = 'recruiting.delete'

const decided: readonly ApplicationStage[] = ['hired', 'rejected']

export const applicationList: RegisterSource<ApplicationListQuery> = {
  from: 'applications',
  search: applicationsSearch.name,
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { createdAt: 'created_at', updatedAt: 'updated_at' },
  filters: { vacancyId: equals('vacancy_id'), stage: equals('stage') },
}

const stored = rowOf(applicationsTable)

export const applications = defineRegister({
  kind: 'application',
  contract: applicationsContract,
  table: applicationsTable,
  list: applicationList,
  row: (raw, reader) => shown(reader, stored(raw)),
  record: (reader, _firm, application) => shown(reader, application),
  // A number alone: the history is kept for longer than whoever applied may be.
  labelOf: ({ rowNumber }) => `#${rowNumber}`,
  found: ({ name, email }) => ({ words: { name, email }, subtitle: name, text: email }),
  reach: 'whole',
  prepare,
  history: (_reader, { stage, vacancyName, deleteOn }) => ({ stage, vacancyName, deleteOn }),
})

function shown(
  reader: Reader,
  { address: _, deleteOn, ...application }: StoredApplication,
): Application {
  return {
    ...application,
    deleteOn: deleteOn || null,
    vacancyName: vacancies.find(reader, application.vacancyId)?.name ?? '',
  }
}

/** Once it is decided it is kept for so long as the law lets the firm, and then deleted. */
function prepare(
  writer: Writer,
  firm: FirmContext,
  input: ApplicationInput,
  before?: StoredApplication,
): Prepared {
  if (!vacancies.find(writer, input.vacancyId)) throw invalidField('vacancyId', 'required')
  const isDecided = decided.includes(input.stage)
  const wasDecided = before !== undefined && decided.includes(before.stage)
  const months = keptMonthsIn(getFirmProfile(writer).address.country)
  const deleteOn = !isDecided
    ? ''
    : wasDecided
      ? before.deleteOn
      : addMonths(firmDate(writer, firm), months)
  return {
    columns: { ...input, deleteOn, address: before?.address ?? firm.actor.address ?? '' },
    follow: (id) => {
      if (deleteOn === '') cancel(writer, deleteJob, id)
      else {
        const dueAt = new Date(`${deleteOn}T23:00:00Z`)
        schedule(writer, { kind: deleteJob, key: id, dueAt, payload: null })
      }
    },
  }
}

/**
 * Takes an application away with its files and comments. Nothing that was typed in it is left: the history
 * says that there was one.
 * @throws AppError not_found
 */
export function deleteApplication(
  writer: Writer,
  _firm: FirmContext,
  { applicationId: id }: { applicationId: string },
): { id: string } {
  const { rowNumber } = applications.get(writer, id)
  writer.sql.exec(`delete from ${applicationsSearch.name} where rowid = ?`, rowNumber)
  removeRecord(writer, { kind: 'application', id })
  // Names of files and what HR said of somebody stand in it.
  scrubHistory(writer, 'application', id)
  writer.sql.exec('delete from applications where id = ?', id)
  cancel(writer, deleteJob, id)
  writer.audit({ entity: 'application', entityId: id, action: 'delete', title: `#${rowNumber}` })
  return { id }
}
