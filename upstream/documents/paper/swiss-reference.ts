/** Carry table of the recursive modulo 10 check (SIX, Swiss Implementation Guidelines QR-bill, annex B). */
const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

export type SwissReference = { type: 'QRR' | 'SCOR' | 'NON'; reference: string }

/**
 * The reference of a document in a QR-bill: a QR reference where the account is a QR-IBAN, else a
 * creditor reference of ISO 11649. Undefined where a QR-IBAN has no number to make one of.
 * @param iban Swiss or of Liechtenstein, without spaces
 */
export function swissReference(iban: string, number: string): SwissReference | undefined {
  const digits = number.replaceAll(/\D/g, '').slice(-26)
  if (isQrIban(iban)) {
    if (!/[1-9]/.test(digits)) return undefined
    const whole = digits.padStart(26, '0')
    return { type: 'QRR', reference: `${whole}${checkDigit(whole)}` }
  }
  const text = number
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .slice(-21)
  if (text === '') return { type: 'NON', reference: '' }
  return { type: 'SCOR', reference: `RF${rfCheck(text)}${text}` }
}

/** Whether the clearing number in an IBAN is one of those kept for QR references: 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  const clearing = Number(iban.slice(4, 9))
  return clearing >= 30_000 && clearing <= 31_999
}

/** As people read it: a QR reference in twos and fives from its end, any other in fours. */
export function printedReference({ type, reference }: SwissReference): string {
  if (type !== 'QRR') return reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return `${reference.slice(0, 2)} ${reference.slice(2).replaceAll(/(.{5})(?=.)/g, '$1 ')}`
}

function checkDigit(digits: string): number {
  let carry = 0
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}

/** Check digits of ISO 11649: 98 less the remainder of the reference with `RF00` behind it by 97. */
function rfCheck(text: string): string {
  let rest = 0
  for (const letter of `${text}RF00`) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return String(98 - rest).padStart(2, '0')
}
