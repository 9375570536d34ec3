import { z } from 'zod'

/** The records that a firm may give fields of its own. */
export const customKinds = [
  'party',
  'item',
  'invoice',
  'quote',
  'purchaseOrder',
  'bill',
  'expense',
  'payment',
] as const
export const CustomKind = z.enum(customKinds)
export type CustomKind = z.infer<typeof CustomKind>

/** As many fields of its own one kind of record may have, those that were retired included. */
export const maxCustomFields = 60

/**
 * What one field holds: text, a decimal number as text, minor units of the firm's base currency, a day,
 * the code of a choice, yes or no, an address, or the id of a member. Null takes it away.
 */
const CustomValue = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

const kinds = new WeakMap<z.core.$ZodType, CustomKind>()

/**
 * The fields that a firm added to a kind of record, by their keys. What a change does not name stays as
 * it is; the answer has those that the caller may see. Each is checked by its definition, which the
 * contract cannot know: see `customFieldsContract.ofKind`.
 */
export function customValues(kind: CustomKind) {
  const values = z
    .record(z.string().max(40), CustomValue)
    .refine((given) => Object.keys(given).length <= maxCustomFields, 'invalid')
    .meta({
      description:
        'The fields that the firm added, by their keys (see /custom-fields/kinds). A change keeps what it does not name; null takes a value away.',
    })
  kinds.set(values, kind)
  return values.default({})
}
export type CustomValues = z.infer<ReturnType<typeof customValues>>

/** Of which kind of record a schema holds the added fields; undefined for any other schema. */
export function customKindOf(schema: z.core.$ZodType): CustomKind | undefined {
  return kinds.get(schema)
}

/**
 * A list's filters by added fields, as `custom[region]=north`; of numbers, amounts and days also from
 * and to, as `custom[weight.from]=10`.
 */
export const CustomFilter = z.record(z.string().max(50), z.string().trim().max(200)).optional()
export type CustomFilter = z.infer<typeof CustomFilter>
