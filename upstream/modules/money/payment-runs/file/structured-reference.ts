/** Digits that carry a check over each other in the Swiss reference (recursive modulo 10). */
const carry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** Whether a text is a Swiss QR reference: 27 digits whose last checks the others. */
export function isQrReference(text: string): boolean {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{27}$/.test(digits)) return false
  const rest = [...digits.slice(0, 26)].reduce(
    (carried, digit) => carry[(carried + Number(digit)) % 10] ?? 0,
    0,
  )
  return (10 - rest) % 10 === Number(digits[26])
}

/** Whether a text is a creditor reference with its check digits right (ISO 11649). */
export function isCreditorReference(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase()
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(plain)) return false
  const turned = `${plain.slice(4)}${plain.slice(0, 4)}`
  const digits = [...turned].map((letter) => Number.parseInt(letter, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** Whether a Swiss IBAN is for payments with a QR reference: its bank's number is 30000 to 31999. */
export function isQrIban(iban: string): boolean {
  return /^(CH|LI)\d{2}3[01]\d{3}/.test(iban)
}
