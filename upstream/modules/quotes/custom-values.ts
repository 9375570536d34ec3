import { type CustomValueOwners, holdsIn } from '../custom-fields/index.ts'

export const customValues: CustomValueOwners = { quote: holdsIn('quotes') }
