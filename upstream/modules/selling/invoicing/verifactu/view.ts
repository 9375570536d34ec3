import { AppError } from '#contract/core/errors.ts'
import type { ElectronicFormat } from '#contract/selling/electronic-invoices.ts'
import type { VerifactuSettings, VerifactuView } from '#contract/selling/verifactu.ts'
import { fingerprint, writeRecordFile, writeRecords } from '../../../../einvoice/index.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { refusal } from '../refusal.ts'
import { issuerOf } from './make-record.ts'
import {
  countWaiting,
  findRecord,
  latestRecords,
  listBatches,
  listLinks,
  readSettings,
  recordsOfBatch,
  saveSettings,
  takeBatch,
} from './store.ts'

/** The firm's records, checked from the first to the last. */
export function viewRecords(reader: Reader): VerifactuView {
  const links = listLinks(reader)
  const brokenAt = firstBreak(links)
  return {
    isFor: issuerOf(reader) !== null,
    settings: readSettings(reader),
    count: links.length,
    waiting: countWaiting(reader),
    isWhole: brokenAt === null,
    brokenAt,
    latest: latestRecords(reader),
    batches: listBatches(reader),
  }
}

/** Where a record is not what its hash says, or does not continue the one before it. */
function firstBreak(links: ReturnType<typeof listLinks>): number | null {
  let before = ''
  for (const { position, hashed, hash } of links) {
    const isNext = hashed.includes(`&Huella=${before}&`)
    if (!isNext || fingerprint(hashed) !== hash) return position
    before = hash
  }
  return null
}

export function changeSettings(
  writer: Writer,
  context: FirmContext,
  settings: VerifactuSettings,
): void {
  const before = readSettings(writer)
  saveSettings(writer, settings)
  writer.audit({
    entity: 'verifactu',
    entityId: context.firmId,
    action: 'update',
    before,
    after: settings,
  })
}

/** Puts what waits into one more file. @throws AppError conflict where nothing waits */
export function handOver(writer: Writer, context: FirmContext): void {
  const batch = takeBatch(writer, context.now.toISOString())
  if (batch === undefined) throw refusal('nothingWaits')
  writer.audit({
    entity: 'verifactu',
    entityId: context.firmId,
    action: 'makeFile',
    detail: String(batch),
  })
}

/** The file of a batch. @throws AppError not_found */
export function batchFile(reader: Reader, batch: number): File {
  const records = recordsOfBatch(reader, batch)
  const [first] = records
  if (!first) throw new AppError('not_found', 'No such batch')
  const firm = { name: issuerOf(reader)?.name ?? first.issuer, nif: first.issuer }
  const xml = writeRecords(
    firm,
    records.map((record) => record.xml),
  )
  return new File([xml], `verifactu-${first.issuer}-${batch}.xml`, { type: 'application/xml' })
}

/** The record of one document. @throws AppError conflict where none was made */
export function recordFile(
  reader: Reader,
  documentId: string,
  kind: 'registration' | 'cancellation',
): File {
  const record = findRecord(reader, documentId, kind)
  if (!record) throw refusal('breaksRules')
  const word = kind === 'registration' ? 'alta' : 'anulacion'
  const name = `${word}-${record.number.replace(/[^\w.-]+/g, '-')}.xml`
  return new File([writeRecordFile(record.xml)], name, { type: 'application/xml' })
}

/** The records there are of one document. */
export function recordFormats(reader: Reader, documentId: string): ElectronicFormat[] {
  const has = (kind: 'registration' | 'cancellation') =>
    findRecord(reader, documentId, kind) !== undefined
  return [
    ...(has('registration') ? (['verifactu'] as const) : []),
    ...(has('cancellation') ? (['verifactuVoid'] as const) : []),
  ]
}
