import { z } from 'zod'
import { optionalText } from './fields.ts'

/** EN 16931 VAT category codes (UNCL 5305). */
export const TaxCategory = z.enum(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'])
export type TaxCategory = z.infer<typeof TaxCategory>

/** Which documents a rate is for. */
export const TaxDirection = z.enum(['sale', 'purchase', 'both'])
export type TaxDirection = z.infer<typeof TaxDirection>

const AccountCode = optionalText(20)

/** Where a rate posts; an empty one means the account the chart keeps for the purpose. */
export const TaxAccounts = z.object({
  /** Tax charged on sales, and owed by the buyer under reverse charge. */
  output: AccountCode,
  /** Tax recovered on purchases. */
  input: AccountCode,
  /** Sales at this rate; where it is set it takes precedence over an item's account. */
  income: AccountCode,
  /** Credit notes and allowances on such sales. */
  returns: AccountCode,
  /** Purchases at this rate. */
  expense: AccountCode,
  /** Tax taken out of revenue that is posted with its tax, such as 90.03 in Russia. */
  revenueTax: AccountCode,
  /** Discounts for early payment on such sales. */
  discountGiven: AccountCode,
  /** Discounts for early payment on such purchases. */
  discountReceived: AccountCode,
})
export type TaxAccounts = z.infer<typeof TaxAccounts>

/** Boxes of the country's return; several are divided by spaces. */
export const TaxBoxes = z.object({
  saleBase: optionalText(30),
  outputTax: optionalText(30),
  purchaseBase: optionalText(30),
  inputTax: optionalText(30),
})
export type TaxBoxes = z.infer<typeof TaxBoxes>
