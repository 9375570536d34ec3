import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { StockDocumentRow } from '#contract/stock/stock.ts'
import { stockDocumentsContract } from '#contract/stock/stock-calls.ts'

/** What of an invoice or a ticket is still to be delivered; nothing for who may not see stock. */
export async function loadOpenDeliveries(
  { call, can, firm: { firmId } }: FirmAccess,
  sourceId: string,
): Promise<StockDocumentRow[]> {
  if (!can('stock:view')) return []
  const asked = { firmId, sourceId, tab: 'open', kind: 'delivery' } as const
  const { rows } = await call(stockDocumentsContract.list, asked)
  return rows
}
