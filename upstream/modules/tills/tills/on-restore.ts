import type { FirmContext, Writer } from '../../../firm/store.ts'
import { forgetTerminals } from './on-copy.ts'
import { releaseBeside } from './terminal-beside.ts'
import { freeCards } from './terminal-refund-cards.ts'
import { refundsUnderWay } from './terminal-refund-store.ts'
import { isUnderWay } from './terminal-store.ts'
import { tillTerminalPaymentsTable } from './terminal-tables.ts'

/**
 * The firm of the archive may still be there, with its terminals: what it charged is its own, and
 * nothing of that is sold or given back here. What was set aside for it is free.
 */
export function onRestore(writer: Writer, context: FirmContext): void {
  const rows = writer.db.select().from(tillTerminalPaymentsTable).all()
  for (const row of rows) {
    if (isUnderWay(row)) releaseBeside(writer, context, row)
  }
  for (const row of refundsUnderWay(writer)) freeCards(writer, context, row)
  forgetTerminals(writer)
}
