import { createHash, randomBytes } from 'node:crypto'
import { monotonicFactory } from 'ulid'

const next = monotonicFactory()

/** A new ULID; within one isolate each is greater than the last, also when the clock jumps back. */
export function newId(): string {
  return next()
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** An id that says nothing of its time: 130 random bits, for what whoever knows the id may read. */
export function unguessableId(): string {
  return [...randomBytes(26)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** Of a ULID, the characters that hold its time. */
const timeLength = 10

/** The id of what one thing means for somebody: the same for the same two, with the thing's time. */
export function idWithin(parentId: string, ofId: string): string {
  const hash = createHash('sha256').update(`${parentId} ${ofId}`).digest().subarray(0, 16)
  const rest = [...hash].map((byte) => alphabet.charAt(byte % alphabet.length))
  return parentId.slice(0, timeLength) + rest.join('')
}
