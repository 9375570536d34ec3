import { type Broken, broken } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { ElectronicSource } from '../electronic/source.ts'
import { issuerOf } from './make-record.ts'
import { nifOf, recipientOf } from './recipient.ts'
import { readSettings } from './store.ts'

/** More than this is no simplified invoice (RD 1619/2012, art. 4), in cents. */
export const maxSimplified = 3_000_00

/** What the Spanish tax agency would refuse of the record of a document that is not issued yet. */
export function brokenRecordRules(reader: Reader, source: ElectronicSource): Broken[] {
  const { row, terms, snapshot } = source
  const { seller, buyer } = snapshot
  if (seller.address.country !== 'ES' || readSettings(reader).mode === 'off') return []
  if (issuerOf(reader) === null) return [broken('VeriFactu NIF', 'sellerNif', 'firm')]
  const isUnreadable =
    buyer.address.country === 'ES' && buyer.vatId !== '' && nifOf(buyer.vatId) === null
  const isSimplified = recipientOf(buyer) === null
  const hasRectified = terms.precedingNumber !== '' && terms.precedingDate !== null
  return [
    ...(isUnreadable ? [broken('VeriFactu NIF', 'buyerNif', 'customer')] : []),
    ...(isSimplified && !isUnreadable && row.total > maxSimplified
      ? [broken('VeriFactu F2', 'simplified', 'customer')]
      : []),
    ...(terms.typeCode === '384' && !hasRectified
      ? [broken('VeriFactu IDFacturaRectificada', 'rectified', 'terms')]
      : []),
  ]
}
