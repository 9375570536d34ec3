import { divideRound, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { unitsOf } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { ModuleParts } from '../../../core/hooks.ts'
import { productOf } from '../../../documents/product-of.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { groupsOf } from './posting.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from './reader.ts'

type Explain = ModuleParts['explains'][string]
type Part = ReturnType<Explain>[number]
type Row = Part['rows'][number]

const times = { sign: '×' } as const
const less = { sign: '−' } as const
const plus = { sign: '+' } as const
const divided = { sign: '÷' } as const

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

function taxRows(document: DocumentRow): Row[] {
  return groupsOf(document)
    .filter(({ tax, rate }) => tax !== 0 || Number(rate) !== 0)
    .map((group) => {
      const { currency } = document
      return { label: `${group.rate} %`, amount: group.tax, currency, ...taxTerms(group, document) }
    })
}

/**
 * From the base, or out of the sum with tax where prices hold it already; nothing where neither comes to
 * the tax, as where it was rounded line by line.
 */
function taxTerms(
  { rate, base, tax }: ReturnType<typeof groupsOf>[number],
  { currency, priceMode }: DocumentRow,
): Pick<Row, 'terms' | 'isRounded'> {
  const isWithin = priceMode === 'gross'
  const percent = parseDecimal(rate, { maxScale: 20 })
  if (!percent) return {}
  const whole = 100n * 10n ** BigInt(percent.scale)
  const amount = isWithin ? base + tax : base
  const product = unitsOf(amount) * percent.units
  const over = isWithin ? whole + percent.units : whole
  if (divideRound(product, over) !== unitsOf(tax)) return {}
  const all = formatDecimal({ units: whole + percent.units, scale: percent.scale })
  const terms = isWithin
    ? [{ amount, currency }, times, { number: rate }, divided, { number: all }]
    : [{ amount, currency }, times, { percent: rate }]
  return { terms, isRounded: product % over !== 0n }
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
