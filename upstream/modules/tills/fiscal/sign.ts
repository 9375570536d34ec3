import type { FiscalPrint } from '#contract/tills/fiscal.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { findDevice } from './devices.ts'
import { packOf } from './packs.ts'
import { type FiscalReceipt, printsNothing } from './port.ts'

/**
 * Has the country of the firm sign or record what a till did, in the transaction of it.
 * @throws AppError conflict for what may not be sold by a ticket
 */
export function signReceipt(writer: Writer, context: FirmContext, receipt: FiscalReceipt): void {
  const found = packOf(writer)
  if (!found) return
  const device = findDevice(writer, receipt.registerId)
  const own = device?.country === found.country ? device : undefined
  found.pack.sign(writer, context, receipt, own)
}

/** What stands on a ticket for the tax authority. */
export function printedOf(reader: Reader, ticket: { id: string; registerId: string }): FiscalPrint {
  const found = packOf(reader)
  if (!found) return printsNothing
  const device = findDevice(reader, ticket.registerId)
  return found.pack.print(reader, ticket.id, device?.country === found.country ? device : undefined)
}

/** Whether the law of the firm's country asks for a device that signs. */
export function asksForDevice(reader: Reader): boolean {
  return packOf(reader)?.pack.needsDevice ?? false
}
