import { and, eq } from 'drizzle-orm'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import type { SignAnswer, SignatureInput, SignDocument } from '#contract/people/sign-documents.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { cancel, type JobMeans } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { attachmentBytes, attachmentHash } from '../../firm/records/index.ts'
import type { StoredEmployee } from '../employees/index.ts'
import { keep, lay, takeBackUnless } from './files.ts'
import { audit, remindJob } from './send.ts'
import { sentenceOf, withSignaturePage } from './signature-page.ts'
import { requireOwnDocument, type StoredDocument, shown } from './stored.ts'
import { signDocumentsTable } from './tables.ts'

/**
 * Signs a document of whoever asks: the original stays, and a copy of it gets a page that says who
 * signed it, when, from where and with which words.
 * @throws AppError not_found; conflict for one that is answered; invalid where its last day is over or
 *   its file is another than the one that was read
 */
export async function signDocument(
  context: JobMeans,
  { signDocumentId, name, sha256 }: SignatureInput & { signDocumentId: string },
): Promise<SignDocument> {
  const { store, firm } = context
  const { document } = requireSignable(store.reader, firm, signDocumentId)
  if (sha256 !== document.sha256) throw invalidField('', 'fileChanged')
  const original = new Uint8Array(await attachmentBytes(context, document.fileId))
  if (attachmentHash(original) !== document.sha256) throw invalidField('', 'fileChanged')
  const answer: SignAnswer = {
    ...answerOf(firm, name),
    sentence: sentenceOf(store.reader, firm, document),
    reason: '',
  }
  const { language } = firm.actor
  const bytes = await withSignaturePage(store.reader, original, document, {
    ...{ answer, language, now: firm.now },
  })
  const laid = await lay(context, { name: signedName(document), bytes })
  try {
    return store.transact(firm, (writer) => {
      const { employee } = requireSignable(writer, firm, signDocumentId)
      keep(writer, context, { id: signDocumentId, employeeName: employee.name }, laid)
      return settle(
        writer,
        firm,
        { document, employee },
        {
          ...{ state: 'signed', answer, signedFileId: laid.id, signedSha256: laid.sha256 },
        },
      )
    })
  } finally {
    await takeBackUnless(context, signDocumentId, laid)
  }
}

/** Declines a document of whoever asks. @throws as `signDocument` */
export function declineDocument(
  writer: Writer,
  firm: FirmContext,
  { signDocumentId, reason }: { signDocumentId: string; reason: string },
): SignDocument {
  const { document, employee } = requireOwnOpen(writer, firm, signDocumentId)
  const answer = { ...answerOf(firm, employee.name), sentence: '', reason }
  return settle(writer, firm, { document, employee }, { state: 'declined', answer })
}

/** What the signed copy is called. */
export function signedName({ fileName }: Pick<StoredDocument, 'fileName'>): string {
  return fileName.replace(/\.pdf$/i, '-signed.pdf')
}

function answerOf({ now, actor }: FirmContext, name: string) {
  const { userName: accountName, comesFrom: address = '' } = actor
  return { at: now.toISOString(), name, accountName, address }
}

function requireOwnOpen(reader: Reader, firm: FirmContext, signDocumentId: string) {
  const own = requireOwnDocument(reader, firm, signDocumentId)
  if (own.document.state !== 'open') throw conflictOf('documentAnswered')
  return own
}

function requireSignable(reader: Reader, firm: FirmContext, signDocumentId: string) {
  const own = requireOwnOpen(reader, firm, signDocumentId)
  const { dueDate } = own.document
  if (dueDate !== '' && dueDate < firmDate(reader, firm)) throw conflictOf('documentOver')
  return own
}

function settle(
  writer: Writer,
  firm: FirmContext,
  { document, employee }: { document: StoredDocument; employee: StoredEmployee },
  values: Pick<StoredDocument, 'state' | 'answer'> & Partial<StoredDocument>,
): SignDocument {
  writer.db
    .update(signDocumentsTable)
    .set(values)
    .where(and(eq(signDocumentsTable.id, document.id), eq(signDocumentsTable.state, 'open')))
    .run()
  cancel(writer, remindJob, document.id)
  const { state } = values
  audit(writer, document, employee.name, state === 'signed' ? 'sign' : 'decline', {
    ...{ state, sha256: document.sha256 },
    ...(values.signedSha256 && { signedSha256: values.signedSha256 }),
  })
  queueNotice(writer, firm, {
    kind: state === 'signed' ? 'signatureGiven' : 'signatureDeclined',
    params: { name: employee.name },
    link: `/firms/${firm.firmId}/sign-documents/${document.id}`,
    userIds: [document.sentBy],
  })
  return shown(writer, firm, { ...document, ...values })
}
