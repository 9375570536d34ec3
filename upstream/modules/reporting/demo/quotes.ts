import type { Language } from '#contract/core/fields.ts'
import { type QuoteInput, QuoteInput as QuoteSchema } from '#contract/selling/quotes.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  accept,
  createDraft,
  decline,
  issue,
  markViewed,
  send,
} from '../../selling/quotes/index.ts'
import { ownFieldsOfQuote } from './own-fields.ts'
import type { Stage } from './play.ts'
import { priceIn, rateOf, taxCodeOf } from './prices.ts'

type PlannedQuote = {
  daysAgo: number
  customer: number
  /** Places of the goods; the last one is optional. */
  goods: readonly number[]
  outcome: 'draft' | 'open' | 'accepted' | 'declined'
}

/** Seven offers of the last weeks; those that nobody answered in time expire by themselves. */
const planned: readonly PlannedQuote[] = [
  { daysAgo: 52, customer: 1, goods: [4, 5, 17], outcome: 'open' },
  { daysAgo: 40, customer: 2, goods: [0, 2, 16], outcome: 'accepted' },
  { daysAgo: 33, customer: 4, goods: [10, 9, 15], outcome: 'declined' },
  { daysAgo: 12, customer: 3, goods: [6, 8, 12], outcome: 'accepted' },
  { daysAgo: 9, customer: 5, goods: [11, 16], outcome: 'open' },
  { daysAgo: 4, customer: 0, goods: [0, 1, 15], outcome: 'open' },
  { daysAgo: 1, customer: 6, goods: [5, 4], outcome: 'draft' },
]

const words: Record<Language, { terms: string; reason: string }> = {
  en: {
    terms: 'Delivery within four weeks. Half of the amount is due with the order.',
    reason: 'We have decided for another workshop this time.',
  },
  de: {
    terms: 'Lieferung binnen vier Wochen. Die Hälfte des Betrags ist bei Auftrag fällig.',
    reason: 'Wir haben uns diesmal für eine andere Werkstatt entschieden.',
  },
  it: {
    terms: 'Consegna entro quattro settimane. Metà dell’importo è dovuta all’ordine.',
    reason: 'Questa volta abbiamo scelto un altro laboratorio.',
  },
  ru: {
    terms: 'Срок изготовления — четыре недели. Половина суммы оплачивается при заказе.',
    reason: 'На этот раз мы выбрали другую мастерскую.',
  },
  es: {
    terms: 'Entrega en cuatro semanas. La mitad del importe se paga al hacer el pedido.',
    reason: 'Esta vez nos hemos decidido por otro taller.',
  },
}

/** When each quote of a demo is written, in milliseconds since 1970: at half past ten in Greenwich. */
export function quoteTimes(now: Date): { at: number; place: number }[] {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  return planned.map(({ daysAgo }, place) => ({
    at: today - daysAgo * 86_400_000 + 10.5 * 3_600_000,
    place,
  }))
}

/** Writes one quote and has its customer answer, by the rules that a person's clicks pass through. */
export function playQuote(writer: Writer, context: FirmContext, stage: Stage, place: number): void {
  const plan = planned[place]
  if (!plan) return
  const draft = createDraft(writer, context, inputOf(stage, plan, context.now))
  if (plan.outcome === 'draft') return
  const opened = issue(writer, context, draft.id, { secret: newSecret() })
  const mail = { quoteId: draft.id, to: '', cc: '', subject: '', message: '' }
  const sent = send(writer, context, mail, { origin: '', isMailed: false })
  const actor = { ...context.actor, userId: '', userName: '', role: null }
  const customer = { ...context, actor }
  const seen = markViewed(writer, customer, sent)
  const contact = stage.entered.customers[plan.customer]
  const name = contact?.contactName || opened.customerName
  const answer = { name, address: '203.0.113.7', signature: '', reason: '' }
  if (plan.outcome === 'accepted') accept(writer, customer, seen, { answer, choices: [] })
  if (plan.outcome === 'declined') {
    const { reason } = words[stage.firm.language]
    decline(writer, customer, seen, { ...answer, reason })
  }
}

function inputOf(stage: Stage, plan: PlannedQuote, now: Date): QuoteInput {
  const customer = stage.entered.customers[plan.customer]
  const { baseCurrency, address, language } = stage.firm
  const currency = customer?.currency ?? baseCurrency
  const issueDate = now.toISOString().slice(0, 10)
  return QuoteSchema.parse({
    customerId: customer?.id,
    issueDate,
    validUntil: addDays(issueDate, 30),
    currency,
    exchangeRate: rateOf(currency, baseCurrency),
    language: customer?.language,
    terms: words[language].terms,
    custom: ownFieldsOfQuote(customer?.address.city ?? ''),
    lines: plan.goods.flatMap((place, at) => {
      const [good, item] = [stage.goods[place], stage.entered.items[place]]
      const taxCode = good && taxCodeOf(address.country, customer?.address.country ?? '', good)
      // A service abroad has no rate in some countries; the rest is offered all the same.
      if (!good || !item || !taxCode) return []
      const isLast = at > 0 && at === plan.goods.length - 1
      return [
        {
          itemId: item.id,
          description: item.name,
          quantity: isLast ? '1' : '4',
          unit: item.unit,
          unitPrice: priceIn(good.cents, currency),
          taxCode,
          isOptional: isLast,
          hasFreeQuantity: isLast && good.kind === 'service',
        },
      ]
    }),
  })
}
