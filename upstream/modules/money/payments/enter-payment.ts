import type { FirmContext, Writer } from '../../../firm/store.ts'
import { givenFields, type WithFields } from './added-fields.ts'
import { insertPayment, type NewPayment } from './writer.ts'

type TypedPayment = Pick<
  NewPayment,
  'date' | 'method' | 'currency' | 'amount' | 'fee' | 'reference'
>

/**
 * Writes a new payment as it was typed, with its added fields and what was worked out for it,
 * whichever way the money went.
 */
export function enterPayment(
  writer: Writer,
  context: FirmContext,
  {
    input,
    party: { id: partyId, name: partyName },
    worked,
  }: {
    input: TypedPayment & WithFields
    party: { id: string; name: string }
    worked: Omit<NewPayment, keyof TypedPayment | 'partyId' | 'partyName' | 'state' | 'custom'>
  },
): void {
  const { date, method, currency, amount, fee, reference } = input
  const typed = { partyId, partyName, date, method, currency, amount, fee, reference }
  const custom = givenFields(writer, context, input)
  insertPayment(writer, context, { ...worked, ...typed, state: 'completed', custom })
}
