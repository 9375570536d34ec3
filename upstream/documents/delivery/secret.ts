const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 130 random bits in Crockford's base 32: short enough for a letter, and nobody can guess it. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26))
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('')
}
