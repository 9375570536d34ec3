import type { About } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { StockDocumentKind } from '#contract/stock/stock.ts'
import { type Warehouse, warehousesContract } from '#contract/stock/warehouses.ts'

/** What the lists are filtered by. */
export type StockChoices = { warehouses: Warehouse[] }

export async function loadStockChoices({
  call,
  firm,
}: Pick<FirmAccess, 'call' | 'firm'>): Promise<StockChoices> {
  const { rows } = await call(warehousesContract.list, { firmId: firm.firmId })
  return { warehouses: rows }
}

export function warehousesOf({ extra }: About<StockChoices>) {
  return extra.warehouses.map(({ id, name }) => ({ value: id, label: name }))
}

export function kindsOf({ t }: About<StockChoices>) {
  return StockDocumentKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))
}
