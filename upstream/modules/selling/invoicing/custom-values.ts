import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { reindexDocument } from './writer.ts'

export const customValues: CustomValueOwners = { invoice: heldIn('invoices', reindexDocument) }
