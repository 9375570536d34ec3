import type { BillTerm } from '#contract/buying/bills.ts'
import type { ReadInvoice } from '../../../../einvoice/index.ts'
import { amountIn, priced } from './amount-in.ts'

type Invoice = ReadInvoice['document']

const maxText = 500

/** What an electronic invoice says of the order, the delivery and how it is paid; what it does not say is left out. */
export function termsOf(invoice: Invoice): BillTerm[] {
  const { period, delivery, taxRepresentative, payee, precedingInvoices } = invoice
  const said: [BillTerm['term'], string][] = [
    ['orderReference', invoice.orderReference],
    ['salesOrderReference', invoice.salesOrderReference],
    ['contractReference', invoice.contractReference],
    ['projectReference', invoice.projectReference],
    ['buyerReference', invoice.buyerReference],
    ['despatchReference', invoice.despatchReference],
    ['receivingReference', invoice.receivingReference],
    ['tenderReference', invoice.tenderReference],
    ['object', invoice.object?.id ?? ''],
    ['accountingReference', invoice.accountingReference],
    ['precedingInvoices', precedingInvoices.map(({ number }) => number).join(', ')],
    ['period', period ? [period.start, period.end].join(' – ') : ''],
    ['deliveryDate', delivery?.date ?? ''],
    ['deliveryPlace', placeOf(delivery)],
    ['payee', payee?.name ?? ''],
    [
      'taxRepresentative',
      taxRepresentative ? `${taxRepresentative.name} ${taxRepresentative.vatId}` : '',
    ],
    ['paymentTerms', invoice.paymentTerms],
  ]
  return said.flatMap(([term, text]) => {
    const plain = text.replace(/\s+/g, ' ').trim().slice(0, maxText)
    return plain === '' ? [] : [{ term, text: plain }]
  })
}

function placeOf(delivery: Invoice['delivery']): string {
  const { line1 = '', postcode = '', city = '', country = '' } = delivery?.address ?? {}
  return [delivery?.name ?? '', line1, `${postcode} ${city}`.trim(), country]
    .filter(Boolean)
    .join(', ')
}

export type TermsDiscount = { rate: string; days: number }

/**
 * The discount for paying early that an electronic invoice grants on the whole: in figures, or as
 * `#SKONTO#TAGE=14#PROZENT=2.00#` in its terms of payment (XRechnung, BR-DE-18). Of several the one with the
 * highest rate; null for none. One on a part alone (`BASISBETRAG`) stays with the terms, for a person to take.
 */
export function discountOfTerms({
  paymentTerms,
  earlyPayment = [],
  totals,
  currency,
}: Pick<Invoice, 'paymentTerms' | 'earlyPayment' | 'totals' | 'currency'>): TermsDiscount | null {
  const written = [
    ...paymentTerms.matchAll(
      /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:[.,]\d{1,2})?)#(?:BASISBETRAG=([^#\s]{1,20})#)?/g,
    ),
  ].map(([, days = '', rate = '', base = '']) => ({ days, rate: rate.replace(',', '.'), base }))
  const wholes = [totals.gross, totals.due].flatMap((amount) => amountIn(amount, currency) ?? [])
  const isWhole = (base: string) => {
    const amount = amountIn(base, currency)
    return base === '' || (amount !== undefined && wholes.includes(amount))
  }
  const [best] = [...earlyPayment, ...written]
    .filter(({ base }) => isWhole(base))
    .filter(({ rate, days }) => /^\d{1,3}$/.test(days) && Number(rate) > 0 && Number(rate) < 100)
    .map(({ days, rate }) => ({ days: Number(days), rate: priced(rate) }))
    .sort((one, other) => Number(other.rate) - Number(one.rate))
  return best ?? null
}
