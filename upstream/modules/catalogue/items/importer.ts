import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { optionsText } from '#contract/catalogue/item-variants.ts'
import { ItemInput } from '#contract/catalogue/items.ts'
import { invalidField } from '#contract/core/errors.ts'
import { optionalText } from '#contract/core/fields.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { centreList } from '../../books/cost-centres/index.ts'
import { accountList } from '../../books/ledger/index.ts'
import { rateList } from '../../books/taxes/index.ts'
import { customPaths, wholeCustom } from '../../firm/custom-fields/index.ts'
import { categoryList, findByTrail } from '../item-categories/index.ts'
import { billOfKit, parseBill } from './bill-of-kit.ts'
import { getItem, getStoredItem } from './reader.ts'
import { createItem, removeItem, updateItem } from './service.ts'
import { itemsTable } from './tables.ts'
import { unitList } from './unit-list.ts'
import { addOptions, createVariantOfRow } from './variants/from-file.ts'

/** Files name the category by its trail, the parent of a variant by its code, a kit's parts in a cell. */
const Input = ItemInput.extend({
  categoryId: optionalText(700),
  parentSku: optionalText(60),
  options: optionalText(2000),
  bill: optionalText(4000),
})
type Row = z.infer<typeof Input>

function inputOf(reader: Reader, { bill, ...row }: Row): ItemInput {
  const categoryId = row.categoryId === '' ? '' : findByTrail(reader, row.categoryId)
  if (categoryId === undefined) throw invalidField('categoryId', 'unknownCategory')
  const components = bill === '' ? row.components : parseBill(bill)
  if (!components) throw invalidField('bill', 'unreadableBill')
  return ItemInput.parse({ ...row, categoryId, components })
}

function createRow(writer: Writer, context: FirmContext, row: Row): { id: string } {
  if (row.parentSku !== '') {
    const parentId = idOf(writer, row.parentSku)
    if (parentId === undefined) throw invalidField('parentSku', 'unknownParent')
    return createVariantOfRow(writer, context, { ...row, parentId })
  }
  const made = createItem(writer, context, inputOf(writer, row))
  if (row.options !== '') addOptions(writer, context, made.id, row.options)
  return made
}

function changeRow(
  writer: Writer,
  context: FirmContext,
  itemId: string,
  { version, ...row }: Row & { version: number },
): void {
  const before = getItem(writer, itemId)
  if (row.parentSku !== parentSkuOf(writer, before.parentId)) {
    throw invalidField('parentSku', 'parentFixed')
  }
  updateItem(writer, context, { ...inputOf(writer, row), itemId, version })
  if (row.options !== optionsText(before.options)) {
    if (before.parentId !== '') throw invalidField('options', 'parentFixed')
    addOptions(writer, context, itemId, row.options)
  }
}

function idOf({ db }: Reader, sku: string): string | undefined {
  return db.select({ id: itemsTable.id }).from(itemsTable).where(eq(itemsTable.sku, sku)).get()?.id
}

function parentSkuOf(reader: Reader, parentId: string): string {
  return parentId === '' ? '' : getStoredItem(reader, parentId).sku
}

/** How rows of a file become items: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'items',
  needs: 'item:edit',
  undoNeeds: 'item:delete',
  ties: ['sku', 'parentSku', 'name', 'barcodes'],
  tieLists: ['bill', 'barcodes'],
  input: Input,
  decimals: ['unitPrice', 'reorderLevel', 'reorderQuantity', 'surplusPercent', 'weight'],
  custom: (reader, context) => customPaths(reader, context, 'item'),
  words: (reader) => ({
    taxCode: rateList(reader, 'sale'),
    categoryId: categoryList(reader),
    incomeAccount: accountList(reader, ({ type }) => type === 'income'),
    costCentreId: centreList(reader),
    unit: unitList(reader),
  }),
  defaults: () => ({ kind: 'product', priceMode: 'net' }),
  create: createRow,
  remove: removeItem,
  update: {
    keys: ['sku'],
    find: (reader, _, __, sku) => idOf(reader, sku),
    current: (reader, context, id) => {
      const item = getItem(reader, id)
      return {
        ...ItemInput.parse({ ...item, suppliers: item.suppliers ?? [] }),
        custom: wholeCustom(reader, context, 'item', item.custom),
        categoryId: item.category,
        parentSku: parentSkuOf(reader, item.parentId),
        options: optionsText(item.options),
        bill: billOfKit(reader, id),
        version: item.version,
      }
    },
    write: changeRow,
  },
  labelOf: (reader, id) => getStoredItem(reader, id).name,
})
