import { currencyDigits } from '#contract/core/currencies.ts'
import { multiply, parseDecimal } from '#contract/core/decimal.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { groupsOf } from './posting.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from './reader.ts'

type Explain = ModuleParts['explains'][string]
type Part = ReturnType<Explain>[number]
type Row = Part['rows'][number]

const times = { sign: '×' } as const
const less = { sign: '−' } as const
const plus = { sign: '+' } as const

/** Invoices and credit notes: each line, the tax of each rate, the total, and its rate of exchange. */
const explainDocument: Explain = (reader, { actor }, { id }) => {
  if (!isAllowed(actor, 'invoice:view')) return []
  const document = getDocument(reader, id)
  const { baseCurrency } = getFirmProfile(reader)
  return [
    { what: 'lines', rows: lineRows(document, linesOf(reader, id)) },
    { what: 'tax', rows: taxRows(document) },
    { what: 'total', rows: totalRows(document) },
    ...(document.currency === baseCurrency
      ? []
      : [{ what: 'exchange' as const, rows: exchangeRows(document, baseCurrency) }]),
  ]
}

export const explains: ModuleParts['explains'] = {
  invoice: explainDocument,
  creditNote: explainDocument,
}

function lineRows(
  { id, currency, documentDiscount }: DocumentRow,
  lines: readonly LineRow[],
): Row[] {
  const rows = lines.map(({ description, quantity, unitPrice, amount }): Row => {
    const whole = productOf(quantity, unitPrice, currency)
    const discount = whole.amount - amount
    return {
      ...{ label: description, amount, currency, path: `invoices/${id}` },
      terms: [
        { number: quantity },
        times,
        { number: unitPrice },
        ...(discount === 0 ? [] : [less, { amount: discount, currency }]),
      ],
      isRounded: whole.isRounded,
    }
  })
  if (documentDiscount === 0) return rows
  return [...rows, { label: '−', amount: 0 - documentDiscount, currency }]
}

/** Halves away from zero, as all amounts are rounded. */
function productOf(quantity: string, unitPrice: string, currency: string) {
  const limits = { maxScale: 20 }
  const [count, price] = [parseDecimal(quantity, limits), parseDecimal(unitPrice, limits)]
  if (!count || !price) return { amount: 0, isRounded: false }
  const { units, scale } = multiply(count, price)
  const rest = 10n ** BigInt(Math.max(0, scale - currencyDigits(currency)))
  const up = 10n ** BigInt(Math.max(0, currencyDigits(currency) - scale))
  const exact = units * up
  const half = exact < 0n ? -(rest / 2n) : rest / 2n
  return { amount: Number((exact + half) / rest), isRounded: exact % rest !== 0n }
}

function taxRows(document: DocumentRow): Row[] {
  const { currency } = document
  return groupsOf(document)
    .filter(({ tax, rate }) => tax !== 0 || Number(rate) !== 0)
    .map(({ rate, base, tax }) => ({
      ...{ label: `${rate} %`, amount: tax, currency },
      terms: [{ amount: base, currency }, times, { percent: rate }],
      isRounded: (base * Number(rate)) % 100 !== 0,
    }))
}

function totalRows({ net, tax, rounding, total, currency }: DocumentRow): Row[] {
  const rounded = rounding === 0 ? [] : [plus, { amount: rounding, currency }]
  const terms = [{ amount: net, currency }, plus, { amount: tax, currency }, ...rounded]
  return [{ label: '', amount: total, currency, terms }]
}

function exchangeRows(
  { total, totalBase, currency, exchangeRate }: DocumentRow,
  base: string,
): Row[] {
  const terms = [{ amount: total, currency }, times, { number: exchangeRate }]
  return [{ label: '', amount: totalBase, currency: base, terms }]
}
