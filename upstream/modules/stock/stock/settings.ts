import type { StockSettings } from '#contract/stock/warehouses.ts'
import type { Reader, Writer } from '../../../firm/store.ts'

const usual: StockSettings = {
  allowsNegative: false,
  invoiceDelivers: 'atOnce',
  asksBeyondStock: true,
  surplusPercent: 10,
}

type Row = {
  negative: number
  delivers: StockSettings['invoiceDelivers']
  surplusPercent: number
  asks: number
}

/** How the firm keeps its stock. */
export function stockSettings({ sql }: Reader): StockSettings {
  const [row] = sql.exec<Row>(
    `select allows_negative as negative, invoice_delivers as delivers,
       surplus_percent as surplusPercent, asks_beyond_stock as asks from stock_settings`,
  )
  if (!row) return usual
  const { negative, delivers, surplusPercent, asks } = row
  return {
    allowsNegative: negative === 1,
    invoiceDelivers: delivers,
    surplusPercent,
    asksBeyondStock: asks === 1,
  }
}

export function saveStockSettings(writer: Writer, settings: StockSettings): StockSettings {
  const before = stockSettings(writer)
  writer.sql.exec(
    `insert into stock_settings (id, allows_negative, invoice_delivers, surplus_percent,
       asks_beyond_stock)
     values (1, ?, ?, ?, ?)
     on conflict do update set allows_negative = excluded.allows_negative,
       invoice_delivers = excluded.invoice_delivers, surplus_percent = excluded.surplus_percent,
       asks_beyond_stock = excluded.asks_beyond_stock`,
    settings.allowsNegative ? 1 : 0,
    settings.invoiceDelivers,
    settings.surplusPercent,
    settings.asksBeyondStock ? 1 : 0,
  )
  const after = stockSettings(writer)
  writer.audit({ entity: 'stockSettings', entityId: 'stock', action: 'update', before, after })
  return after
}
