import { type TaxIdScheme, taxIdNeighbours, taxIdSchemes } from './tax-id-schemes.ts'

export interface TaxIdCheck {
  /** For a country whose format is not known: whether the text looks like an id at all. */
  isWellFormed: boolean
  /** Advice only, never a reason to refuse; undefined when ill formed or without a known rule. */
  isCheckDigitValid: boolean | undefined
  /** Upper case without separators, with its prefix where the country has one. */
  normalised: string
}

/**
 * Checks a VAT identification number (in Russia the INN) by format and check digit.
 * Takes the ISO 3166-1 alpha-2 code of the country that issued it and the id as typed, with or
 * without prefix. It says nothing about registration: only the tax office can. Never throws.
 */
export function checkTaxId(country: string, taxId: string): TaxIdCheck {
  const bare = taxId.toUpperCase().replace(/[\s.\-‐‑–—/:()]/g, '')
  const scheme = taxIdSchemes[taxIdNeighbours[country] ?? country]
  if (!scheme) {
    const isWellFormed = /^(?=.*\d)[\p{L}\d]{4,20}$/u.test(bare)
    return { isWellFormed, isCheckDigitValid: undefined, normalised: bare }
  }
  const { prefix, number } = splitPrefix(scheme, bare)
  const match = scheme.form.exec(number)
  return {
    isWellFormed: match !== null,
    isCheckDigitValid: match ? scheme.hasCheckDigit(match[1] ?? match[0]) : undefined,
    normalised: prefix + number,
  }
}

function splitPrefix(scheme: TaxIdScheme, bare: string): { prefix: string; number: string } {
  const typed = [scheme.prefix, ...(scheme.otherPrefixes ?? [])].find(
    (prefix) => prefix !== '' && bare.startsWith(prefix),
  )
  const number = typed ? bare.slice(typed.length) : bare
  return {
    prefix: typed === 'XI' ? typed : scheme.prefix,
    number: fillUp(number, scheme.length),
  }
}

/** Leading zeros are often left out; more than two missing characters are a mistake, not zeros. */
function fillUp(number: string, length: number | undefined): string {
  const isNear = length !== undefined && number.length >= length - 2
  return isNear ? number.padStart(length, '0') : number
}
