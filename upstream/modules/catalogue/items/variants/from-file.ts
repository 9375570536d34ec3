import {
  type ItemOption,
  type MakeVariants,
  maxOptions,
  parseOptions,
  sameWord,
} from '#contract/catalogue/item-variants.ts'
import type { Item, ItemInput } from '#contract/catalogue/items.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { getItem } from '../reader.ts'
import { optionWords, variantName } from './reader.ts'
import { addVariants } from './service.ts'

type VariantRow = Pick<
  ItemInput,
  | 'name'
  | 'sku'
  | 'barcodes'
  | 'unitPrice'
  | 'priceMode'
  | 'weight'
  | 'incomeAccount'
  | 'description'
  | 'reorderLevel'
  | 'reorderQuantity'
> & { options: string; parentId: string }

/**
 * A row that names its parent becomes a variant of it, and brings a value that is new. What the row
 * does not say of itself is the parent's.
 * @throws AppError invalid
 */
export function createVariantOfRow(
  writer: Writer,
  context: FirmContext,
  { parentId, ...row }: VariantRow,
): { id: string } {
  const parent = getItem(writer, parentId)
  const said = parseOptions(row.options)
  if (!said || said.length === 0 || said.some(({ values }) => values.length !== 1)) {
    throw invalidField('options', 'unreadableOptions')
  }
  const known = optionWords(writer, parent)
  const options = withValues(known, said)
  const values = options.map(
    ({ name }) => said.find((one) => sameWord(one.name) === sameWord(name))?.values[0] ?? '',
  )
  const [barcode = ''] = row.barcodes
  const isParents =
    row.priceMode === parent.priceMode && Number(row.unitPrice) === Number(parent.unitPrice)
  const unitPrice = isParents ? '' : row.unitPrice
  const isNamed = ![parent.name, variantName(parent.name, values)].includes(row.name)
  const own = {
    ...(isNamed && { name: row.name }),
    barcodes: row.barcodes,
    ...(!isParents && { priceMode: row.priceMode }),
    ...(row.weight !== '' && { weight: row.weight }),
    ...(row.incomeAccount !== '' && { incomeAccount: row.incomeAccount }),
    ...(row.description !== '' && { description: row.description }),
    ...(row.reorderLevel !== '' && { reorderLevel: row.reorderLevel }),
    ...(row.reorderQuantity !== '' && { reorderQuantity: row.reorderQuantity }),
  }
  const variants = [{ values, sku: row.sku, barcode, unitPrice, own }]
  const [id = ''] = atRow(() => addVariants(writer, context, parent, { options, variants }))
  return { id }
}

/** Gives a parent options or further values, as a cell says them. @throws AppError invalid */
export function addOptions(
  writer: Writer,
  context: FirmContext,
  itemId: string,
  text: string,
): Item {
  const parent = getItem(writer, itemId)
  const wanted = parseOptions(text)
  if (!wanted) throw invalidField('options', 'unreadableOptions')
  const options = withValues(optionWords(writer, parent), wanted)
  atRow(() => addVariants(writer, context, parent, { options, variants: [] }))
  return getItem(writer, itemId)
}

/** The known options with the values that are new, then other options. */
function withValues(known: readonly ItemOption[], wanted: readonly ItemOption[]) {
  const isOf = (one: ItemOption, other: ItemOption) => sameWord(one.name) === sameWord(other.name)
  const added = known.map((option): MakeVariants['options'][number] => {
    const values = wanted.find((one) => isOf(one, option))?.values ?? []
    const words = new Set(option.values.map(sameWord))
    return {
      ...option,
      values: [...option.values, ...values.filter((v) => !words.has(sameWord(v)))],
    }
  })
  const others = wanted.filter((one) => !known.some((option) => isOf(one, option)))
  return [...added, ...others].slice(0, maxOptions)
}

/** What is wrong with the variant is said at the cells of the row. */
function atRow<Result>(make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof AppError) || Object.keys(error.fields).length === 0) throw error
    const fields = Object.entries(error.fields).map(([path, problem]) => {
      const name = path.startsWith('options') ? 'options' : path.replace(/^variants\.\d+\./, '')
      return [name === 'values' ? 'options' : name === 'barcode' ? 'barcodes' : name, problem]
    })
    throw new AppError('invalid', 'The variant has fields to correct', {
      fields: Object.fromEntries(fields),
    })
  }
}
