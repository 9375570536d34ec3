import { refuseProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { Totals } from '#contract/core/totals.ts'
import type { CartInput, Ticket, TicketLineInput } from '#contract/tills/till-tickets.ts'
import { calculate } from '../../../documents/calculate.ts'
import { taxDayProblems, withRatesOfDay } from '../../../documents/tax-of-day.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor, hasAccount } from '../../books/ledger/index.ts'
import { incomeAccountFor, taxRules } from '../../books/taxes/index.ts'
import { lineItems } from '../../catalogue/items/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import type { tillTicketLinesTable } from './tables.ts'

export type ValuedLine = Omit<
  typeof tillTicketLinesTable.$inferSelect,
  'ticketId' | 'refundOfPosition'
>

export type Valued = { lines: ValuedLine[]; totals: Totals; currency: string }

/**
 * What a cart comes to on a day, at the rates of that day.
 * @throws AppError invalid at the lines that can't be calculated
 */
export function ticketValues(
  reader: Reader,
  priceMode: 'gross' | 'net',
  { lines: typed, discount }: Pick<CartInput, 'lines' | 'discount'>,
  date: string,
): Valued {
  const currency = getFirmProfile(reader).baseCurrency
  const rules = taxRules(reader)
  const { lines } = withRatesOfDay(rules, { lines: typed }, date)
  const fields = taxDayProblems(rules, { lines }, date, 'sale')
  refuseProblems(fields, 'The tax rates have fields to correct')
  const document = { currency, exchangeRate: '1', priceMode, discount, lines }
  const totals = calculate(document, rules, currency)
  const items = lineItems(
    reader,
    lines.flatMap(({ itemId }) => itemId ?? []),
  )
  return {
    totals,
    currency,
    lines: lines.map((line, position): ValuedLine => {
      const item = items.get(line.itemId ?? '')
      const rule = rules.get(line.taxCode)
      const role = item?.kind === 'service' ? 'incomeServices' : 'income'
      const wished = incomeAccountFor(reader, rule, item?.incomeAccount ?? '')
      const worth = totals.lines[position]
      return {
        ...line,
        position,
        sku: item?.sku ?? '',
        itemId: item?.id ?? null,
        discount: line.discount && JSON.stringify(line.discount),
        taxCategory: rule?.category ?? '',
        taxRate: rule?.category === 'S' ? rule.rate : '0',
        costCentreId: item?.costCentreId ?? '',
        incomeAccount: hasAccount(reader, wished) ? wished : accountFor(reader, role),
        amount: worth?.amount ?? 0,
        net: worth?.net ?? 0,
        tax: worth?.tax ?? 0,
        coupon: 0,
        points: 0,
      }
    }),
  }
}

export type TicketSums = Pick<
  Ticket,
  'subtotal' | 'discountTotal' | 'net' | 'tax' | 'giftCardTotal' | 'total' | 'taxGroups'
>

/** The sums that a cart and a ticket show; gift cards come on top of what the goods are. */
export function sumsOf(
  { subtotal, lineDiscounts, documentDiscount, ...totals }: Totals,
  giftCardTotal: Minor,
): TicketSums {
  const { net, tax, total, taxGroups } = totals
  return {
    subtotal,
    net,
    tax,
    giftCardTotal,
    total: total + giftCardTotal,
    discountTotal: lineDiscounts + documentDiscount,
    taxGroups: taxGroups.map(({ rate, base, tax: own }) => ({ rate, base, tax: own })),
  }
}

/** A line as its table has it, as it was typed. */
export function typedLine(line: Omit<ValuedLine, 'position'>): TicketLineInput {
  const { itemId, description, quantity, unit, unitPrice, taxCode } = line
  const discount = line.discount === null ? null : JSON.parse(line.discount)
  return { itemId, description, quantity, unit, unitPrice, discount, taxCode }
}
