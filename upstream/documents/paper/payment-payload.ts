import { checkIban, isBic } from '#contract/core/iban.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'

export type CreditTransfer = {
  name: string
  iban: string
  bic: string
  currency: string
  /** Minor units. */
  amount: Minor
  reference: string
}

/** Members of the European Economic Area: there a BIC is no longer needed. */
const economicArea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
/** The other countries and territories that IBANs of the SEPA area begin with. */
const otherSepa = 'AD AL CH GB GI MC MD ME MK RS SM VA'
const largest = 99_999_999_999
const maxBytes = 331

/**
 * The text of a payment code after EPC069-12, version 002 in UTF-8: a SEPA credit transfer of
 * what is due. Null where none can be made: not in euro, nothing due or too much, no account in
 * the SEPA area, or no BIC where one is needed.
 */
export function paymentPayload(transfer: CreditTransfer): string | null {
  const { currency, amount } = transfer
  const iban = checkIban(transfer.iban)
  const bic = isBic(transfer.bic) ? transfer.bic.replaceAll(' ', '').toUpperCase() : ''
  const isInArea = economicArea.includes(iban.country)
  const isReachable = isInArea || (otherSepa.includes(iban.country) && bic !== '')
  if (currency !== 'EUR' || amount < 1 || amount > largest) return null
  if (!iban.isValid || !isReachable) return null
  const name = singleLine(transfer.name, 70)
  if (name === '') return null
  const euros = `EUR${minorToDecimal(amount, 'EUR')}`
  const head = ['BCD', '002', '1', 'SCT', bic, name, iban.normalised, euros]
  const payload = [...head, '', '', singleLine(transfer.reference, 140)].join('\n').trimEnd()
  return new TextEncoder().encode(payload).length <= maxBytes ? payload : null
}

/** A field ends at a line break, so it holds none; cut at a whole character. */
function singleLine(text: string, maxLength: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  return [...line].slice(0, maxLength).join('').trim()
}
