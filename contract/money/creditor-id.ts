/** Letters count from 10 on, as in ISO 7064 and in an IBAN. */
function numberOf(text: string): string {
  return [...text].map((letter) => Number.parseInt(letter, 36)).join('')
}

function remainderOf(digits: string): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

/**
 * A SEPA creditor identifier as it is written down, and whether its check digits are right: country,
 * two check digits, three characters of the creditor's business that do not count, and the national
 * part (European Payments Council, EPC262-08; ISO 7064 MOD 97-10).
 */
export function checkCreditorId(text: string): { normalised: string; isValid: boolean } {
  const normalised = text.replace(/[\s-]/g, '').toUpperCase()
  const parts = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/.exec(normalised)
  if (!parts) return { normalised, isValid: false }
  const [, country = '', check = '', national = ''] = parts
  return { normalised, isValid: remainderOf(numberOf(`${national}${country}`) + check) === 1 }
}
