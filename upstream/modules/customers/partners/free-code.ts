import { latinLetters } from '../../../core/latin-letters.ts'
import type { Reader } from '../../../firm/store.ts'
import { partnerByCode } from './store.ts'

const maxLength = 24

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
  return latinLetters(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '')
}
