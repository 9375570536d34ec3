import { type CustomValueOwners, heldIn } from '../custom-fields/index.ts'
import { reindexParty } from './writer.ts'

export const customValues: CustomValueOwners = { party: heldIn('parties', reindexParty) }
