import type { FirmContext, Writer } from '../../../firm/store.ts'
import { linkRecords } from '../../firm/records/index.ts'

/** Says which invoice was made of a quote, or of a part of it. */
export function linkInvoice(
  writer: Writer,
  context: FirmContext,
  quoteId: string,
  invoiceId: string,
): void {
  linkRecords(writer, context, {
    from: { kind: 'quote', id: quoteId },
    relation: 'convertedTo',
    to: { kind: 'invoice', id: invoiceId },
  })
}
