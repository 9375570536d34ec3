import { z } from 'zod'
import { DateOnly, Id, requiredText } from '../core/fields.ts'

/**
 * Whether an item in stock is told apart: `batches` by what was made together, with the date until which
 * it may be used, `serials` each unit by its number. Costs stay those of the item.
 */
export const ItemTracking = z.enum(['none', 'batches', 'serials'])
export type ItemTracking = z.infer<typeof ItemTracking>

/**
 * Of an item that is kept by batches the code of one, of an item with serial numbers one for each unit.
 * `expires` says until when a batch may be used.
 */
export const AskedCodes = z.object({
  codes: z.array(requiredText(60)).max(500).default([]),
  expires: z.union([z.literal(''), DateOnly]).default(''),
})
export type AskedCodes = z.infer<typeof AskedCodes>

/** A batch or serial number of a line, and how much of it. */
export const LotOfLine = z.object({
  id: Id,
  code: z.string(),
  expires: z.union([z.literal(''), DateOnly]),
  quantity: z.string(),
})
export type LotOfLine = z.infer<typeof LotOfLine>
