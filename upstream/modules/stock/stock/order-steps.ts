import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its orders have deliveries of their own, and keep count of what left and came back. */
    orderDeliveries: OrderDeliveries
  }
}

/** A module whose orders are delivered, and invoiced apart from that. */
export type OrderDeliveries = {
  /** What the deliveries of its orders name as their source. */
  sourceKind: string
  /** In the transaction that changed what is on a delivery of an order, or what of it left or came back. */
  changed(writer: Writer, context: FirmContext, orderId: string): void
  /** Lines of an invoice whose goods leave on deliveries of an order: the invoice delivers none of them. */
  linesOf(reader: Reader, invoiceId: string): readonly string[]
  /** For which day records have promised goods; of what is not told, they are wanted at once. */
  promisedFor(reader: Reader, ids: readonly string[]): ReadonlyMap<string, string>
}

/** Lets the order know whose delivery changed. */
export function tellOrder(
  writer: Writer,
  context: FirmContext,
  { sourceKind, sourceId }: { sourceKind: string; sourceId: string },
): void {
  for (const one of hooks('orderDeliveries')) {
    if (one.sourceKind === sourceKind) one.changed(writer, context, sourceId)
  }
}

/** Lines of an invoice that deliveries of an order hand out. */
export function linesOfOrders(reader: Reader, invoiceId: string): ReadonlySet<string> {
  return new Set(hooks('orderDeliveries').flatMap((one) => one.linesOf(reader, invoiceId)))
}

/** For which days records have promised goods, as far as one was told. */
export function promiseDays(reader: Reader, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(hooks('orderDeliveries').flatMap((one) => [...one.promisedFor(reader, ids)]))
}
