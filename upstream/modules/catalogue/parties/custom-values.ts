import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { reindexParty } from './writer.ts'

export const customValues: CustomValueOwners = { party: heldIn('parties', reindexParty) }
