import type { SalesOrderInput } from '#contract/selling/sales-orders.ts'
import { documentValues } from '../../../documents/document-values.ts'
import { sortKey } from '../../../documents/sort-key.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import type { OrderRecord } from './reader.ts'
import type { NewLine, NewOrder } from './writer.ts'

export type OrderValues = { order: NewOrder; lines: NewLine[] }

/**
 * What an order with this input is stored as.
 * @param taxRounding of the quote it was made of; else it is the firm's
 * @throws AppError not_found for a customer or item the firm does not have; invalid
 */
export function orderValues(
  reader: Reader,
  context: Pick<FirmContext, 'newId'>,
  written: SalesOrderInput,
  taxRounding?: OrderRecord['taxRounding'],
): OrderValues {
  const customer = getStoredParty(reader, written.customerId)
  const values = documentValues(reader, context, written, {
    taxRounding,
    taxDate: written.deliveryDate ?? written.issueDate,
    own: () => ({}),
  })
  return {
    lines: values.lines,
    order: {
      ...values.head,
      taxRounding: values.taxRounding,
      customerId: customer.id,
      customerName: customer.name,
      customerOrder: sortKey(customer.name),
      customerReference: written.customerReference,
      deliveryDate: written.deliveryDate,
      terms: written.terms,
    },
  }
}
