import { countRegister } from './count-register.tsx'
import { documentRegister } from './document-register.tsx'
import { lotRegister } from './lot-register.tsx'
import { moveRegister } from './move-register.tsx'
import { stockRegister } from './stock-register.tsx'

/** What is in stock, the documents that moved it, their single moves, batches and serial numbers, and the counts of it. */
export const registers = [stockRegister, documentRegister, moveRegister, lotRegister, countRegister]
