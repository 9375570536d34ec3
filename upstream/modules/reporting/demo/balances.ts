import type { Language } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import { TopUpInput } from '#contract/money/wallets.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  giftCardSettings,
  issueGiftCard,
  listPayable,
  requestPayout,
  setGiftCardSettings,
  spendOnInvoice,
  topUp,
} from '../../money/wallets/index.ts'
import type { Stage } from './play.ts'
import { priceIn } from './prices.ts'

const words: Record<Language, { ahead: string; card: string }> = {
  en: { ahead: 'Paid ahead for the year', card: 'Gift card' },
  de: { ahead: 'Vorauszahlung für das Jahr', card: 'Gutschein' },
  it: { ahead: 'Pagamento anticipato per l’anno', card: 'Buono regalo' },
  ru: { ahead: 'Предоплата за год', card: 'Подарочная карта' },
  es: { ahead: 'Pago anticipado del año', card: 'Tarjeta regalo' },
}

/** Two customers who pay ahead, one of them with an invoice paid from it, and two gift cards. */
export function fillBalances(writer: Writer, context: FirmContext, stage: Stage): void {
  const { baseCurrency, language } = stage.firm
  const today = context.now.toISOString().slice(0, 10)
  const atHome = stage.entered.customers.filter(({ currency }) => currency === baseCurrency)
  const paid = (place: number, cents: number, daysAgo: number, reference: string) => {
    return TopUpInput.parse({
      customerId: atHome[place]?.id,
      date: addDays(today, -daysAgo),
      currency: baseCurrency,
      amount: parseAmount(priceIn(cents, baseCurrency), baseCurrency),
      reference,
    })
  }
  const { ahead, card } = words[language]
  const first = topUp(writer, context, paid(0, 150_000, 28, ahead))
  const [invoice] = listPayable(writer, context, first.id)
  if (invoice) {
    const amount = Math.min(invoice.due, Math.floor(first.balance / 2))
    spendOnInvoice(writer, context, first.id, { invoiceId: invoice.id, amount, code: '' })
  }
  const second = topUp(writer, context, paid(1, 60_000, 16, ahead))
  requestPayout(writer, context, second.id, {
    amount: Math.floor(second.balance / 4),
    account: '',
  })
  const { leastYears, version } = giftCardSettings(writer)
  setGiftCardSettings(writer, { years: Math.max(3, leastYears), version })
  issueGiftCard(writer, context, paid(2, 10_000, 11, card))
  issueGiftCard(writer, context, { ...paid(0, 5_000, 6, card), expiresOn: null })
}
