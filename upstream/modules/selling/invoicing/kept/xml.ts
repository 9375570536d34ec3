import type { KeptFormat } from '#contract/selling/electronic-invoices.ts'
import type { PrintContext } from '../../../../documents/delivery/print-document.ts'
import { firmItself } from '../../../../firm/firm-itself.ts'
import { refusal } from '../refusal.ts'
import { keepXml } from './keep-issued.ts'
import { findKeptXml } from './store.ts'

/**
 * The XML of an issued document as it was kept; one from before XML was kept is kept now.
 * @throws AppError not_found; conflict for a syntax the document cannot leave in
 */
export function issuedXml(
  { store, firm }: Pick<PrintContext, 'store' | 'firm'>,
  documentId: string,
  format: Exclude<KeptFormat, 'pdf'>,
): File {
  let kept = findKeptXml(store.reader, documentId, format)
  if (!kept) {
    store.transact(firmItself(firm.firmId, firm.now), (writer) =>
      keepXml(writer, firm.now, documentId),
    )
    kept = findKeptXml(store.reader, documentId, format)
  }
  if (!kept) throw refusal('breaksRules')
  // Nobody takes for good what a receiver would refuse.
  const name = kept.broken.length > 0 ? kept.name.replace(/\.xml$/, '.not-valid.xml') : kept.name
  return new File([kept.xml], name, { type: 'application/xml' })
}
