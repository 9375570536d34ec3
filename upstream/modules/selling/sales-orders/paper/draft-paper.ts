import { AppError } from '#contract/core/errors.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { orderValues } from '../draft-values.ts'
import { readOrderPaper } from './order-paper.ts'

/** How an order would look that is not stored; null while its totals cannot be worked out. */
export function draftOrderPaper(
  reader: Reader,
  context: FirmContext,
  input: SalesOrderInput,
): PaperView | null {
  try {
    const { order, lines } = orderValues(reader, context, input)
    const row = {
      ...order,
      discount: order.discount ?? null,
      deliveryDate: order.deliveryDate ?? null,
      number: null,
      snapshot: null,
      state: 'draft' as const,
    }
    const facts = { orderId: '', isGoods: false, closed: 0, waived: 0 }
    const stored = lines.map((line, position) => ({ ...line, ...facts, position }))
    return readOrderPaper(reader, row, stored).view
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return null
    throw error
  }
}
