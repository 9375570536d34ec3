import { z } from 'zod'

/** A receipt on the firm's usual paper, or as wide as the roll of a printer, 80 mm. */
export const ReceiptPaper = z.enum(['page', 'roll']).default('page')
