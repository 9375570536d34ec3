import { divideRound, parseDecimal } from '#contract/core/decimal.ts'
import { minorFrom, minorToDecimal, unitsOf } from '#contract/core/money.ts'
import { parseDiscount } from '../../../../documents/stored-document.ts'
import type { AllowanceCharge, InvoiceTotals, TaxBreakdown } from '../../../../einvoice/index.ts'
import { groupsOf, type StoredGroup } from '../posting.ts'
import { adjustment, type NettedLine, rateOf } from './lines.ts'
import type { ElectronicSource } from './source.ts'

type Adjusted = {
  lines: NettedLine[]
  allowances: AllowanceCharge[]
  charges: AllowanceCharge[]
}

/**
 * Lines without tax, and the document's discount as one allowance for each tax group, so that
 * lines less allowances are what each group is taxed on, to the cent (BR-S-08 and its like).
 */
export function adjustedLines(source: ElectronicSource, reason: string): Adjusted {
  const { row, lines } = source
  const isWhole = row.priceMode === 'gross' && row.documentDiscount === 0
  const netted = lines.map((line) => ({ row: line, net: isWhole ? line.net : netOf(line, row) }))
  const groups = groupsOf(row).map((group) => ({ group, sum: sumOf(netted, group) }))
  // Rounding of gross prices may exceed a tiny discount: then lines bear their share of it.
  if (groups.some(({ group, sum }) => row.priceMode === 'gross' && sum < group.base)) {
    const shared = lines.map((line) => ({ row: line, net: line.net }))
    return { lines: shared, allowances: [], charges: [] }
  }
  const discount = parseDiscount(row.discount)
  const percent = discount?.kind === 'percent' ? discount.value : ''
  const parts = groups.map(({ group, sum }) =>
    adjustment(
      sum - group.base,
      { currency: row.currency, reason, percent, base: sum },
      { category: group.category, rate: rateOf(group.category, group.rate) },
    ),
  )
  return {
    lines: netted,
    allowances: parts.flatMap(({ allowances }) => allowances),
    charges: parts.flatMap(({ charges }) => charges),
  }
}

function netOf(line: ElectronicSource['lines'][number], row: ElectronicSource['row']): number {
  if (row.priceMode === 'net') return line.amount
  const rate = line.taxCategory === 'S' ? parseDecimal(line.taxRate, { maxScale: 4 }) : undefined
  if (!rate) return line.amount
  const whole = 100n * 10n ** BigInt(rate.scale)
  return minorFrom(divideRound(unitsOf(line.amount) * whole, whole + rate.units))
}

function sumOf(lines: readonly NettedLine[], group: StoredGroup): number {
  return lines
    .filter(({ row }) => row.taxCategory === group.category && sameRate(row, group))
    .reduce((sum, { net }) => sum + net, 0)
}

function sameRate(row: { taxCategory: string; taxRate: string }, group: StoredGroup): boolean {
  return row.taxCategory !== 'S' || Number(row.taxRate) === Number(group.rate)
}

export function taxesOf(source: ElectronicSource): TaxBreakdown[] {
  const { row } = source
  return groupsOf(row).map((group) => ({
    base: minorToDecimal(group.base, row.currency),
    tax: minorToDecimal(group.tax, row.currency),
    category: group.category,
    // XRechnung wants a rate of what is out of scope too (BR-DE-14).
    rate: rateOf(group.category, group.rate) || '0',
    ...exemptionOf(source, group),
  }))
}

/** Codes that the categories have of themselves (VATEX, BR-AE-10 and its like). */
const usualCodes: Readonly<Record<string, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** Why no tax is charged: the note and code of the rates in the group. S and Z have none. */
function exemptionOf({ row, lines, snapshot }: ElectronicSource, { category }: StoredGroup) {
  if (category === 'S' || category === 'Z') return { reason: '', reasonCode: '' }
  const codes = new Set(
    lines.filter((line) => line.taxCategory === category).map(({ taxCode }) => taxCode),
  )
  const taxes = [...codes].flatMap((code) => snapshot.taxes[code] ?? [])
  const language = row.language as keyof NonNullable<(typeof taxes)[number]['note']>
  const notes = taxes.flatMap(({ note, name }) => note?.[language] || name[language])
  const vatex = new Set(taxes.flatMap((tax) => tax.vatex || []))
  const [own] = vatex
  return {
    reason: [...new Set(notes)].join('; '),
    reasonCode: vatex.size === 1 && own ? own : (usualCodes[category] ?? ''),
  }
}

/** As it was when the document was issued: what was paid since is no part of it. */
export function totalsOf(
  { row, snapshot, deposits }: ElectronicSource,
  { lines, allowances, charges }: Adjusted,
): InvoiceTotals {
  const text = (minor: number) => minorToDecimal(minor, row.currency)
  const add = (list: readonly AllowanceCharge[]) =>
    list.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0)
  // What the buyer pays to the state is not due (BR-CO-16).
  const prepaid = deposits.reduce((sum, { total }) => sum + total, row.splitTax)
  const base = snapshot.seller.baseCurrency
  const accounted = groupsOf(row).reduce((sum, { baseTax }) => sum + baseTax, 0)
  return {
    lines: text(lines.reduce((sum, { net }) => sum + net, 0)),
    allowances: allowances.length === 0 ? '' : text(add(allowances)),
    charges: charges.length === 0 ? '' : text(add(charges)),
    net: text(row.net),
    tax: text(row.tax),
    accountedTax: base === row.currency ? '' : minorToDecimal(accounted, base),
    gross: text(row.total - row.rounding),
    prepaid: prepaid === 0 ? '' : text(prepaid),
    rounding: row.rounding === 0 ? '' : text(row.rounding),
    due: text(row.total - prepaid),
  }
}
