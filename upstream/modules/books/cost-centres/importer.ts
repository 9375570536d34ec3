import { CostCentreInput } from '#contract/books/cost-centres.ts'
import { invalidField } from '#contract/core/errors.ts'
import { optionalText } from '#contract/core/fields.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { centreListByName } from './centre-list.ts'
import { findCentre, getCostCentre } from './reader.ts'
import { createCostCentre, removeCostCentre } from './service.ts'

/** Files name the cost centre above by its code, or by its whole name as the list has it. */
const Input = CostCentreInput.extend({ parentId: optionalText(700) })

/** How rows of a file become records: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'cost-centres',
  needs: 'ledger:edit',
  undoNeeds: 'ledger:delete',
  input: Input,
  words: (reader) => ({ parentId: centreListByName(reader) }),
  create: (writer, context, input) => {
    const { parentId: code } = input
    const parentId = code === '' ? '' : findCentre(writer, code)
    if (parentId === undefined) throw invalidField('parentId', 'unknownCentre')
    return createCostCentre(writer, context, { ...input, parentId })
  },
  remove: removeCostCentre,
  labelOf: (reader, id) => getCostCentre(reader, id).trail,
})
