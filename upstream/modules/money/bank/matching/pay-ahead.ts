import { PaymentInput, SupplierPaymentInput } from '#contract/books/payment.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { requirePaymentSteps } from '../../../books/settlement/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { paymentReference } from './payment-reference.ts'
import type { StoredLine } from './reader.ts'
import { requireReached } from './rights.ts'
import type { Made } from './writer.ts'

/**
 * Records a line as money of a customer that stands to their credit, or as paid ahead to a supplier;
 * documents take it when they come.
 * @throws AppError not_found out of reach; locked; invalid for a payer who is no customer, or
 *   a payee who is no supplier
 */
export function payAhead(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  partyId: string,
): Made {
  const { date, currency, account, amount } = line
  requireReached(writer, context, { kind: 'party', id: partyId })
  const { isCustomer, isSupplier } = getStoredParty(writer, partyId)
  if (amount > 0 && !isCustomer) throw invalidField('partyId', 'noCustomer')
  if (amount < 0 && !isSupplier) throw invalidField('partyId', 'noSupplier')
  const money = { date, currency, account, reference: paymentReference(line) }
  const steps = requirePaymentSteps()
  const payment =
    amount > 0
      ? steps.record(writer, context, PaymentInput.parse({ ...money, customerId: partyId, amount }))
      : steps.paySupplier(
          writer,
          context,
          SupplierPaymentInput.parse({ ...money, supplierId: partyId, amount: 0 - amount }),
        )
  return { kind: 'payment', id: payment.id }
}
