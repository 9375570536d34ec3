import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { reindexItem } from './writer.ts'

export const customValues: CustomValueOwners = { item: heldIn('items', reindexItem) }
