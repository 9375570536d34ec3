import { ItemCategoryInput } from '#contract/catalogue/item-categories.ts'
import { invalidField } from '#contract/core/errors.ts'
import { optionalText } from '#contract/core/fields.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { accountList } from '../../books/ledger/index.ts'
import { rateList } from '../../books/taxes/index.ts'
import { categoryList, findByTrail, getItemCategory } from './reader.ts'
import { createItemCategory, removeItemCategory } from './service.ts'

/** Files name the category above by its trail. */
const Input = ItemCategoryInput.extend({ parentId: optionalText(700) })

/** How rows of a file become records: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'item-categories',
  needs: 'item:edit',
  undoNeeds: 'item:delete',
  input: Input,
  words: (reader) => ({
    parentId: categoryList(reader),
    taxCode: rateList(reader, 'sale'),
    incomeAccount: accountList(reader, ({ type }) => type === 'income'),
  }),
  create: (writer, context, input) => {
    const { parentId: trail } = input
    const parentId = trail === '' ? '' : findByTrail(writer, trail)
    if (parentId === undefined) throw invalidField('parentId', 'unknownCategory')
    return createItemCategory(writer, context, { ...input, parentId })
  },
  remove: removeItemCategory,
  labelOf: (reader, id) => getItemCategory(reader, id).trail,
})
