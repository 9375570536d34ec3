import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { indexExpense } from './writer.ts'

export const customValues: CustomValueOwners = { expense: heldIn('expenses', indexExpense) }
