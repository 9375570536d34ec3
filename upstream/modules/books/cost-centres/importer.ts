import { CostCentreInput } from '#contract/books/cost-centres.ts'
import { invalidField } from '#contract/core/errors.ts'
import { optionalText } from '#contract/core/fields.ts'
import { centreListByName } from './centre-list.ts'
import { findCentre } from './reader.ts'
import { costCentres } from './register.ts'

/** Files name the cost centre above by its code, or by its whole name as the list has it. */
export const importer = costCentres.importerOf({
  input: CostCentreInput.extend({ parentId: optionalText(700) }),
  undoNeeds: 'ledger:delete',
  ties: ['code', 'name', 'parentId'],
  tieLists: ['parentId'],
  words: (reader) => ({ parentId: centreListByName(reader) }),
  meant: (reader, { parentId: code, ...input }) => {
    const parentId = code === '' ? '' : findCentre(reader, code)
    if (parentId === undefined) throw invalidField('parentId', 'unknownCentre')
    return { ...input, parentId }
  },
})
