/*
 * Check digits for the states where jsvat 2.5.4 accepts wrong numbers or rejects right ones,
 * measured against the published vectors of python-stdnum. Each function takes the number without
 * its country prefix, already well formed.
 */

export function hasBelgianCheckDigits(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))
}

export function hasFrenchCheckDigits(number: string): boolean {
  const siren = number.slice(2)
  // Numbers of Monaco begin with 000 and do not follow the Luhn rule of a SIREN.
  if (!siren.startsWith('000') && !isLuhn(siren)) return false
  if (/^\d{11}$/.test(number)) return Number(`${siren}12`) % 97 === Number(number.slice(0, 2))
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const first = alphabet.indexOf(number.charAt(0))
  const second = alphabet.indexOf(number.charAt(1))
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11
}

export function hasFinnishCheckDigit(number: string): boolean {
  return weigh(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0
}

export function hasIrishCheckLetter(number: string): boolean {
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV'
  const isOldStyle = !/^\d{7}/.test(number)
  const digits = isOldStyle ? `0${number.slice(2, 7)}${number.charAt(0)}` : number.slice(0, 7)
  const suffix = isOldStyle ? '' : number.slice(8)
  const total = weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * alphabet.indexOf(suffix)
  return alphabet.charAt(total % 23) === number.charAt(7)
}

export function hasLatvianCheckDigit(number: string): boolean {
  if (number.charAt(0) > '3') return weigh(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  // Personal numbers beginning with 32 carry no date of birth.
  const century = 1800 + 100 * Number(number.charAt(6))
  const year = century + Number(number.slice(4, 6))
  const isDated = isDate(year, Number(number.slice(2, 4)), Number(number.slice(0, 2)))
  if (!number.startsWith('32') && !isDated) return false
  const total = 1 + weigh(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])
  return (total % 11) % 10 === Number(number.charAt(10))
}

export function hasRomanianCheckDigit(number: string): boolean {
  if (number.length === 13) {
    const rest = weigh(number, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
    return (rest === 10 ? 1 : rest) === Number(number.charAt(12))
  }
  const total = 10 * weigh(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])
  return (total % 11) % 10 === Number(number.slice(-1))
}

export function hasCzechCheckDigit(number: string): boolean {
  if (number.length === 8) {
    const rest = (11 - (weigh(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    return !number.startsWith('9') && (rest || 1) % 10 === Number(number.charAt(7))
  }
  if (number.length === 9 && number.startsWith('6')) {
    const rest = weigh(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11
    if ((18 - ((10 - rest) % 11)) % 10 === Number(number.charAt(8))) return true
  }
  return isBirthNumber(number)
}

export function hasSlovakCheckDigit(number: string): boolean {
  return (/^..[2-4789]/.test(number) && Number(number) % 11 === 0) || isBirthNumber(number)
}

/** The rodné číslo of Czechia and Slovakia: a date of birth, then since 1954 a check digit. */
function isBirthNumber(number: string): boolean {
  const isShort = number.length === 9
  const shortYear = Number(number.slice(0, 2))
  if (isShort && shortYear > 53 && shortYear < 80) return false
  const year = isShort
    ? shortYear + (shortYear >= 80 ? 1800 : 1900)
    : shortYear + (shortYear < 54 ? 2000 : 1900)
  const month = (Number(number.slice(2, 4)) % 50) % 20
  if (!isDate(year, month, Number(number.slice(4, 6)))) return false
  return isShort || (Number(number.slice(0, 9)) % 11) % 10 === Number(number.charAt(9))
}

/** Sums digit times weight over as many leading digits as there are weights. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0)
}

function isLuhn(digits: string): boolean {
  const parts = [...digits].reverse().map((digit, index) => Number(digit) * (1 + (index % 2)))
  return parts.reduce((total, part) => total + (part > 9 ? part - 9 : part), 0) % 10 === 0
}

function isDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
