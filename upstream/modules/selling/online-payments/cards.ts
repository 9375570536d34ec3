import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { KeptCard } from '#contract/selling/online-payments.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { type CardRow, type CheckoutRow, findCard } from './reader.ts'
import type { Standing } from './standing.ts'
import { keptCardsTable } from './tables.ts'

type NewCard = NonNullable<Standing['card']> & { consent: CheckoutRow }

/** Keeps a customer's card with what they agreed to; one that was kept before is removed. */
export function keepCard(
  writer: Writer,
  context: FirmContext,
  customerId: string,
  { customer, method, brand, last4, expires, consent }: NewCard,
): void {
  const before = findCard(writer, customerId)
  if (before?.providerMethod === method) return
  if (before) removeCard(writer, context, before)
  const row: CardRow = {
    id: context.newId(),
    customerId,
    providerCustomer: customer,
    providerMethod: method,
    brand,
    last4,
    expires,
    consentText: consent.consentText,
    consentAt: consent.createdAt,
    removedAt: null,
  }
  writer.db.insert(keptCardsTable).values(row).run()
  const title = `${brand} ${last4}`
  writer.audit({ entity: 'party', entityId: customerId, action: 'keepCard', title })
}

/** Charges a card no more, from now on; the provider forgets it too, soon after. */
export function removeCard(writer: Writer, context: FirmContext, card: CardRow): void {
  const removedAt = context.now.toISOString()
  writer.db.update(keptCardsTable).set({ removedAt }).where(eq(keptCardsTable.id, card.id)).run()
  schedule(writer, {
    kind: 'online-payments.forget',
    key: card.id,
    dueAt: context.now,
    payload: { method: card.providerMethod },
    title: `${card.brand} ${card.last4}`,
  })
  const title = `${card.brand} ${card.last4}`
  writer.audit({ entity: 'party', entityId: card.customerId, action: 'removeCard', title })
}

/** @throws AppError not_found for a customer who has left none */
export function requireCard(reader: Reader, customerId: string): CardRow {
  const card = findCard(reader, customerId)
  if (!card) throw new AppError('not_found', 'No such card')
  return card
}

export function toKeptCard(reader: Reader, row: CardRow): KeptCard {
  const { id, customerId, brand, last4, expires, consentAt, consentText, removedAt } = row
  const customerName = getStoredParty(reader, customerId).name
  return {
    id,
    customerId,
    customerName,
    brand,
    last4,
    expires,
    consentAt,
    consentText,
    removedAt,
  }
}
