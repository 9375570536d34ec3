import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { schedule } from '../../../firm/jobs/index.ts'
import { readElectronicSource } from '../electronic/source.ts'
import type { DocumentRow } from '../reader.ts'
import { keepXmlFile } from './store.ts'
import { xmlFilesOf } from './xml-files.ts'

/** Has the PDF of a document kept that was issued. */
export const keepPdfJob = 'invoicing.keepPdf'

/**
 * How long after its issue the PDF of a document is printed that nobody has asked for: while somebody
 * issues one document after another, printing would hold up the next.
 */
const printedAfterMs = 10 * 60_000

/**
 * Keeps what a document is for machines, with the write that issues it. Its PDF is kept when it is first
 * asked for, or by a job later.
 */
export function keepIssued(writer: Writer, { now }: Pick<FirmContext, 'now'>, row: DocumentRow) {
  keepXml(writer, now, row.id)
  schedule(writer, {
    kind: keepPdfJob,
    key: row.id,
    dueAt: new Date(now.getTime() + printedAfterMs),
    payload: { documentId: row.id },
    title: row.number ?? '',
    link: `invoices/${row.id}`,
  })
}

/** Keeps the XML of an issued document in each syntax it can leave in. @throws AppError not_found */
export function keepXml(writer: Writer, now: Date, documentId: string): void {
  const keptAt = now.toISOString()
  for (const { xml, ...file } of xmlFilesOf(readElectronicSource(writer, documentId))) {
    keepXmlFile(writer, { ...file, documentId, keptAt, bytes: new TextEncoder().encode(xml) })
  }
}
