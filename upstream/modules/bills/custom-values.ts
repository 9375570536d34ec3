import { type CustomValueOwners, heldIn } from '../custom-fields/index.ts'
import { indexBill } from './writer.ts'

export const customValues: CustomValueOwners = { bill: heldIn('bills', indexBill) }
