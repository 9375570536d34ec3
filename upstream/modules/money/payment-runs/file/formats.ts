import { checkIban } from '#contract/core/iban.ts'
import type { RunFormat } from '#contract/money/payment-runs.ts'

/** Countries of the Single Euro Payments Area (European Payments Council, EPC409-09). */
const sepa = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT ' +
    'NL NO PL PT RO RS SE SI SK SM VA'
  ).split(' '),
)

type Transfers = { iban: string; currency: string; direction: 'out' | 'in' }

/**
 * Files that can be made of transfers: by the rules of SEPA in euro between its countries, by the
 * Swiss ones from a Swiss account in francs or euro. Of debits by the rules of SEPA alone, by a firm
 * that has a creditor identifier.
 */
export function formatsOf(
  { iban, currency, direction }: Transfers,
  items: readonly { iban: string }[],
  { creditorId }: { creditorId: string },
): RunFormat[] {
  const own = checkIban(iban)
  const isWhole = own.isValid && items.every((item) => checkIban(item.iban).isValid)
  if (!isWhole) return []
  const isSwiss = ['CH', 'LI'].includes(own.country) && ['CHF', 'EUR'].includes(currency)
  const isSepa =
    currency === 'EUR' &&
    [iban, ...items.map((item) => item.iban)].every((one) => sepa.has(checkIban(one).country))
  if (direction === 'in') return isSepa && creditorId !== '' ? ['debit08', 'debit02'] : []
  return [
    ...(isSepa ? (['sepa09', 'sepa03'] as const) : []),
    ...(isSwiss ? (['swiss09'] as const) : []),
  ]
}
