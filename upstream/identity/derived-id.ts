import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID that is the same for the same time and seed, so that doing a thing twice makes it once. */
export function derivedId(timeMs: number, seed: string): string {
  const digest = createHash('sha256').update(seed).digest()
  const random = Array.from(digest.subarray(0, 16), (byte) => alphabet[byte % 32]).join('')
  return encodeTime(timeMs, 10) + random
}
