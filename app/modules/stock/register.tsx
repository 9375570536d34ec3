import { documentRegister } from './document-register.tsx'
import { moveRegister } from './move-register.tsx'
import { stockRegister } from './stock-register.tsx'

/** What is in stock, the documents that moved it, and their single moves. */
export const registers = [stockRegister, documentRegister, moveRegister]
