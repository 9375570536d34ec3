import { and, desc, eq, inArray, ne } from 'drizzle-orm'
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

type Row = {
  entity: string
  entityId: string
  actorId: string
  action: string
  before: string | null
  after: string | null
}

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
          : entity === 'employeeContract'
            ? concerns(row, people)
            : true
    if (counts) preparers.add(actorId)
  }
  return preparers
}

/** Whoever changed any of some employees since an instant. */
export function changersOf(
  { sql }: Pick<Reader, 'sql'>,
  employeeIds: readonly string[],
  since: string,
): Set<string> {
  const found = new Set<string>()
  for (const id of employeeIds) {
    const rows = sql
      .exec<{ actorId: string }>(
        `select actor_id as actorId from audit
         where entity_id = ? and entity = 'employee' and at > ? and action in ('create', 'update')`,
        id,
        since,
      )
      .toArray()
    for (const { actorId } of rows) found.add(actorId)
  }
  return found
}

/** The history of what a run reads, between its calculation and that of the settled run before. */
function changesOf(reader: Reader, run: StoredRun): Row[] {
  return reader.sql
    .exec<Row>(
      `select entity, entity_id as entityId, actor_id as actorId, action, "before", "after" from audit
       where at > ?1 and at <= ?2
         and entity in ('employee', 'employeeContract', 'payData', 'payComponent')
       union all
       select entity, entity_id as entityId, actor_id as actorId, action, "before", "after" from audit
       where entity = 'payrollRun' and entity_id = ?3 and action in ('create', 'update')`,
      calculatedBefore(reader, run),
      run.calculatedAt ?? '',
      run.id,
    )
    .toArray()
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

function changesPay({ before, after }: Row): boolean {
  const [then, now] = [valuesOf(before), valuesOf(after)]
  return payFields.some((name) => then[name] !== now[name])
}

/** Whether a contract is of one of some people; one that says nothing of whose it is may be anybody's. */
function concerns({ before, after }: Row, people: ReadonlySet<string>): boolean {
  const ids = [valuesOf(before).employeeId, valuesOf(after).employeeId].filter(Boolean)
  return ids.length === 0 || ids.some((id) => people.has(String(id)))
}

function valuesOf(values: string | null): Record<string, unknown> {
  const parsed: unknown = values === null ? {} : JSON.parse(values)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
