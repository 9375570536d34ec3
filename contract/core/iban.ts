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

/** Whether a text is the whole of what `maskedAccount` makes of a number, whose rest is not kept. */
export function isMaskedAccount(text: string): boolean {
  return /^•{4} .{1,4}$/u.test(text)
}

const written =
  /[A-Z]{2}\d{2}(?:[ \u00a0.-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0.-]?[A-Z0-9]{1,3})?(?![A-Z0-9])/gi

/** A text with the IBANs in it, written in groups or not, as `maskedAccount` has them. */
export function withMaskedAccounts(text: string): string {
  const looking = new RegExp(written)
  let masked = ''
  let at = 0
  for (let found = looking.exec(text); found !== null; found = looking.exec(text)) {
    const length = ibanLength(found[0])
    // What begins like an IBAN and is none may have one behind its beginning.
    looking.lastIndex = found.index + Math.max(length, 1)
    if (length === 0) continue
    const { normalised } = checkIban(found[0].slice(0, length))
    masked += text.slice(at, found.index) + maskedAccount(normalised)
    at = found.index + length
  }
  return masked + text.slice(at)
}

/** Of the longest beginning that is an IBAN; 0 for none. */
function ibanLength(found: string): number {
  for (let end = found.length; end >= 15; end -= 1) {
    if (checkIban(found.slice(0, end)).isValid) return end
  }
  return 0
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
