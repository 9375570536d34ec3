import { z } from 'zod'
import { CostCentreId } from '../books/cost-centres.ts'
import { Id, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordStamps, registerContract } from '../core/register.ts'

const OptionalId = z.union([z.literal(''), Id]).default('')

/** As many levels a tree of categories may have. */
export const maxCategoryLevels = 6

export const ItemCategoryInput = z.object({
  /** Unique among those below the same one. */
  name: requiredText(100),
  /** The category that it is part of; empty for one of the first level. */
  parentId: OptionalId,
  /**
   * What an item of it is taxed with, and its income posted to and put on, unless the item says
   * otherwise.
   */
  taxCode: optionalText(20),
  incomeAccount: optionalText(20),
  costCentreId: CostCentreId,
  notes: optionalText(2000),
})
export type ItemCategoryInput = z.infer<typeof ItemCategoryInput>

export const ItemCategory = ItemCategoryInput.extend({
  id: Id,
  /** Its name after those of all that it is part of: `Drinks › Coffee`. */
  trail: z.string(),
  ...recordStamps,
})
export type ItemCategory = z.infer<typeof ItemCategory>

export const ItemCategoryRow = ItemCategory.pick({
  id: true,
  name: true,
  parentId: true,
  trail: true,
  taxCode: true,
  incomeAccount: true,
  notes: true,
  updatedAt: true,
})
export type ItemCategoryRow = z.infer<typeof ItemCategoryRow>

export const ItemCategoryListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['trail', 'updatedAt'],
  filters: {},
})
export type ItemCategoryListQuery = z.infer<typeof ItemCategoryListQuery>

export const itemCategoriesContract = registerContract({
  path: 'item-categories',
  tag: 'Item categories',
  view: 'item:view',
  edit: 'item:edit',
  one: z.object({ firmId: Id, itemCategoryId: Id }),
  onePath: '{itemCategoryId}',
  input: ItemCategoryInput,
  query: ItemCategoryListQuery,
  row: ItemCategoryRow,
  record: ItemCategory,
  bulk: ['archive', 'restore'],
  summaries: { list: 'Lists the categories that items are sorted into, as a tree.' },
})
