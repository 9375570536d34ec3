import { eq } from 'drizzle-orm'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { SignDocument, SignDocumentInput } from '#contract/people/sign-documents.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { cancel, type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { removeRecord, scrubHistory } from '../../firm/records/index.ts'
import { findEmployee, type StoredEmployee } from '../employees/index.ts'
import { keep, lay, readPdf, takeBackUnless } from './files.ts'
import { findDocument, requireDocument, type StoredDocument, shown } from './stored.ts'
import { signDocumentsTable } from './tables.ts'

export const remindJob = 'signing.remind'

/** So many days before its last one somebody is reminded, at eight in the morning. */
const daysBefore = [3, 0]

/**
 * Puts a document before somebody to sign, and tells them.
 * @throws AppError invalid at the field: for who is no employee or has no account, a last day that is
 *   over, no file or one that no page can be added to
 */
export async function sendDocument(
  context: JobMeans,
  input: SignDocumentInput,
): Promise<SignDocument> {
  const { store, firm } = context
  requireSigner(store.reader, firm, input)
  const pdf = await readPdf(context, input)
  const laid = await lay(context, pdf)
  const id = firm.newId()
  try {
    return store.transact(firm, (writer) => {
      const employee = requireSigner(writer, firm, input)
      const { employeeId, title, message, dueDate } = input
      const document: StoredDocument = {
        ...{ id, employeeId, title, message, dueDate },
        ...{ state: 'open', fileName: laid.name, fileId: laid.id, sha256: laid.sha256 },
        ...{ pages: pdf.pages, signedFileId: '', signedSha256: '' },
        ...{ sentAt: firm.now.toISOString(), sentBy: firm.actor.userId },
        ...{ sentByName: firm.actor.userName, remindedAt: null, answer: null },
      }
      writer.db.insert(signDocumentsTable).values(document).run()
      keep(writer, context, { id, employeeName: employee.name }, laid)
      audit(writer, document, employee.name, 'create', { dueDate, sha256: laid.sha256 })
      tellSigner(writer, firm, document, employee)
      planReminder(writer, firm, document)
      return shown(writer, firm, document)
    })
  } finally {
    await takeBackUnless(context, id, laid)
  }
}

function requireSigner(
  reader: Reader,
  firm: FirmContext,
  { employeeId, dueDate }: Pick<SignDocumentInput, 'employeeId' | 'dueDate'>,
): StoredEmployee {
  const employee = findEmployee(reader, employeeId)
  if (!employee || employee.isArchived) throw invalidField('employeeId', 'required')
  if (employee.userId === '') throw invalidField('employeeId', 'noAccountToSign')
  if (dueDate !== '' && dueDate < firmDate(reader, firm)) throw invalidField('dueDate', 'dayOver')
  return employee
}

/** Reminds somebody now. @throws AppError not_found; conflict for an answered one, or twice a day */
export function remindNow(
  writer: Writer,
  firm: FirmContext,
  { signDocumentId }: { signDocumentId: string },
): SignDocument {
  const document = requireOpen(writer, signDocumentId)
  const last = document.remindedAt ?? document.sentAt
  if (firm.now.getTime() - Date.parse(last) < 86_400_000) throw conflictOf('remindedToday')
  return shown(writer, firm, remind(writer, firm, document))
}

/** Reminds somebody as its last day comes near, and plans the next time; nothing once it is answered. */
export function remindDue(writer: Writer, firm: FirmContext, signDocumentId: string): void {
  const document = findDocument(writer, signDocumentId)
  if (document?.state !== 'open') return
  planReminder(writer, firm, remind(writer, firm, document))
}

function remind(writer: Writer, firm: FirmContext, document: StoredDocument): StoredDocument {
  const remindedAt = firm.now.toISOString()
  writer.db
    .update(signDocumentsTable)
    .set({ remindedAt })
    .where(eq(signDocumentsTable.id, document.id))
    .run()
  const employee = findEmployee(writer, document.employeeId)
  if (employee && !employee.isArchived) tellSigner(writer, firm, document, employee)
  return { ...document, remindedAt }
}

function planReminder(
  writer: Writer,
  firm: FirmContext,
  { id, dueDate }: Pick<StoredDocument, 'id' | 'dueDate'>,
): void {
  if (dueDate === '') return
  const today = firmDate(writer, firm)
  const next = daysBefore.map((days) => addDays(dueDate, -days)).find((day) => day > today)
  if (next === undefined) return
  const { timeZone } = getFirmProfile(writer)
  const dueAt = new Date(instantOf(`${next}T08:00`, timeZone))
  schedule(writer, { kind: remindJob, key: id, dueAt, payload: null })
}

/** Takes a document back. @throws AppError not_found; conflict for one that is answered */
export function withdraw(
  writer: Writer,
  firm: FirmContext,
  { signDocumentId }: { signDocumentId: string },
): SignDocument {
  const document = requireOpen(writer, signDocumentId)
  writer.db
    .update(signDocumentsTable)
    .set({ state: 'withdrawn' })
    .where(eq(signDocumentsTable.id, signDocumentId))
    .run()
  cancel(writer, remindJob, signDocumentId)
  const name = findEmployee(writer, document.employeeId)?.name ?? ''
  audit(writer, document, name, 'withdraw', { state: 'withdrawn' })
  return shown(writer, firm, { ...document, state: 'withdrawn' })
}

/** Deletes a document that nobody signed. @throws AppError not_found, conflict */
export function deleteDocument(
  writer: Writer,
  _firm: FirmContext,
  { signDocumentId }: { signDocumentId: string },
): { id: string } {
  const document = requireDocument(writer, signDocumentId)
  if (document.state === 'signed') throw conflictOf('documentSigned')
  cancel(writer, remindJob, signDocumentId)
  removeRecord(writer, { kind: 'signDocument', id: signDocumentId })
  // Nobody knows any more whose history it is: it keeps who did what and when.
  scrubHistory(writer, 'signDocument', signDocumentId)
  audit(writer, document, '', 'delete', {})
  writer.db.delete(signDocumentsTable).where(eq(signDocumentsTable.id, signDocumentId)).run()
  return { id: signDocumentId }
}

function requireOpen(writer: Writer, signDocumentId: string): StoredDocument {
  const document = requireDocument(writer, signDocumentId)
  if (document.state !== 'open') throw conflictOf('documentAnswered')
  return document
}

/** What it is about is said on the page alone: a mail’s subject is read over shoulders. */
function tellSigner(
  writer: Writer,
  firm: FirmContext,
  { id, sentByName: by }: Pick<StoredDocument, 'id' | 'sentByName'>,
  { userId }: StoredEmployee,
): void {
  queueNotice(writer, firm, {
    kind: 'signatureAsked',
    params: { by },
    link: `/firms/${firm.firmId}/my-documents/${id}`,
    userIds: [userId],
    isForAll: true,
  })
}

/** The history names the person and never what the document is about. */
export function audit(
  writer: Writer,
  { id: entityId }: Pick<StoredDocument, 'id'>,
  title: string,
  action: string,
  after: object,
): void {
  writer.audit({ entity: 'signDocument', entityId, action, title, after })
}
