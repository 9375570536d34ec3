import { z } from 'zod'
import { decimalText, Id, optionalText, requiredText, Version } from '../core/fields.ts'
import { Barcode } from './barcodes.ts'

/** As many options an item may have, values an option, and variants an item. */
export const maxOptions = 3
export const maxOptionValues = 50
export const maxVariants = 200

/** The marks that part options and values in files; no name has them. */
const marks = /[;:|]/

function optionText(size: number) {
  return requiredText(size).refine((text) => !marks.test(text), 'optionMarks')
}

export const OptionName = optionText(40)
export const OptionValue = optionText(60)

/** What the variants of an item differ in: `Size` with `S`, `M` and `L`. */
export const ItemOption = z.object({ name: z.string(), values: z.array(z.string()) })
export type ItemOption = z.infer<typeof ItemOption>

const OptionInput = z.object({
  name: OptionName,
  values: z.array(OptionValue).min(1, 'required').max(maxOptionValues),
})

/** One to be made: its values in the order of the options. */
export const NewVariant = z.object({
  values: z.array(z.string().trim().max(60)).min(1).max(maxOptions),
  /** Unique in the firm when given. */
  sku: optionalText(60),
  barcode: z.union([z.literal(''), Barcode]).default(''),
  /** Empty for that of the parent, which it then follows. */
  unitPrice: z.union([z.literal(''), decimalText(6)]).default(''),
})
export type NewVariant = z.infer<typeof NewVariant>

/**
 * The options of an item as they are to be, and those of the combinations that are to be made now.
 * What it has already stays: options come in their order, values may be added.
 */
export const MakeVariants = z.object({
  version: Version,
  options: z.array(OptionInput).min(1, 'required').max(maxOptions),
  variants: z.array(NewVariant).max(maxVariants),
})
export type MakeVariants = z.infer<typeof MakeVariants>

export const ItemVariant = z.object({
  id: Id,
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  /** In the order of the options. */
  values: z.array(z.string()),
  unitPrice: z.string(),
  /** It costs what the parent costs, and goes on doing so. */
  followsPrice: z.boolean(),
  isArchived: z.boolean(),
})
export type ItemVariant = z.infer<typeof ItemVariant>

export const ItemVariants = z.object({
  /** That of the item itself. */
  version: Version,
  options: z.array(
    z.object({
      id: Id,
      name: z.string(),
      values: z.array(z.object({ id: Id, value: z.string() })),
    }),
  ),
  variants: z.array(ItemVariant),
})
export type ItemVariants = z.infer<typeof ItemVariants>

/** Other names of options and values, and other codes and prices of variants; what is left out stays. */
export const ChangeVariants = z.object({
  version: Version,
  options: z
    .array(
      z.object({
        id: Id,
        name: OptionName,
        values: z.array(z.object({ id: Id, value: OptionValue })).max(maxOptionValues),
      }),
    )
    .max(maxOptions)
    .default([]),
  variants: z
    .array(
      z.object({
        id: Id,
        sku: optionalText(60),
        unitPrice: z.union([z.literal(''), decimalText(6)]).default(''),
      }),
    )
    .max(maxVariants)
    .default([]),
})
export type ChangeVariants = z.infer<typeof ChangeVariants>

/** Every combination of the options' values, the last option changing first. */
export function combinationsOf(options: readonly ItemOption[]): string[][] {
  return options.reduce<string[][]>(
    (made, { values }) => made.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  )
}

/** Words that are the same however they are written. */
export function sameWord(text: string): string {
  return text.trim().toLowerCase()
}

/** The combinations that no variant has yet. */
export function missingCombinations(
  options: readonly ItemOption[],
  variants: readonly Pick<ItemVariant, 'values'>[],
): string[][] {
  const keyOf = (values: readonly string[]) => values.map(sameWord).join('|')
  const known = new Set(variants.map(({ values }) => keyOf(values)))
  return combinationsOf(options).filter((values) => !known.has(keyOf(values)))
}

/** The code that a variant is proposed: `TEE` in red and M is `TEE-RED-M`. */
export function proposedSku(sku: string, values: readonly string[]): string {
  if (sku === '') return ''
  const parts = values.map((value) =>
    value
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, 10)
      .toUpperCase(),
  )
  return [sku, ...parts]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 60)
}

/** Options as files have them: `Size: S | M; Colour: Red`. */
export function optionsText(options: readonly ItemOption[]): string {
  return options.map(({ name, values }) => `${name}: ${values.join(' | ')}`).join('; ')
}

/** Options out of a file; undefined for what is none. */
export function parseOptions(text: string): ItemOption[] | undefined {
  if (text.trim() === '') return []
  const options = text.split(';').map((part) => {
    const [name = '', values = ''] = part.split(':')
    return { name: name.trim(), values: values.split('|').map((value) => value.trim()) }
  })
  const read = z.array(OptionInput).max(maxOptions).safeParse(options)
  return read.success ? read.data : undefined
}
