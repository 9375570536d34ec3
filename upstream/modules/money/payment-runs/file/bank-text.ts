const written: Record<string, string> = {
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '&': '+',
  '€': 'E',
  '–': '-',
  '’': "'",
}

/**
 * A text in the letters that all banks of SEPA take, at most so long: diacritics are left out, what
 * has no such letter becomes a point (European Payments Council, EPC217-08).
 */
export function bankText(text: string, maximum: number): string {
  return [...text]
    .map((letter) => written[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, '.')
    .slice(0, maximum)
    .trim()
}

/** The same for what names a transfer: it neither begins or ends with a slash nor holds two. */
export function bankReference(text: string): string {
  const plain = bankText(text, 35).replace(/\/{2,}/g, '/')
  return plain.replace(/^\/+|\/+$/g, '') || 'NOTPROVIDED'
}
