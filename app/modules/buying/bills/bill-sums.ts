import { isCurrency } from '#contract/core/currencies.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import { parseAmount } from '#contract/core/money.ts'
import { calculateTotals, type TotalsLine } from '#contract/core/totals.ts'

/** A tax rate on purchases: `charged` is the percentage that a supplier puts on the bill. */
export type ChargedRate = { code: string; name: string; charged: string }

/** Lines as they stand in the form. */
export type TypedLine = Record<'quantity' | 'unitPrice' | 'taxCode' | 'tax', string>
export type TypedBill = {
  currency: string
  priceMode: string
  total: string
  lines: readonly TypedLine[]
}

/** Minor units of `currency`. */
export type BillSums = {
  currency: string
  /** Of each line, without tax. */
  lines: number[]
  net: number
  taxes: { code: string; name: string; tax: number }[]
  total: number
  /** By how much the lines miss what was typed as the total; 0 where nothing was. */
  missing: number
  /** Whether something that is no number was taken as nothing. */
  unread: boolean
}

/**
 * What the lines of a bill come to while it is written, by the rules of the API: a typed tax stands in
 * place of what the rate gives. A line without a rate has the usual one.
 */
export function billSums(
  bill: TypedBill,
  { rates, usual, locale }: { rates: readonly ChargedRate[]; usual: string; locale: string },
): BillSums {
  const currency = isCurrency(bill.currency) ? bill.currency : 'EUR'
  const priceMode = bill.priceMode === 'gross' ? 'gross' : 'net'
  let unread = false
  const read = (text: string, blank: string): string => {
    if (text.trim() === '') return blank
    const machine = parseLocaleDecimal(text, locale)
    if (machine === undefined) unread = true
    return machine ?? '0'
  }
  const amountOf = (text: string): number | undefined =>
    text.trim() === '' ? undefined : parseAmount(read(text, '0'), currency)
  const counted = bill.lines.map((line) => {
    const rate = rates.find(({ code }) => code === (line.taxCode || usual))
    const charged = rate?.charged ?? '0'
    const category = Number(charged) === 0 ? 'O' : 'S'
    const priced: TotalsLine = {
      quantity: read(line.quantity, '1'),
      unitPrice: read(line.unitPrice, '0'),
      discount: null,
      tax: { code: rate?.code ?? '', category, rate: charged },
    }
    return { rate, priced, typedTax: amountOf(line.tax) }
  })
  const lines = counted.map(({ priced }) => priced)
  const totals = tryTotals({ currency, priceMode, lines })
  if (!totals) unread = true
  const taxes = new Map<string, { code: string; name: string; tax: number }>()
  const nets = counted.map(({ rate, typedTax }, at) => {
    const { net = 0, tax: byRate = 0 } = totals?.lines[at] ?? {}
    const tax = typedTax ?? byRate
    const sum = taxes.get(rate?.code ?? '')?.tax ?? 0
    if (rate) taxes.set(rate.code, { code: rate.code, name: rate.name, tax: sum + tax })
    return priceMode === 'gross' ? net + byRate - tax : net
  })
  const net = nets.reduce((sum, one) => sum + one, 0)
  const total = [...taxes.values()].reduce((sum, { tax }) => sum + tax, net)
  const wanted = amountOf(bill.total)
  return {
    currency,
    lines: nets,
    net,
    taxes: [...taxes.values()].filter(({ tax }) => tax !== 0),
    total,
    missing: wanted === undefined ? 0 : wanted - total,
    unread,
  }
}

function tryTotals(input: { currency: string; priceMode: 'net' | 'gross'; lines: TotalsLine[] }) {
  try {
    return calculateTotals({ ...input, discount: null })
  } catch {
    return undefined
  }
}
