import type { EmbeddedXml } from '../../../../documents/pdf/archive.ts'
import { brokenRules, writeCii } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { findKeptXml } from '../kept/store.ts'
import { priceWay } from './price-way.ts'
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
  const { electronicProfile: profile } = snapshot.buyer
  const name = profile === 'xrechnung' ? 'xrechnung.xml' : 'factur-x.xml'
  const kept = profile === 'peppol' ? undefined : findKeptXml(reader, invoiceId, 'cii')
  if (kept) return kept.broken.length > 0 ? undefined : { xml: kept.xml, name }
  const written = toElectronicInvoice(source)
  // The network has no files of this kind: what is inside follows the standard itself.
  const invoice =
    profile === 'peppol' ? { ...written, specification: standard, process: '' } : written
  if (brokenRules(invoice, priceWay(row)).length > 0) return undefined
  return { xml: writeCii(invoice), name }
}
