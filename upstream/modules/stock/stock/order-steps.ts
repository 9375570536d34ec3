import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its orders have documents of stock, and keep count of what these moved. */
    stockOrders: StockOrders
  }
}

/** A module whose orders are delivered, or made, in parts. */
export type StockOrders = {
  /** What the documents of stock of its orders name as their source. */
  sourceKind: string
  /** In the transaction that changed what is on a document of an order, or what it moved. */
  changed(writer: Writer, context: FirmContext, orderId: string): void
  /**
   * Lines of an invoice whose goods leave on deliveries of an order: the invoice delivers none of them.
   * Absent where its orders are not invoiced.
   */
  linesOf?(reader: Reader, invoiceId: string): readonly string[]
  /** For which day records have promised goods; of what is not told, they are wanted at once. */
  promisedFor(reader: Reader, ids: readonly string[]): ReadonlyMap<string, string>
}

/** Lets the order know whose document of stock changed. */
export function tellOrder(
  writer: Writer,
  context: FirmContext,
  { sourceKind, sourceId }: { sourceKind: string; sourceId: string },
): void {
  for (const one of hooks('stockOrders')) {
    if (one.sourceKind === sourceKind) one.changed(writer, context, sourceId)
  }
}

/** Lines of an invoice that deliveries of an order hand out. */
export function linesOfOrders(reader: Reader, invoiceId: string): ReadonlySet<string> {
  return new Set(hooks('stockOrders').flatMap((one) => one.linesOf?.(reader, invoiceId) ?? []))
}

/** For which days records have promised goods, as far as one was told. */
export function promiseDays(reader: Reader, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map(hooks('stockOrders').flatMap((one) => [...one.promisedFor(reader, ids)]))
}
