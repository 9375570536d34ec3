import type { Reader } from '../../../firm/store.ts'
import { russianLetters } from '../../../mail/latin-letters.ts'
import { partnerByCode } from './store.ts'

const maxLength = 24

/** Letters of other scripts as a link can say them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' },
  ...russianLetters,
  ...{ х: 'h', щ: 'sch' },
}

/** What a partner's link can end with, made of a name, and nobody's yet. */
export function freeCode(reader: Reader, name: string): string {
  const plain = codeOf(name)
  const words = plain.length >= 3 ? plain : `partner-${plain}`.replace(/-$/, '')
  for (let count = 1; ; count += 1) {
    const code = count === 1 ? words : `${words}-${count}`
    if (!partnerByCode(reader, code)) return code
  }
}

/** A name in small letters, digits and hyphens. */
export function codeOf(name: string): string {
  const spelled = [...name.toLowerCase()].map((letter) => letters[letter] ?? letter).join('')
  return spelled
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
}
