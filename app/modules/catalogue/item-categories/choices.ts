import type { Choice } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import {
  ItemCategoryListQuery,
  itemCategoriesContract,
} from '#contract/catalogue/item-categories.ts'

/** The firm's categories that are in use, each after the one that it is part of. */
export async function loadCategories({ call, firm }: FirmAccess): Promise<Choice[]> {
  const query = { ...ItemCategoryListQuery.parse({}), firmId: firm.firmId }
  const { rows } = await call(itemCategoriesContract.rows, query)
  return rows.map(({ id, trail }) => ({ value: id, label: trail }))
}
