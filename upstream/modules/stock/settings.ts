import type { StockSettings } from '#contract/warehouses.ts'
import type { Reader, Writer } from '../../firm/store.ts'

const usual: StockSettings = { allowsNegative: false, invoiceDelivers: 'atOnce' }

type Row = { negative: number; delivers: StockSettings['invoiceDelivers'] }

/** How the firm keeps its stock. */
export function stockSettings({ sql }: Reader): StockSettings {
  const [row] = sql.exec<Row>(
    'select allows_negative as negative, invoice_delivers as delivers from stock_settings',
  )
  return row ? { allowsNegative: row.negative === 1, invoiceDelivers: row.delivers } : usual
}

export function saveStockSettings(writer: Writer, settings: StockSettings): StockSettings {
  const before = stockSettings(writer)
  writer.sql.exec(
    `insert into stock_settings (id, allows_negative, invoice_delivers) values (1, ?, ?)
     on conflict do update set allows_negative = excluded.allows_negative,
       invoice_delivers = excluded.invoice_delivers`,
    settings.allowsNegative ? 1 : 0,
    settings.invoiceDelivers,
  )
  const after = stockSettings(writer)
  writer.audit({ entity: 'stockSettings', entityId: 'stock', action: 'update', before, after })
  return after
}
