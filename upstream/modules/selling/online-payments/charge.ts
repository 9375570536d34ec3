import { eq } from 'drizzle-orm'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { providerError, providerOf, toProvider } from '../card-payments/index.ts'
import { type DocumentRow, getDocument } from '../invoicing/index.ts'
import { isOfRecurring } from '../recurring/views.ts'
import { followPayment } from './follow-job.ts'
import { findCard, findCardById, findCheckout, openOf, takesCards } from './reader.ts'
import { cardCheckoutsTable } from './tables.ts'

/** A recurring invoice that became final is taken from the card its customer left. */
export function planCharge(writer: Writer, context: FirmContext, invoice: DocumentRow): void {
  if (!takesCards(writer) || !isOfRecurring(writer, invoice.id)) return
  const card = findCard(writer, invoice.customerId)
  const { next } = openOf(writer, invoice.id, firmDate(writer, context))
  if (!card || next === 0) return
  const checkoutId = context.newId()
  writer.db
    .insert(cardCheckoutsTable)
    .values({
      id: checkoutId,
      invoiceId: invoice.id,
      amount: next,
      consentText: '',
      paymentIntentId: null,
      state: 'begun',
      createdAt: context.now.toISOString(),
    })
    .run()
  schedule(writer, {
    kind: 'online-payments.charge',
    key: invoice.id,
    dueAt: context.now,
    payload: { checkoutId, keptCardId: card.id },
    title: invoice.number ?? '',
    link: `invoices/${invoice.id}`,
  })
}

type Charge = { checkoutId: string; keptCardId: string }

/**
 * Takes what is open of an invoice from a card, while its customer is away. A card that refuses is
 * reported to the firm and not asked again: the customer can still pay on the page of the invoice.
 */
export async function charge(means: JobMeans, { checkoutId, keptCardId }: Charge): Promise<void> {
  const { store, env, firm } = means
  const checkout = findCheckout(store.reader, checkoutId)
  const card = findCardById(store.reader, keptCardId)
  if (checkout?.state !== 'begun' || !card || card.removedAt !== null) return
  const { invoiceId } = checkout
  const invoice = getDocument(store.reader, invoiceId)
  const { due } = openOf(store.reader, invoiceId, firmDate(store.reader, firm))
  const units = toProvider(Math.min(due, checkout.amount), invoice.currency)
  if (due === 0 || units === undefined) return
  try {
    const { id } = await take(env, units, invoice, {
      customer: card.providerCustomer,
      method: card.providerMethod,
      metadata: { firmId: firm.firmId, invoiceId, checkoutId },
    })
    store.transact(firm, (writer) => followPayment(writer, firm, id))
  } catch (error) {
    if (providerError(error)?.type !== 'StripeCardError') throw error
    store.transact(firm, (writer) => noteRefused(writer, firm, checkoutId, invoice))
  }
}

type Taken = { customer: string; method: string; metadata: Record<string, string> }

async function take(
  env: Env,
  amount: number,
  invoice: DocumentRow,
  { customer, method, metadata }: Taken,
) {
  const provider = await providerOf(env)
  return provider.paymentIntents.create(
    {
      amount,
      currency: invoice.currency.toLowerCase(),
      customer,
      payment_method: method,
      allowed_payment_method_types: ['card'],
      off_session: true,
      confirm: true,
      description: invoice.number ?? '',
      metadata,
    },
    { idempotencyKey: metadata.checkoutId },
  )
}

function noteRefused(
  writer: Writer,
  context: FirmContext,
  checkoutId: string,
  { id, number, customerName }: DocumentRow,
): void {
  writer.db
    .update(cardCheckoutsTable)
    .set({ state: 'failed' })
    .where(eq(cardCheckoutsTable.id, checkoutId))
    .run()
  queueNotice(writer, context, {
    kind: 'cardDeclined',
    params: { number: number ?? '', customer: customerName },
    link: `/firms/${context.firmId}/invoices/${id}`,
    about: { entity: 'invoice', id: id },
  })
}
