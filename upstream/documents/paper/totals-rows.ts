import type { PaperView } from '#contract/core/paper.ts'
import { taxWords } from './own-words.ts'
import type { PaperFormat } from './paper-format.ts'
import type { PaperForm, PaperSource } from './paper-source.ts'
import type { PaperTexts } from './texts/paper-texts.ts'

type Row = PaperView['totals'][number]

/** From the lines' sum to the last word of the kind. Only the total and a balance name the currency. */
export function totalsRows(
  source: PaperSource,
  form: PaperForm,
  texts: PaperTexts,
  format: PaperFormat,
): Row[] {
  const { currency } = source
  const amount = (minor: number) => format.amount(minor, currency)
  const discount = deduction(texts.documentDiscount, source.documentDiscount, source, format)
  const taxes = taxRows(source, format)
  const subtotal = { label: texts.subtotal, value: amount(source.subtotal), kind: 'plain' } as const
  const rounding = deduction(texts.rounding, -(source.rounding ?? 0), source, format)
  const needsSubtotal = discount.length + taxes.length + rounding.length > 0
  const sums = [...(needsSubtotal ? [subtotal] : []), ...discount]
  const net = taxes.length === 0 ? [] : [netRow(source, format)]
  const total = { ...form.total, value: format.money(source.total, currency) }
  return [...arrange(source, { sums, net, taxes, rounding, total }), ...form.balance]
}

/** A row that takes an amount off; none where it is nothing. */
export function deduction(
  label: string,
  minor: number,
  { currency }: Pick<PaperSource, 'currency'>,
  format: PaperFormat,
): Row[] {
  return minor === 0 ? [] : [{ label, value: format.amount(-minor, currency), kind: 'plain' }]
}

/** Tax stands before the total when it is added to it, and after it when it is inside. */
function arrange(
  { priceMode }: PaperSource,
  {
    sums,
    net,
    taxes,
    rounding,
    total,
  }: Record<'sums' | 'net' | 'taxes' | 'rounding', Row[]> & {
    total: Row
  },
): Row[] {
  return priceMode === 'gross'
    ? [...sums, ...rounding, total, ...net, ...taxes]
    : [...sums, ...taxes, ...rounding, total]
}

/** What the total is without the tax inside, where prices include it. */
function netRow(source: PaperSource, format: PaperFormat): Row {
  const { currency, taxGroups } = source
  const net = taxGroups.reduce((sum, { base }) => sum + base, 0)
  return {
    label: taxWords(source, 'netTotal', {}),
    value: format.amount(net, currency),
    kind: 'plain',
  }
}

function taxRows(source: PaperSource, format: PaperFormat): Row[] {
  const { currency, priceMode } = source
  const key = priceMode === 'gross' ? 'includedTax' : 'taxOn'
  return source.taxGroups
    .filter(({ category }) => category !== 'O')
    .map(({ rate, base, tax }) => ({
      label: taxWords(source, key, {
        rate: format.percent(rate),
        base: format.amount(base, currency),
      }),
      value: format.amount(tax, currency),
      kind: 'plain' as const,
    }))
}
