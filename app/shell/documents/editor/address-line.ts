import type { z } from 'zod'
import type { Address } from '#contract/firm/firms.ts'

/** An address in one line. `nameOf` names a country by its code. */
export function addressLine(
  { street, postcode, city, region, country }: z.infer<typeof Address>,
  nameOf: (code: string) => string,
): string {
  const place = [postcode, city].filter(Boolean).join(' ')
  return [street, place, region, nameOf(country)].filter(Boolean).join(', ')
}
