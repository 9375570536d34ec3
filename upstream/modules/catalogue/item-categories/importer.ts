import { ItemCategoryInput } from '#contract/catalogue/item-categories.ts'
import { invalidField } from '#contract/core/errors.ts'
import { optionalText } from '#contract/core/fields.ts'
import { accountList } from '../../books/ledger/index.ts'
import { rateList } from '../../books/taxes/index.ts'
import { categoryList, findByTrail } from './reader.ts'
import { itemCategories } from './register.ts'

/** Files name the category above by its trail. */
export const importer = itemCategories.importerOf({
  input: ItemCategoryInput.extend({ parentId: optionalText(700) }),
  undoNeeds: 'item:delete',
  ties: ['name'],
  tieLists: ['parentId'],
  words: (reader) => ({
    parentId: categoryList(reader),
    taxCode: rateList(reader, 'sale'),
    incomeAccount: accountList(reader, ({ type }) => type === 'income'),
  }),
  meant: (reader, { parentId: trail, ...input }) => {
    const parentId = trail === '' ? '' : findByTrail(reader, trail)
    if (parentId === undefined) throw invalidField('parentId', 'unknownCategory')
    return { ...input, parentId }
  },
})
