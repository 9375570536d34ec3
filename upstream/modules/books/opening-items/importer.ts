import { OpeningItemInput } from '#contract/books/opening-items.ts'
import { describeImporter } from '../../../register/import/importer.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { rateList } from '../taxes/index.ts'
import { openingFigures, openingNotes } from './notes.ts'
import { getOpeningItem } from './reader.ts'
import { createOpeningItem, undoOpeningItem } from './service.ts'

/** How rows of a file become opening items: by the rule for one that is typed in. */
export const importer = describeImporter({
  register: 'opening-items',
  needs: 'ledger:edit',
  undoNeeds: 'ledger:delete',
  isPosting: true,
  ties: ['number'],
  input: OpeningItemInput,
  decimals: ['amount', 'exchangeRate'],
  dates: ['date', 'dueDate'],
  words: (reader) => ({ taxCode: rateList(reader, 'all') }),
  defaults: (reader) => ({
    partyRole: 'customer',
    currency: getFirmProfile(reader).baseCurrency,
  }),
  create: createOpeningItem,
  // What is in the books stays there: an item is taken back on its opening day.
  remove: undoOpeningItem,
  labelOf: (reader, id) => {
    const { number, partyName } = getOpeningItem(reader, id)
    return `${number} ${partyName}`
  },
  notes: openingNotes,
  noted: openingFigures,
})
