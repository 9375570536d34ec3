import { createHash } from 'node:crypto'

/** Crockford's base 32 has no letter that is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** A gift card's code: 80 random bits in groups of four, `7K2M-…`. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is compared: whatever case, dashes and look-alike letters it was typed with. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** What the database keeps of a code. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex')
}
