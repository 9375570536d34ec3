import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { listTaxRates } from './reader.ts'

/** What the words of a file can mean for a tax rate: the codes of those for a direction. */
export function rateList(reader: Reader, direction: 'sale' | 'purchase' | 'all'): WordList {
  const rates = listTaxRates(reader, direction)
  return { values: rates.map(({ code, name }) => ({ value: code, names: name })) }
}
