import type { InvoicePurpose } from '#contract/selling/deposits.ts'
import type { MissingItem } from '#contract/stock/stock.ts'
import type { Reader } from '../../../firm/store.ts'
import { linkedIds } from '../../firm/records/index.ts'
import { listWarehouses, missingItems, stockSettings } from '../../stock/stock/index.ts'

type Draft = {
  id: string | null
  purpose: InvoicePurpose
  issueDate: string
  lines: readonly { itemId: string | null; quantity: string; unit: string }[]
}

/**
 * What of a draft would stay to be delivered once it is final, as it is not on hand. Of an order that
 * was reserved or delivered before, the order's own deliveries say so; a deposit hands nothing out.
 */
export function missingGoods(
  reader: Reader,
  { id, purpose, issueDate: date, lines }: Draft,
): MissingItem[] {
  if (purpose !== '' || stockSettings(reader).invoiceDelivers !== 'atOnce') return []
  const draft = { kind: 'invoice', id: id ?? '' }
  const isOrdered = ['quote', 'shopOrder', 'salesOrder'].some(
    (kind) => linkedIds(reader, draft, kind).length > 0,
  )
  if (isOrdered) return []
  const warehouseId = listWarehouses(reader).find(({ isUsual }) => isUsual)?.id ?? ''
  const sold = lines.map((line, at) => ({ ...line, id: String(at) }))
  return missingItems(reader, { lines: sold, warehouseId, date })
}
