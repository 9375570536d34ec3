import { z } from 'zod'
import { DateOnly, decimalText, optionalText } from '#contract/core/fields.ts'
import { parseJson } from '#contract/core/parse-json.ts'
import type { Env } from '../../../../core/env.ts'

/** What a picture of a bill or receipt says, as far as it was read; a person confirms it. */
export const ReadReceipt = z.object({
  supplierName: optionalText(160).catch(''),
  supplierNumber: optionalText(60).catch(''),
  date: DateOnly.or(z.literal('')).catch(''),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .or(z.literal(''))
    .catch(''),
  /** All that was paid, tax included. */
  total: z.coerce.string().pipe(decimalText(4)).or(z.literal('')).catch(''),
})
export type ReadReceipt = z.infer<typeof ReadReceipt>

/** Reads pictures; undefined for what it can make nothing of. */
export type ReceiptReader = (bytes: Uint8Array, type: string) => Promise<ReadReceipt | undefined>

/** Types that a reader of pictures is given. */
const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** The reader that the surroundings provide; undefined where it is off, as it is unless set. */
export function receiptReaderOf({
  AI: ai,
  RECEIPT_READER: kind,
}: Pick<Env, 'AI' | 'RECEIPT_READER'>) {
  return ai && kind === 'workers-ai' ? readWith(ai) : undefined
}

const model = '@cf/meta/llama-3.2-11b-vision-instruct'
const prompt =
  'Read this receipt or invoice. Answer with one JSON object and nothing else, with the keys ' +
  'supplierName, supplierNumber (number of the invoice), date (YYYY-MM-DD), currency (ISO 4217) and ' +
  'total (all that is paid, decimal point, no currency sign). Leave a key empty where it is not there.'

function readWith(ai: NonNullable<Env['AI']>): ReceiptReader {
  return async (bytes, type) => {
    if (!pictures.includes(type)) return undefined
    try {
      const answer = await ai.run(model, { prompt, image: [...bytes], max_tokens: 300 })
      return readAnswer(answer)
    } catch (error) {
      // Without what it would have read, the draft is filled in by hand.
      console.error(error)
      return undefined
    }
  }
}

/** The object within what a model answered, which may be wrapped in words. */
function readAnswer(answer: unknown): ReadReceipt | undefined {
  const said = z.object({ response: z.unknown() }).safeParse(answer).data?.response
  const text = typeof said === 'string' ? (/\{[\s\S]*\}/.exec(said)?.[0] ?? '') : ''
  const read = ReadReceipt.safeParse(typeof said === 'string' ? parseJson(text) : said)
  if (!read.success) return undefined
  return Object.values(read.data).some((value) => value !== '') ? read.data : undefined
}
