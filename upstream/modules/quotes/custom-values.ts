import { type CustomValueOwners, heldIn } from '../custom-fields/index.ts'
import { reindexQuote } from './writer.ts'

export const customValues: CustomValueOwners = { quote: heldIn('quotes', reindexQuote) }
