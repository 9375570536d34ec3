import { withOffset } from '#contract/core/zoned-time.ts'
import { snapshotOf } from '../../../../documents/snapshot.ts'
import {
  cancellationText,
  type InvoiceId,
  type Registration,
  type Software,
  writeCancellation,
} from '../../../../einvoice/index.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { storedTerms } from '../electronic/copied-terms.ts'
import { type DocumentRow, getDocument, linesOf } from '../reader.ts'
import { nifOf, recipientOf } from './recipient.ts'
import { findRecord, keepChained, keepRegistration, lastRecord, readSettings } from './store.ts'
import { taxDetails } from './tax-details.ts'

type Issuer = { nif: string; name: string; timeZone: string }

/** The firm where it makes records: one in Spain with a NIF, in euro. */
export function issuerOf(reader: Reader): Issuer | null {
  const { address, vatId, taxNumber, baseCurrency, legalName, timeZone } = getFirmProfile(reader)
  const nif = nifOf(vatId) ?? nifOf(taxNumber)
  if (address.country !== 'ES' || baseCurrency !== 'EUR' || !nif) return null
  return { nif, name: legalName, timeZone }
}

/** List L2: of whom nobody is named, a simplified one. */
function typeOf(isCorrection: boolean, isNamed: boolean): Registration['type'] {
  if (isCorrection) return isNamed ? 'R1' : 'R5'
  return isNamed ? 'F1' : 'F2'
}

/** Records a document that was just issued, chained to the record before (registro de alta). */
export function recordIssued(writer: Writer, context: FirmContext, row: DocumentRow): void {
  const maker = makerOf(writer, context)
  if (!maker) return
  const { issuer, mode, software, generatedAt } = maker
  const lines = linesOf(writer, row.id)
  const { buyer } = snapshotOf(writer, { snapshot: row.snapshot, partyId: row.customerId }, lines)
  const recipient = recipientOf(buyer)
  // A corrective invoice (384) rectifies as a credit note does.
  const rectified = rectifiedBy(writer, issuer, row)
  const isCorrection = row.kind === 'creditNote' || storedTerms(row).typeCode === '384'
  const { details, tax, total } = taxDetails(row, buyer.address.country !== 'ES')
  const words = lines.map(({ description }) => description.split('\n')[0]).join('; ')
  const id = idOf(issuer, row)
  const record = {
    ...id,
    generatedAt,
    software,
    details,
    tax,
    total,
    recipient,
    previous: lastRecord(writer),
    issuerName: issuer.name,
    type: typeOf(isCorrection, recipient !== null),
    rectified,
    operationDate: row.supplyDate && row.supplyDate < row.issueDate ? row.supplyDate : '',
    description: words || (row.number ?? ''),
  }
  keepRegistration(writer, record, { id, mode, generatedAt, documentId: row.id })
}

/** Records that an issued document was taken back (registro de anulación). */
export function recordVoided(writer: Writer, context: FirmContext, row: DocumentRow): void {
  const maker = makerOf(writer, context)
  if (!maker || !findRecord(writer, row.id, 'registration')) return
  const { issuer, mode, software, generatedAt } = maker
  const id = idOf(issuer, row)
  const record = { ...id, generatedAt, software, previous: lastRecord(writer) }
  keepChained(writer, {
    ...{ id, mode, generatedAt, documentId: row.id, kind: 'cancellation', code: '' },
    hashed: cancellationText(record),
    write: (hash) => writeCancellation(record, hash),
  })
}

/** What a credit note takes back, or a corrected invoice (384) says that it corrects. */
function rectifiedBy(reader: Reader, issuer: Issuer, row: DocumentRow): InvoiceId[] {
  if (row.creditsId !== null) return [idOf(issuer, getDocument(reader, row.creditsId))]
  const { typeCode, precedingNumber: number, precedingDate: issueDate } = storedTerms(row)
  if (typeCode !== '384' || number === '' || issueDate === null) return []
  return [idOf(issuer, { number, issueDate })]
}

/** Who makes records, and as what; undefined where none are made. */
export function makerOf(writer: Writer, context: FirmContext) {
  const issuer = issuerOf(writer)
  const { mode, producer, producerNif } = readSettings(writer)
  if (!issuer || mode === 'off') return undefined
  const software: Software = {
    producer: producer || issuer.name,
    producerNif: producerNif || issuer.nif,
    installation: context.firmId,
  }
  const generatedAt = withOffset(context.now.toISOString(), issuer.timeZone)
  return { issuer, mode, software, generatedAt }
}

function idOf(
  { nif }: Issuer,
  { number, issueDate }: Pick<DocumentRow, 'number' | 'issueDate'>,
): InvoiceId {
  return { issuer: nif, number: number ?? '', issueDate }
}
