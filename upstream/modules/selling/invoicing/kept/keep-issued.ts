import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { schedule } from '../../../firm/jobs/index.ts'
import { readElectronicSource } from '../electronic/source.ts'
import type { DocumentRow } from '../reader.ts'
import { keepPdfJob } from './job-name.ts'
import { keepXmlFile } from './store.ts'
import { xmlFilesOf } from './xml-files.ts'

/**
 * Keeps what a document is for machines, with the write that issues it, and has its PDF kept by a job
 * once that is written.
 */
export function keepIssued(writer: Writer, { now }: Pick<FirmContext, 'now'>, row: DocumentRow) {
  keepXml(writer, now, row.id)
  schedule(writer, {
    kind: keepPdfJob,
    key: row.id,
    dueAt: now,
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
