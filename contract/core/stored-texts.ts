import { z } from 'zod'
import { Instant, requiredText } from './fields.ts'

/** The last part of a text's address, as the program that made it chose it. */
export const TextName = requiredText(200).regex(/^[^/\\]+$/, 'invalid')

/** What a program that keeps a copy of a collection knows of one of its texts (RFC 4791, 6352). */
export const StoredText = z.object({
  name: z.string(),
  /** Another after each change (an entity tag, without its quotes). */
  tag: z.string(),
  changedAt: Instant,
})

/** The tag that the caller's copy has; what has another by now is refused. */
export const expectedTag = { tag: z.string().max(40).optional() }

/** What is sent to be stored, of at most `longest` characters. */
export function textToStore(longest: number) {
  return {
    text: z.string().max(longest),
    ...expectedTag,
    /** Refused where there is one of that name. */
    isNew: z.boolean().default(false),
  }
}

/** What became of it. */
export const stored = {
  isNew: z.boolean(),
  /** Whether it is read as it was sent, byte for byte. */
  isExact: z.boolean(),
}
