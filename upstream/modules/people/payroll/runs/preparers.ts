import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import {
  changesBetween,
  changesOfRecord,
  type KeptChange,
} from '../../../../firm/record-changes.ts'
import type { Reader } from '../../../../firm/store.ts'
import { payrollRunsTable } from '../tables.ts'
import { payslipsOf, type StoredRun, settledPayslips, settledStates } from './stored.ts'

/** What of an employee decides how much is paid, and where to. */
const payFields = [
  'iban',
  'taxNumber',
  'socialNumber',
  'place',
  'startDate',
  'endDate',
  'birthDate',
]

/** Kinds of records that are each of one person. */
const concerning = ['employeeContract', 'payOrder', 'payAdvance']

/** Kinds of records that every run reads. */
const readKinds = ['employee', 'payData', 'payComponent', ...concerning]

/**
 * Everybody who changed what a run is calculated from: its payslips, and contracts, pay data, people
 * and components since the run before was calculated. The history says so, as whoever changed a record
 * last is not everybody who did.
 */
export function preparersOf(reader: Reader, run: StoredRun): Set<string> {
  const preparers = new Set([run.preparedBy])
  const people = new Set(payslipsOf(reader, run.id).map(({ employeeId }) => employeeId))
  const moved = movedAccounts(reader, run)
  for (const row of changesOf(reader, run)) {
    const { entity, entityId, actorId } = row
    const counts =
      entity === 'employee'
        ? people.has(entityId) && (moved.has(entityId) || changesPay(row))
        : entity === 'payData'
          ? people.has(entityId)
          : concerning.includes(entity)
            ? concerns(row, people)
            : true
    if (counts) preparers.add(actorId)
  }
  return preparers
}

/** Whoever changed any of some employees since an instant. */
export function changersOf(
  reader: Reader,
  employeeIds: readonly string[],
  after: string,
): Set<string> {
  const changes = employeeIds.flatMap((entityId) =>
    changesOfRecord(reader, { entity: 'employee', entityId, after }),
  )
  return new Set(changes.map(({ actorId }) => actorId))
}

/** The history of what a run reads, between its calculation and that of the settled run before. */
function changesOf(reader: Reader, run: StoredRun): KeptChange[] {
  const span = { after: calculatedBefore(reader, run), until: run.calculatedAt ?? '' }
  return [
    ...changesBetween(reader, readKinds, span),
    ...changesOfRecord(reader, { entity: 'payrollRun', entityId: run.id, after: '' }),
  ]
}

/** When the last other run of the country that is settled was calculated; empty for none. */
function calculatedBefore({ db }: Pick<Reader, 'db'>, { id, country }: StoredRun): string {
  const before = db
    .select()
    .from(payrollRunsTable)
    .where(
      and(
        eq(payrollRunsTable.country, country),
        ne(payrollRunsTable.id, id),
        inArray(payrollRunsTable.state, settledStates),
      ),
    )
    .orderBy(desc(payrollRunsTable.calculatedAt))
    .get()
  return before?.calculatedAt ?? ''
}

/**
 * People of a run who are paid to another account than by the payslip before: the history keeps the
 * ends of accounts alone, and two may end alike.
 */
function movedAccounts(reader: Reader, run: StoredRun): Set<string> {
  const moved = payslipsOf(reader, run.id).filter(({ employeeId, iban }) => {
    const before = settledPayslips(reader, employeeId).at(-1)
    return before !== undefined && before.slip.iban !== iban
  })
  return new Set(moved.map(({ employeeId }) => employeeId))
}

function changesPay({ before, after }: KeptChange): boolean {
  const [then, now] = [valuesOf(before), valuesOf(after)]
  return payFields.some((name) => then[name] !== now[name])
}

/** Whether a contract is of one of some people; one that says nothing of whose it is may be anybody's. */
function concerns({ before, after }: KeptChange, people: ReadonlySet<string>): boolean {
  const ids = [valuesOf(before).employeeId, valuesOf(after).employeeId].filter(Boolean)
  return ids.length === 0 || ids.some((id) => people.has(String(id)))
}

function valuesOf(values: string | null): Record<string, unknown> {
  const parsed: unknown = values === null ? {} : JSON.parse(values)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
