import { salesOrderInput } from './full-firm.ts'
import type { Ids } from './people.ts'
import { productionInput } from './stock-inputs.ts'

const step = { date: '2026-01-05' }

/** What the endpoints of orders of customers and of production take. */
export function orderBodies(own: Ids): Record<string, () => object> {
  return {
    'PUT /firms/{firmId}/sales-orders/{salesOrderId}': () =>
      salesOrderInput(own.customerId, 'x', { version: 1 }),
    'POST /firms/{firmId}/sales-orders/{salesOrderId}/deliveries': () => step,
    'POST /firms/{firmId}/sales-orders/{salesOrderId}/returns': () => ({ ...step, reason: 'x' }),
    'POST /firms/{firmId}/sales-orders/{salesOrderId}/close': () => ({ reason: 'x' }),
    'POST /firms/{firmId}/sales-orders/{salesOrderId}/drop-ship': () => ({ supplierName: 'x' }),
    'POST /firms/{firmId}/sales-orders/{salesOrderId}/reject': () => ({ reason: 'x' }),
    'PUT /firms/{firmId}/production-orders/{productionOrderId}': () => ({
      ...productionInput(own.kitId ?? '', 'x'),
      version: 1,
    }),
    'POST /firms/{firmId}/production-orders/{productionOrderId}/runs': () => ({
      ...step,
      made: '1',
    }),
  }
}
