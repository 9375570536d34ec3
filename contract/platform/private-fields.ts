/**
 * What a record of somebody's visit must never hold. Browser and server obey the same rules, so
 * this file stands alone and small.
 */

const privateNames =
  /pass|secret|token|otp|iban|bic|swift|card|cvc|cvv|account|(tax|vat)[\W_]*(id|n)|\bpin\b|idempotency/i
const privateUses = /\b(cc-[a-z-]+|one-time-code|(current|new)-password)\b/i

/** A field as far as these rules need to know it. */
export type FieldFacts = { name: string; inputType: string; autocomplete?: string }

/** Whether nothing of a field may be kept: passwords, codes, cards, banks, tax numbers, files. */
export function isPrivateField({ name, inputType, autocomplete = '' }: FieldFacts): boolean {
  return (
    /^(password|hidden|file)$/i.test(inputType) ||
    privateUses.test(autocomplete) ||
    privateNames.test(name)
  )
}

/** A text as it may be kept: account and card numbers in it crossed out, at most 200 characters. */
export function keepable(text: string): string {
  return text
    .slice(0, 2000)
    .replace(/\b[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,3})?\b/gi, '•••')
    .replace(/\b\d(?:[ -]?\d){12,18}\b/g, '•••')
    .slice(0, 200)
}

/** A path as it may be kept: long secrets in it crossed out, as in public links. */
export function keepableRoute(path: string): string {
  return path.replace(/[^/]{40,}/g, '•••').slice(0, 200)
}
