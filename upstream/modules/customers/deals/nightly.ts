import { insertRow } from '../../../firm/rows.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { pricedForecast } from './forecast-of-firm.ts'
import { snapshotsOf } from './forecast-truth.ts'
import { planSnapshot } from './plan-snapshot.ts'
import { dealForecastsTable } from './tables.ts'

/** Keeps what the forecast says today of this month and later ones, once; goes on while deals are open. */
export function takeSnapshot(writer: Writer, context: FirmContext): void {
  const snapshots = snapshotsOf(pricedForecast(writer, context, undefined))
  for (const { asOfDate, ...snapshot } of snapshots) {
    const isKept = writer.sql
      .exec(
        'select 1 from deal_forecasts where month = ? and as_of_date = ?',
        ...[snapshot.month, asOfDate],
      )
      .toArray()
    if (isKept.length === 0) insertRow(writer, dealForecastsTable, { asOfDate, ...snapshot })
  }
  const open = writer.sql.exec("select 1 from deals where place = 'open' limit 1").toArray()
  if (open.length > 0) planSnapshot(writer, context)
}
