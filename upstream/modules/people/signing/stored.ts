import { and, desc, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { SignDocument, SignState } from '#contract/people/sign-documents.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { employeesById, findEmployeeOfUser, type StoredEmployee } from '../employees/index.ts'
import { signDocumentsTable } from './tables.ts'

export type StoredDocument = typeof signDocumentsTable.$inferSelect

const most = 500

/** Of all, of one person or of one state: what is open first, then the newest. */
export function listDocuments(
  reader: Reader,
  firm: FirmContext,
  { employeeId, state }: { employeeId?: string | undefined; state?: SignState | undefined },
): SignDocument[] {
  const { db } = reader
  const rows = db
    .select()
    .from(signDocumentsTable)
    .where(
      and(
        employeeId === undefined ? undefined : eq(signDocumentsTable.employeeId, employeeId),
        state === undefined ? undefined : eq(signDocumentsTable.state, state),
      ),
    )
    .orderBy(
      sql`${signDocumentsTable.state} <> 'open'`,
      desc(signDocumentsTable.sentAt),
      desc(signDocumentsTable.id),
    )
    .limit(most)
    .all()
  return shownAll(reader, firm, rows)
}

export function findDocument({ db }: Pick<Reader, 'db'>, id: string): StoredDocument | undefined {
  return db.select().from(signDocumentsTable).where(eq(signDocumentsTable.id, id)).get()
}

/** @throws AppError not_found */
export function requireDocument(reader: Pick<Reader, 'db'>, id: string): StoredDocument {
  const found = findDocument(reader, id)
  if (!found) throw new AppError('not_found', 'No such document')
  return found
}

/** Who asks, as an employee. A key of the API is nobody’s own: it acts for the firm and signs nothing. */
export function findOwn(reader: Reader, { actor }: Pick<FirmContext, 'actor'>) {
  const employee = actor.isProgram ? undefined : findEmployeeOfUser(reader, actor.userId)
  return employee?.isArchived ? undefined : employee
}

/** A document of whoever asks. @throws AppError not_found, also for one that was withdrawn */
export function requireOwnDocument(
  reader: Reader,
  firm: FirmContext,
  signDocumentId: string,
): { document: StoredDocument; employee: StoredEmployee } {
  const employee = findOwn(reader, firm)
  const document = requireDocument(reader, signDocumentId)
  if (!employee || document.employeeId !== employee.id || document.state === 'withdrawn') {
    throw new AppError('not_found', 'No such document')
  }
  return { document, employee }
}

/** A document as the API shows it. */
export function shown(reader: Reader, firm: FirmContext, document: StoredDocument): SignDocument {
  const [only] = shownAll(reader, firm, [document])
  if (!only) throw new AppError('not_found', 'No such document')
  return only
}

function shownAll(
  reader: Reader,
  firm: FirmContext,
  rows: readonly StoredDocument[],
): SignDocument[] {
  const today = firmDate(reader, firm)
  const people = employeesById(
    reader,
    rows.map(({ employeeId }) => employeeId),
  )
  return rows.map(({ fileId: _, signedFileId: __, sentBy: ___, ...row }) => ({
    ...row,
    employeeName: people.get(row.employeeId)?.name ?? '',
    isLate: row.state === 'open' && row.dueDate !== '' && row.dueDate < today,
  }))
}
