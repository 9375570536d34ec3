import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { reindexQuote } from './writer.ts'

export const customValues: CustomValueOwners = { quote: heldIn('quotes', reindexQuote) }
