import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type {
  BrokenRule,
  KeptFile as KeptFileView,
  KeptFormat,
} from '#contract/selling/electronic-invoices.ts'
import { prepared } from '../../../../firm/prepared.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { issuedFilesTable } from '../tables.ts'

type IssuedFileRow = typeof issuedFilesTable.$inferSelect

/** What is kept of a file beside its bytes. */
export type KeptFile = Pick<IssuedFileRow, 'format' | 'name' | 'size' | 'sha256' | 'keptAt'> & {
  broken: readonly BrokenRule[]
  printedAnew: KeptFileView['printedAnew']
}

/** A file to keep; `keptAt` is UTC. */
export type FileToKeep = Pick<KeptFile, 'format' | 'name' | 'keptAt' | 'broken'> & {
  documentId: string
  bytes: Uint8Array
}

/** @returns hexadecimal digits */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const { format, name, size, sha256, keptAt, broken, anewAt, anewSha256 } = issuedFilesTable
const filesById = prepared((db) =>
  db
    .select({ format, name, size, sha256, keptAt, broken, anewAt, anewSha256 })
    .from(issuedFilesTable)
    .where(eq(issuedFilesTable.documentId, sql.placeholder('id')))
    .prepare(),
)

/** What is kept of a document, without the bytes. */
export function keptFilesOf({ db }: Reader, documentId: string): KeptFile[] {
  return filesById(db)
    .all({ id: documentId })
    .map(({ anewAt: at, anewSha256: anew, ...row }) => ({
      ...row,
      broken: JSON.parse(row.broken),
      printedAnew: at === null || anew === null ? null : { at, sha256: anew },
    }))
}

const fileByFormat = prepared((db) =>
  db
    .select()
    .from(issuedFilesTable)
    .where(
      and(
        eq(issuedFilesTable.documentId, sql.placeholder('id')),
        eq(issuedFilesTable.format, sql.placeholder('format')),
      ),
    )
    .prepare(),
)

/** The text of a kept XML file; undefined where none is kept. */
export function findKeptXml(
  { db }: Reader,
  documentId: string,
  format: Exclude<KeptFormat, 'pdf'>,
): (Pick<KeptFile, 'name' | 'broken'> & { xml: string }) | undefined {
  const row = fileByFormat(db).get({ id: documentId, format })
  if (!row) return undefined
  const bytes = inflateRawSync(Buffer.from(row.content, 'base64'))
  return { name: row.name, broken: JSON.parse(row.broken), xml: bytes.toString('utf8') }
}

/** Keeps the bytes of an XML file. What is kept already stays. */
export function keepXmlFile(writer: Writer, file: FileToKeep): void {
  insert(writer, file, deflateRawSync(file.bytes).toString('base64')).onConflictDoNothing().run()
}

/** Keeps what is known of a PDF whose bytes lie among the firm's files. What is known already stays. */
export function keepPdfFacts(writer: Writer, file: FileToKeep): void {
  insert(writer, file, '').onConflictDoNothing().run()
}

/** Notes that a PDF whose bytes were lost or damaged was printed anew; what was kept first stays. */
export function notePrintedAnew(
  { db }: Writer,
  documentId: string,
  { at, sha256 }: NonNullable<KeptFile['printedAnew']>,
): void {
  db.update(issuedFilesTable)
    .set({ anewAt: at, anewSha256: sha256 })
    .where(and(eq(issuedFilesTable.documentId, documentId), eq(issuedFilesTable.format, 'pdf')))
    .run()
}

function insert(
  { db }: Writer,
  { documentId, format, name, keptAt, broken, bytes }: FileToKeep,
  content: string,
) {
  return db.insert(issuedFilesTable).values({
    documentId,
    format,
    name,
    size: bytes.length,
    sha256: sha256Of(bytes),
    keptAt,
    broken: JSON.stringify(broken),
    content,
  })
}
