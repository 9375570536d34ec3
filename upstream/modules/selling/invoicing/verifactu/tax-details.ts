import { convert, minorToDecimal } from '#contract/core/money.ts'
import type { TaxDetail } from '../../../../einvoice/index.ts'
import { deductedOf } from '../deposits/deducted.ts'
import { groupsOf } from '../posting.ts'
import type { DocumentRow } from '../reader.ts'

type Way = Pick<TaxDetail, 'regime' | 'qualification' | 'exemption'>

const taxed: Way = { regime: '01', qualification: 'S1', exemption: '' }
const outside: Way = { ...taxed, qualification: 'N2' }
/** A multi-purpose voucher is not subject before it is spent: N1, other than by place (list L9). */
export const voucherWay: Way = { ...taxed, qualification: 'N1' }
/** By category of EN 16931: lists L8A, L9 and L10 of the Orden HAC/1177/2024. */
const ways: Record<string, Way> = {
  AE: { ...taxed, qualification: 'S2' },
  E: { ...taxed, qualification: '', exemption: 'E1' },
  G: { regime: '02', qualification: '', exemption: 'E2' },
  K: { ...taxed, qualification: '', exemption: 'E5' },
  O: outside,
}

/** By the category of EN 16931, of one within Spain where none is known. */
export function wayOf(category: string): Way {
  return ways[category] ?? taxed
}

type Sums = { details: TaxDetail[]; tax: string; total: string }

/**
 * What a document is taxed with, in euro: a credit note below zero, and a final invoice less its
 * deposits, whose tax was owed with their own invoices.
 * @param isAbroad whether the buyer is not in Spain: then a reverse charge is a supply outside it
 */
export function taxDetails(
  row: Pick<DocumentRow, 'kind' | 'taxGroups' | 'deposits' | 'currency' | 'exchangeRate'>,
  isAbroad: boolean,
): Sums {
  const toEuro = (minor: number) => convert(minor, row.currency, 'EUR', row.exchangeRate)
  const deducted = deductedOf(row).flatMap(({ groups }) => groups)
  const sign = row.kind === 'creditNote' ? -1 : 1
  const groups = groupsOf(row).map(({ category, rate, base, baseTax }) => {
    const own = deducted.filter(
      (one) => one.category === category && Number(one.rate) === Number(rate),
    )
    const less = (key: 'net' | 'tax') => own.reduce((sum, one) => sum + toEuro(one[key]), 0)
    return {
      category,
      rate,
      base: sign * (toEuro(base) - less('net')),
      tax: sign * (baseTax - less('tax')),
    }
  })
  const tax = groups.reduce((sum, group) => sum + group.tax, 0)
  const total = groups.reduce((sum, group) => sum + group.base + group.tax, 0)
  return {
    details: groups.map(({ category, rate, base, tax: own }) => ({
      ...(category === 'AE' && isAbroad ? outside : wayOf(category)),
      rate: category === 'S' ? String(Number(rate)) : '0',
      base: euro(base),
      tax: euro(own),
    })),
    tax: euro(tax),
    total: euro(total),
  }
}

/** `121.00`. */
export function euro(minor: number): string {
  return minorToDecimal(minor, 'EUR')
}
