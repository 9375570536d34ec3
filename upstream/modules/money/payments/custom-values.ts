import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { indexPayment } from './writer.ts'

export const customValues: CustomValueOwners = { payment: heldIn('payments', indexPayment) }
