import { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import { paperTexts } from '../../../../documents/paper/texts/paper-texts.ts'
import type { ElectronicInvoice } from '../../../../einvoice/index.ts'
import { depositLabel } from '../paper/deposit-label.ts'
import type { ElectronicSource } from './source.ts'
import { splitCategory } from './split-category.ts'

/**
 * What a final invoice says of its deposits: each with its net amount and tax as a note (BT-22, as
 * § 14 (5) UStG wants it and the standard has no other place for the tax), its number as a reference
 * (BT-25), and their sum as prepaid (BT-113).
 */
export function depositTerms({
  row,
  snapshot,
  deposits,
}: ElectronicSource): Pick<ElectronicInvoice, 'notes' | 'precedingInvoices'> {
  const language = Language.catch('en').parse(row.language)
  const format = paperFormat(language, snapshot.seller.address.country)
  const words = {
    texts: paperTexts[language],
    format,
    currency: row.currency,
    taxName: snapshot.seller.taxName[language],
  }
  return {
    notes: deposits.map((deposit) => ({
      subject: '',
      text: `${depositLabel(deposit, words)}: ${format.money(-deposit.total, row.currency)}`,
    })),
    precedingInvoices: deposits.map(({ number, issueDate }) => ({ number, issueDate })),
  }
}

/**
 * The same document with its deposits as lines below zero, for formats whose law taxes the rest
 * alone: a FatturaPA has no prepaid amount, and the tax of a deposit was owed with its own invoice.
 */
export function withDepositLines(
  invoice: ElectronicInvoice,
  source: ElectronicSource,
): ElectronicInvoice {
  const { row, deposits } = source
  if (deposits.length === 0) return invoice
  const text = (minor: number) => minorToDecimal(minor, row.currency)
  const minorOf = (decimal: string) => Math.round(Number(decimal) * 10 ** digitsOf(decimal))
  const groups = deposits.flatMap((deposit) =>
    deposit.groups.map((group) => ({
      ...group,
      category: splitCategory(source, group.category),
      number: deposit.number,
    })),
  )
  const [pattern] = invoice.lines
  const lines = groups.flatMap((group, at) =>
    pattern
      ? [
          {
            ...pattern,
            id: String(invoice.lines.length + at + 1),
            quantity: '-1',
            unit: 'C62',
            net: text(-group.net),
            allowances: [],
            charges: [],
            attributes: [],
            price: { net: text(group.net), discount: '', gross: '', quantity: '', unit: '' },
            category: group.category,
            rate: isTaxed(group.category) ? group.rate : '0',
            name:
              invoice.notes.find(({ text: note }) => note.includes(group.number))?.text ??
              group.number,
            description: '',
            sellerId: '',
          },
        ]
      : [],
  )
  const sum = (key: 'net' | 'tax') => groups.reduce((all, group) => all + group[key], 0)
  const less = (decimal: string, minor: number) => text(minorOf(decimal) - minor)
  const { totals } = invoice
  return {
    ...invoice,
    lines: [...invoice.lines, ...lines],
    taxes: taxesLess(invoice, groups, less),
    totals: {
      ...totals,
      lines: less(totals.lines, sum('net')),
      net: less(totals.net, sum('net')),
      tax: less(totals.tax, sum('tax')),
      gross: less(less(totals.gross, sum('net')), sum('tax')),
      prepaid: '',
    },
  }
}

type Groups = ElectronicSource['deposits'][number]['groups']

/** The tax summaries less what deposits had, and one below zero for a rate only a deposit has. */
function taxesLess(
  { taxes }: ElectronicInvoice,
  groups: Groups,
  less: (decimal: string, minor: number) => string,
): ElectronicInvoice['taxes'] {
  const isOf = ({ category, rate }: { category: string; rate: string }, one: Groups[number]) =>
    category === one.category && (!isTaxed(category) || Number(rate) === Number(one.rate))
  const missing = groups.filter(
    (group, at) =>
      !taxes.some((one) => isOf(one, group)) &&
      groups.findIndex((other) => isOf(other, group)) === at,
  )
  const added = missing.map(({ category, rate }) => ({
    category,
    rate: isTaxed(category) ? rate : '0',
    base: '0.00',
    tax: '0.00',
    reason: '',
    reasonCode: '',
  }))
  return [...taxes, ...added].map((one) => {
    const own = groups.filter((group) => isOf(one, group))
    const sum = (key: 'net' | 'tax') => own.reduce((all, group) => all + group[key], 0)
    return { ...one, base: less(one.base, sum('net')), tax: less(one.tax, sum('tax')) }
  })
}

/** Whether a category has rates of its own. */
function isTaxed(category: string): boolean {
  return category === 'S' || category === 'B'
}

function digitsOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0
}
