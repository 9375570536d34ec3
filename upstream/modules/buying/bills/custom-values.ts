import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { indexBill } from './writer.ts'

export const customValues: CustomValueOwners = { bill: heldIn('bills', indexBill) }
