import { totalStep } from '#contract/core/cash.ts'
import { isCurrency } from '#contract/core/currencies.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import {
  calculateTotals,
  type Discount,
  type Totals,
  type TotalsInput,
  type TotalsLine,
} from '#contract/core/totals.ts'
import type { Draft, DraftLine, RateChoice, TypedDiscount } from './draft.ts'

type CalculableLine = Pick<DraftLine, 'quantity' | 'unitPrice' | 'discount' | 'taxCode'> &
  Partial<Pick<DraftLine, 'boxes'>>

type Calculable = Pick<Draft, 'currency' | 'priceMode' | 'discount'> & {
  lines: readonly CalculableLine[]
}

/** What of the firm and the kind of document its sums follow. */
export type SumRules = {
  /** The box that leaves a line out of the sums. */
  leftOutBy?: string | undefined
  /** Whether the total is rounded to coins. */
  cashRounding?: 'off' | 'coins'
  /** Whether tax is rounded once for each rate or on each line. */
  taxRounding?: 'group' | 'line'
}

/** `unread` is whether something that is no number was taken as nothing. */
export type DraftTotals = Pick<
  Totals,
  | 'subtotal'
  | 'lineDiscounts'
  | 'documentDiscount'
  | 'taxGroups'
  | 'net'
  | 'tax'
  | 'rounding'
  | 'total'
> & { lineAmounts: number[]; currency: string; unread: boolean }

const noTax = { code: '', category: 'O', rate: '0' }

/**
 * Totals of a document that is still being written, in minor units, by the same rules as the saved
 * one. What cannot be read as a number in the `locale` counts as nothing until it can. Lines whose
 * box `leftOutBy` is ticked are priced, and not in the sums. The total is what is to be paid.
 */
export function draftTotals(
  draft: Calculable,
  rates: readonly RateChoice[],
  locale: string,
  { leftOutBy, cashRounding: rounding = 'off', taxRounding = 'group' }: SumRules = {},
): DraftTotals {
  const read = readerOf(locale)
  const currency = isCurrency(draft.currency) ? draft.currency : 'EUR'
  const lines = draft.lines.map((line): TotalsLine => {
    const rate = rates.find(({ code }) => code === line.taxCode) ?? noTax
    return {
      quantity: read(line.quantity),
      unitPrice: read(line.unitPrice),
      discount: readDiscount(line.discount, read),
      tax: { code: rate.code, category: rate.category, rate: rate.rate },
    }
  })
  const discount = readDiscount(draft.discount, read)
  const { priceMode } = draft
  const isCounted = (at: number) => !leftOutBy || !draft.lines[at]?.boxes?.[leftOutBy]
  const counted = lines.filter((_, at) => isCounted(at))
  const cashRounding = totalStep(currency, rounding)
  const figures = { currency, priceMode, discount, cashRounding, taxRounding, lines: counted }
  const whole = tryTotals(figures)
  const totals = whole ?? totalsOfRest(figures)
  const lineAmounts = lines.map((line) => {
    const place = counted.indexOf(line)
    const alone = { currency, priceMode, discount: null, lines: [line] }
    const sums = place < 0 ? totalsOfRest(alone).lines[0] : totals.lines[place]
    return sums?.amount ?? 0
  })
  const { payable: total } = totals
  return { ...totals, total, lineAmounts, currency, unread: read.failed() || !whole }
}

/** Leaves out what the rules refuse, such as a fifth decimal or a discount over 100 %. */
function totalsOfRest(input: TotalsInput): Totals {
  const lines = input.lines.map((line) =>
    tryTotals({ ...input, discount: null, lines: [line] })
      ? line
      : { ...line, quantity: '0', unitPrice: '0', discount: null },
  )
  return tryTotals({ ...input, lines }) ?? calculateTotals({ ...input, lines, discount: null })
}

function tryTotals(input: TotalsInput): Totals | undefined {
  try {
    return calculateTotals(input)
  } catch {
    return undefined
  }
}

function readDiscount(typed: TypedDiscount, read: (text: string) => string): Discount | null {
  if (typed.value.trim() === '') return null
  return { kind: typed.kind, value: read(typed.value) }
}

function readerOf(locale: string) {
  let failures = 0
  function read(text: string): string {
    if (text.trim() === '') return '0'
    const machine = parseLocaleDecimal(text, locale)
    if (machine === undefined) failures += 1
    return machine ?? '0'
  }
  read.failed = () => failures > 0
  return read
}
