import type { EmbeddedXml } from '../../../documents/pdf/archive.ts'
import { brokenRules, type ElectronicInvoice, writeCii } from '../../../einvoice/index.ts'
import type { Reader } from '../../../firm/store.ts'
import { readElectronicSource } from './source.ts'
import { standard, toElectronicInvoice } from './to-electronic.ts'

/**
 * The XML that goes into the PDF of an issued document, after the profile EN 16931 or XRechnung;
 * nothing where a receiver would refuse it. @throws AppError not_found
 */
export function xmlToEmbed(reader: Reader, invoiceId: string): EmbeddedXml | undefined {
  const source = readElectronicSource(reader, invoiceId)
  const { row, snapshot } = source
  if (row.state === 'draft') return undefined
  const isOffice = snapshot.buyer.electronicProfile === 'xrechnung'
  const written = toElectronicInvoice(source)
  // The network has no files of this kind: what is inside follows the standard itself.
  const invoice: ElectronicInvoice = isOffice
    ? written
    : { ...written, specification: standard, process: '' }
  const way = { pricesIncludeTax: row.priceMode === 'gross' }
  if (brokenRules(invoice, way).length > 0) return undefined
  return { xml: writeCii(invoice), name: isOffice ? 'xrechnung.xml' : 'factur-x.xml' }
}
