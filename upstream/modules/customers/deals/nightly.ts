import type { FirmContext, Writer } from '../../../firm/store.ts'
import { pricedForecast } from './forecast-of-firm.ts'
import { snapshotsOf } from './forecast-truth.ts'
import { planSnapshot } from './plan-snapshot.ts'
import { dealForecastsTable } from './tables.ts'

/** Keeps what the forecast says today of this month and later ones, once; goes on while deals are open. */
export function takeSnapshot(writer: Writer, context: FirmContext): void {
  for (const snapshot of snapshotsOf(pricedForecast(writer, context))) {
    writer.db.insert(dealForecastsTable).values(snapshot).onConflictDoNothing().run()
  }
  const open = writer.sql.exec("select 1 from deals where place = 'open' limit 1").toArray()
  if (open.length > 0) planSnapshot(writer, context)
}
