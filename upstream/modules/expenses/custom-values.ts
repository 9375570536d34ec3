import { type CustomValueOwners, heldIn } from '../custom-fields/index.ts'
import { indexExpense } from './writer.ts'

export const customValues: CustomValueOwners = { expense: heldIn('expenses', indexExpense) }
