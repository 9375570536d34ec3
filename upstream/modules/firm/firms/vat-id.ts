import type { z } from 'zod'
import type { Warning } from '#contract/firm/firms.ts'
import { checkTaxId } from '#contract/firm/tax-ids.ts'

/** A VAT id in its normal form; one that is not well formed stays as it was typed. */
export function normalVatId(country: string, vatId: string): string {
  const check = checkTaxId(country, vatId)
  return check.isWellFormed ? check.normalised : vatId
}

/** A VAT id that fails its check digits is advice: only the tax office knows. */
export function vatIdAdvice(country: string, vatId: string): z.infer<typeof Warning>[] {
  if (vatId === '') return []
  const check = checkTaxId(country, vatId)
  if (!check.isWellFormed) return [{ path: 'vatId', key: 'vatIdForm' }]
  return check.isCheckDigitValid === false ? [{ path: 'vatId', key: 'vatIdCheckDigit' }] : []
}
