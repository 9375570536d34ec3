import { invoicePath } from '#app/modules/invoicing/index.ts'
import { paymentPath } from '#app/modules/payments/index.ts'

type Source = { kind: string; id: string }

/** Where the document is that caused an entry; undefined where it has no page of its own. */
export function sourceHref(firmId: string, { kind, id }: Source): string | undefined {
  if (kind === 'invoice' || kind === 'creditNote') return invoicePath(firmId, id)
  return kind === 'payment' ? paymentPath(firmId, id) : undefined
}
