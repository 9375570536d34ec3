const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id as the firm gives them (ULID): ten letters of the time, sixteen at random. */
export function newTicketId(now: number): string {
  const time = Array.from(
    { length: 10 },
    (_, at) => letters[Math.floor(now / 32 ** (9 - at)) % 32] ?? '0',
  )
  const random = Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => letters[byte % 32],
  )
  return [...time, ...random].join('')
}
