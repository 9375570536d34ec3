import type { PaperView } from '#contract/paper.ts'
import type { PaperFormat } from './paper-format.ts'
import type { PaperSource } from './paper-source.ts'
import { fillText, type PaperTexts } from './texts/paper-texts.ts'

type Row = PaperView['totals'][number]

/** From the lines' sum to what is still owed. Only the total and the balance name the currency. */
export function totalsRows(source: PaperSource, texts: PaperTexts, format: PaperFormat): Row[] {
  const { kind, state, currency, paid, credited } = source
  const amount = (minor: number) => format.amount(minor, currency)
  const taken = (label: string, minor: number) =>
    minor === 0 ? [] : [{ label, value: amount(-minor), kind: 'plain' as const }]
  const discount = taken(texts.documentDiscount, source.documentDiscount)
  const taxes = taxRows(source, texts, format)
  const subtotal = { label: texts.subtotal, value: amount(source.subtotal), kind: 'plain' } as const
  const needsSubtotal = discount.length + taxes.length > 0
  const sums = [...(needsSubtotal ? [subtotal] : []), ...discount]
  const value = format.money(source.total, currency)
  if (kind === 'creditNote') {
    return arrange(source, sums, { label: texts.totalCredit, value, kind: 'balance' }, taxes)
  }
  const rows = arrange(source, sums, { label: texts.total, value, kind: 'strong' }, taxes)
  if (state === 'void') return rows
  const paidLabel =
    source.paidDate === null
      ? texts.paid
      : fillText(texts.paidOn, { date: format.date(source.paidDate) })
  // What was written off is owed all the same.
  const owed = state === 'draft' ? source.total : source.due + source.writtenOff
  const due = format.money(owed, currency)
  return [
    ...rows,
    ...taken(paidLabel, paid),
    ...taken(texts.credited, credited),
    ...taken(texts.discounted, source.discounted),
    { label: texts.balance, value: due, kind: 'balance' },
  ]
}

/** Tax stands before the total when it is added to it, and after it when it is inside. */
function arrange({ priceMode }: PaperSource, sums: Row[], total: Row, taxes: Row[]): Row[] {
  return priceMode === 'gross' ? [...sums, total, ...taxes] : [...sums, ...taxes, total]
}

function taxRows(source: PaperSource, texts: PaperTexts, format: PaperFormat): Row[] {
  const { currency, language, priceMode, seller } = source
  const text = priceMode === 'gross' ? texts.includedTax : texts.taxOn
  return source.taxGroups
    .filter(({ category }) => category !== 'O')
    .map(({ rate, base, tax }) => ({
      label: fillText(text, {
        tax: seller.taxName[language],
        rate: format.percent(rate),
        base: format.amount(base, currency),
      }),
      value: format.amount(tax, currency),
      kind: 'plain' as const,
    }))
}
