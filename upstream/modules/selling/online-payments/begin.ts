import type { Stripe } from 'stripe'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import type { CardPaymentInput } from '#contract/selling/online-payments.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { providerError, providerOf, toProvider } from '../card-payments/index.ts'
import { type DocumentRow, publicPath } from '../invoicing/index.ts'
import { recursFor } from '../recurring/views.ts'
import { findCard, openOf, takesCards } from './reader.ts'
import { cardCheckoutsTable } from './tables.ts'
import { cardTexts } from './texts.ts'

/** How long the provider's page is valid, in minutes. */
const pageMinutes = 60

/**
 * Begins a payment by card of all or part of an invoice. Gives the address of the provider's own page,
 * where the card is typed: no figure of it comes here.
 * @throws AppError invalid for more than is open or an amount the provider cannot take; conflict
 *   where nothing is open; not_found where the firm takes no cards; unavailable
 */
export async function beginPayment(
  { store, env, firm }: HandlerContext,
  invoice: DocumentRow,
  { amount, keepsCard }: CardPaymentInput,
): Promise<string> {
  const { reader } = store
  if (!takesCards(reader)) throw new AppError('not_found', 'No card payments')
  const provider = await providerOf(env)
  const { due } = openOf(reader, invoice.id, firmDate(reader, firm))
  if (due === 0) throw conflictOf('nothingToPay')
  if (amount > due) throw invalidField('amount', 'moreThanDue')
  const units = toProvider(amount, invoice.currency)
  if (units === undefined) throw invalidField('amount', 'invalidAmount')
  const consent = keepsCard && recursFor(reader, invoice.customerId)
  const checkoutId = firm.newId()
  const path = publicPath(firm.firmId, invoice) ?? ''
  const page = `${env.PUBLIC_ORIGIN}${path}`
  const metadata = { firmId: firm.firmId, invoiceId: invoice.id, checkoutId }
  const name = cardTexts[languageOf(invoice)].invoice.replace('{number}', invoice.number ?? '')
  const price = { currency: invoice.currency.toLowerCase(), unit_amount: units }
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [{ quantity: 1, price_data: { ...price, product_data: { name } } }],
    client_reference_id: invoice.id,
    metadata,
    payment_intent_data: {
      metadata,
      description: name,
      ...(consent && { setup_future_usage: 'off_session' as const }),
    },
    ...customerOf(),
    locale: languageOf(invoice),
    success_url: `${page}?card=paid`,
    cancel_url: page,
    expires_at: Math.floor(firm.now.getTime() / 1000) + pageMinutes * 60,
  }

  function customerOf(): Stripe.Checkout.SessionCreateParams {
    const known = findCard(reader, invoice.customerId)
    if (known) return { customer: known.providerCustomer }
    const { email } = getStoredParty(reader, invoice.customerId)
    return {
      ...(email !== '' && { customer_email: email }),
      ...(consent && { customer_creation: 'always' as const }),
    }
  }

  const session = await asked(() =>
    provider.checkout.sessions.create(params, { idempotencyKey: checkoutId }),
  )
  if (!session.url) throw new AppError('unavailable', 'The provider gave no page')
  store.transact(firm, (writer) => {
    writer.db
      .insert(cardCheckoutsTable)
      .values({
        id: checkoutId,
        invoiceId: invoice.id,
        amount,
        consentText: consent ? consentText(firmName(), invoice) : '',
        paymentIntentId: null,
        state: 'begun',
        createdAt: firm.now.toISOString(),
      })
      .run()
  })
  return session.url

  function firmName(): string {
    const { tradeName, legalName } = getFirmProfile(reader)
    return tradeName || legalName
  }
}

/** What a customer agrees to by leaving a card, in the language of their document. */
export function consentText(firmName: string, document: Pick<DocumentRow, 'language'>): string {
  return cardTexts[languageOf(document)].consent.replace('{firm}', firmName)
}

export function languageOf({ language }: Pick<DocumentRow, 'language'>): Language {
  return Language.parse(language)
}

/** What the provider answers. @throws AppError invalid for an amount that it does not take; unavailable */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const code = providerError(cause)?.code
    if (code === 'amount_too_small') throw invalidField('amount', 'tooSmallForCard')
    if (code === 'amount_too_large') throw invalidField('amount', 'tooLarge')
    console.error(cause)
    throw new AppError('unavailable', 'The card provider does not answer', { cause })
  }
}
