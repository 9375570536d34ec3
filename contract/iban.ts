import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

export interface IbanCheck {
  isValid: boolean
  /** Upper case, without separators: the form banks and payment files take. */
  normalised: string
  /** In groups of four, as printed on documents. */
  formatted: string
  /** ISO 3166-1 alpha-2 code the IBAN begins with; empty when it begins with none. */
  country: string
}

/** Checks an IBAN as typed: length, structure and check digits (ISO 13616). Never throws. */
export function checkIban(text: string): IbanCheck {
  const normalised = electronicFormatIBAN(withoutSpaces(text)) ?? ''
  return {
    isValid: isValidIBAN(normalised),
    normalised,
    formatted: friendlyFormatIBAN(normalised) ?? '',
    country: /^[A-Z]{2}/.exec(normalised)?.[0] ?? '',
  }
}

/** An account's number as histories and searches name it: its last four characters alone. */
export function maskedAccount(number: string): string {
  return number && `•••• ${number.slice(-4)}`
}

const written = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,3})?\b/gi

/** A text with the IBANs in it, written in groups or not, as `maskedAccount` has them. */
export function withMaskedAccounts(text: string): string {
  return text.replace(written, (found) => maskedFound(found))
}

/** What was found may go on behind the IBAN: the longest beginning that is one is masked. */
function maskedFound(found: string): string {
  for (let end = found.length; end >= 15; end -= 1) {
    const { isValid, normalised } = checkIban(found.slice(0, end))
    if (isValid) return `${maskedAccount(normalised)}${found.slice(end)}`
  }
  return found
}

/** An account in groups of four, as it is read and where it may break; what is no IBAN stays as it is. */
export function readableIban(text: string | null): string {
  if (!text) return ''
  const { isValid, formatted } = checkIban(text)
  return isValid ? formatted : text
}

/** Whether the text is a well-formed BIC of 8 or 11 characters (ISO 9362). */
export function isBic(text: string): boolean {
  return isValidBIC(withoutSpaces(text).toUpperCase())
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s.]/g, '')
}
