const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 160 random bits in Crockford's base 32, so that nobody can guess the address of a document. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => alphabet[byte % 32]).join('')
}
