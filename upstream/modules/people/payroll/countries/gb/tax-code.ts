import { PayrollFault } from '../../fault.ts'
import type { TaxNation } from './tables.ts'

/** What a tax code says. */
export type TaxCode = { nation: TaxNation; isNonCumulative: boolean } & (
  | { kind: 'allowance'; number: number }
  /** K: so much is added to pay. */
  | { kind: 'addition'; number: number }
  /** BR is 0, D0 is 1, D1 is 2 …: all pay is taxed by one band. */
  | { kind: 'flat'; step: number }
  | { kind: 'noTax' }
)

const NATIONS: Readonly<Record<string, TaxNation>> = { S: 'scotland', C: 'wales' }

/**
 * Reads a code such as `1257L`, `SK585`, `CBR`, `SD3`, `0T`, `NT`, with `W1`, `M1` or `X` behind it
 * where each period stands alone. Throws PayrollFault('tax_code_unreadable').
 */
export function readTaxCode(text: string): TaxCode {
  const match =
    /^([SC]?)(?:(NT)|(BR)|D(\d)|(K?)(\d{1,6})([LMNPTVY]?))\s*(W1|M1|X|W1\/M1|W1M1)?$/.exec(
      text.trim().toUpperCase(),
    )
  if (match === null) throw new PayrollFault('tax_code_unreadable', { code: text })
  const [, prefix = '', noTax, basic, step, added, digits = '', letter = '', alone] = match
  const ground = { nation: NATIONS[prefix] ?? 'rest', isNonCumulative: alone !== undefined }
  if (noTax !== undefined) return { ...ground, kind: 'noTax' }
  if (basic !== undefined) return { ...ground, kind: 'flat', step: 0 }
  if (step !== undefined) {
    if (Number(step) > (prefix === 'S' ? 3 : 1)) {
      throw new PayrollFault('tax_code_unreadable', { code: text })
    }
    return { ...ground, kind: 'flat', step: Number(step) + 1 }
  }
  const isAddition = added === 'K'
  if (isAddition === (letter !== '')) throw new PayrollFault('tax_code_unreadable', { code: text })
  return { ...ground, kind: isAddition ? 'addition' : 'allowance', number: Number(digits) }
}
