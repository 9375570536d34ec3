import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { invalidField } from '#contract/errors.ts'
import { optionalText } from '#contract/fields.ts'
import { ItemInput } from '#contract/items.ts'
import type { Reader } from '../../firm/store.ts'
import { describeImporter } from '../../register/import/importer.ts'
import { findByTrail } from '../item-categories/index.ts'
import { getItem, getStoredItem } from './reader.ts'
import { createItem, removeItem, updateItem } from './service.ts'
import { itemsTable } from './tables.ts'

/** Files name the category by its trail. */
const Input = ItemInput.extend({ categoryId: optionalText(700) })

function inputOf(reader: Reader, row: z.infer<typeof Input>): ItemInput {
  const categoryId = row.categoryId === '' ? '' : findByTrail(reader, row.categoryId)
  if (categoryId === undefined) throw invalidField('categoryId', 'unknownCategory')
  return { ...row, categoryId }
}

/** How rows of a file become items: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'items',
  needs: 'item:edit',
  undoNeeds: 'item:delete',
  input: Input,
  decimals: ['unitPrice', 'reorderLevel', 'reorderQuantity'],
  defaults: () => ({ kind: 'product', priceMode: 'net' }),
  create: (writer, context, row) => createItem(writer, context, inputOf(writer, row)),
  remove: removeItem,
  update: {
    keys: ['sku'],
    find: ({ db }, _, __, sku) =>
      db.select({ id: itemsTable.id }).from(itemsTable).where(eq(itemsTable.sku, sku)).get()?.id,
    current: (reader, _, id) => {
      const item = getItem(reader, id)
      return { ...ItemInput.parse(item), categoryId: item.category, version: item.version }
    },
    write: (writer, context, itemId, { version, ...row }) => {
      updateItem(writer, context, { ...inputOf(writer, row), itemId, version })
    },
  },
  labelOf: (reader, id) => getStoredItem(reader, id).name,
})
