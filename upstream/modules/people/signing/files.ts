import { AppError, invalidField } from '#contract/core/errors.ts'
import type { SignDocumentInput } from '#contract/people/sign-documents.ts'
import { countPages, PdfFault } from '../../../documents/pdf/append-pages.ts'
import { cleanFileName } from '../../../firm/file-name.ts'
import type { Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { JobMeans } from '../../firm/jobs/index.ts'
import {
  attachmentBytes,
  attachmentHash,
  attachmentKey,
  attachmentsOf,
  insertAttachment,
} from '../../firm/records/index.ts'
import { requireDocument } from './stored.ts'
import { signTexts } from './texts.ts'

const type = 'application/pdf'

export type Pdf = { name: string; bytes: Uint8Array; pages: number }

/** A PDF that lies among the firm's files already, before a record names it. */
export type LaidPdf = { id: string; name: string; size: number; sha256: string }

/**
 * The PDF that somebody is to sign: as it was sent, made of a text, or that of an earlier document.
 * @throws AppError invalid at `file` for none, or for one that no page can be added to
 */
export async function readPdf(
  context: JobMeans,
  { file, text, title, likeDocumentId }: Omit<SignDocumentInput, 'employeeId'>,
): Promise<Pdf> {
  if (file) return checked(file.name, new Uint8Array(await file.arrayBuffer()))
  if (text !== '') return checked(`${title}.pdf`, await printed(context, { title, text }))
  if (likeDocumentId === '') throw invalidField('file', 'fileOrText')
  const like = requireDocument(context.store.reader, likeDocumentId)
  const bytes = new Uint8Array(await attachmentBytes(context, like.fileId))
  return { name: like.fileName, bytes, pages: like.pages }
}

async function printed(
  { store: { reader }, firm }: JobMeans,
  { title, text: body }: { title: string; text: string },
): Promise<Uint8Array> {
  const { legalName: author, paper } = getFirmProfile(reader)
  const { language } = firm.actor
  const { renderTextPaper } = await import('../../../documents/pdf/render-text-paper.ts')
  const pageLabel = signTexts[language].page
  return renderTextPaper({ paper, language, author, title, body, pageLabel }, firm.now)
}

function checked(name: string, bytes: Uint8Array): Pdf {
  if (bytes.length === 0) throw invalidField('file', 'fileEmpty')
  try {
    const named = cleanFileName(name)
    const ended = /\.pdf$/i.test(named) ? named : `${named}.pdf`
    return { name: ended, bytes, pages: countPages(bytes) }
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error
    throw invalidField('file', error.message === 'locked' ? 'pdfLocked' : 'pdfUnreadable')
  }
}

/** Lays a PDF among the firm's files. */
export async function lay(
  { env, firm }: JobMeans,
  { name, bytes }: Pick<Pdf, 'name' | 'bytes'>,
): Promise<LaidPdf> {
  const id = firm.newId()
  await env.FILES.put(attachmentKey(firm.firmId, id), bytes, {
    httpMetadata: { contentType: type },
  })
  return { id, name, size: bytes.byteLength, sha256: attachmentHash(bytes) }
}

/** Takes back what was laid for a call that was refused, or that had been made before. */
export async function takeBackUnless(
  { env, firm, store }: JobMeans,
  signDocumentId: string,
  { id }: LaidPdf,
): Promise<void> {
  const kept = attachmentsOf(store.reader, { kind: 'signDocument', id: signDocumentId })
  if (kept.some((one) => one.id === id)) return
  await env.FILES.delete(attachmentKey(firm.firmId, id))
}

/** Notes a PDF that was laid as a file of a document. */
export function keep(
  writer: Writer,
  { firm }: JobMeans,
  document: { id: string; employeeName: string },
  { id, name, size, sha256: hash }: LaidPdf,
): void {
  const createdAt = firm.now.toISOString()
  const attachment = { id, name, type, size, createdAt, by: firm.actor.userName }
  const kept = { attachment, hash, title: document.employeeName }
  insertAttachment(writer, firm, { kind: 'signDocument', id: document.id }, kept)
}

/** A file of a document, to be sent. @throws AppError not_found */
export async function openPdf(
  context: JobMeans,
  { id, name }: { id: string; name: string },
): Promise<File> {
  if (id === '') throw new AppError('not_found', 'No such file')
  return new File([await attachmentBytes(context, id)], name, { type })
}
