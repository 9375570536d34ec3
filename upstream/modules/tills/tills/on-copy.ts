import type { FirmContext, Writer } from '../../../firm/store.ts'
import { releaseBeside } from './terminal-beside.ts'
import { freeCards } from './terminal-refund-cards.ts'
import { refundsUnderWay } from './terminal-refund-store.ts'
import { isUnderWay } from './terminal-store.ts'
import { tillTerminalPaymentsTable, underWaySql } from './terminal-tables.ts'

/**
 * Gives the public copies of receipts secrets of their own in a firm that was copied, whose receipts no
 * longer show what the other firm's gift cards are spent by. The terminals are the other firm's too.
 */
export function onCopy(writer: Writer): void {
  const { sql } = writer
  sql.exec("update till_ticket_cards set sealed_code = ''")
  sql.exec("update till_tickets set public_secret = hex(randomblob(16)) where public_secret <> ''")
  forgetTerminals(writer)
}

/** Has no till ask the terminals of another firm, and nothing of what they charged given back. */
export function forgetTerminals({ sql }: Writer): void {
  sql.exec("update till_registers set terminal_reader = ''")
  sql.exec(`update till_terminal_payments set state = 'cancelled' where ${underWaySql}`)
  sql.exec('update till_terminal_payments set payment_id = null')
  sql.exec("update till_terminal_refunds set state = 'refused' where state in ('asking', 'made')")
}

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
