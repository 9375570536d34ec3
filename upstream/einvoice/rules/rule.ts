import type { ElectronicInvoice, ElectronicLine } from '../model.ts'

/** Where what a rule asks for is written down. */
export type RulePlace = 'document' | 'terms' | 'customer' | 'firm' | 'taxes'

/**
 * Where prices include the tax, what is left without it may be one cent off what the tax is a
 * percentage of; no other figures would add up to the price.
 */
export type PriceWay = {
  pricesIncludeTax: boolean
  /** Whether each line's tax was rounded, so that a sum of n is off by up to n cents. */
  roundsTaxByLine?: boolean
}

/**
 * One rule of EN 16931 or of a profile. `holds` is asked of the document, `holdsOnLine` of each of
 * its lines. `key` names the text that says what is wrong.
 */
export type Rule = {
  id: string
  key: string
  place: RulePlace
  holds?: (invoice: ElectronicInvoice, way: PriceWay) => boolean
  holdsOnLine?: (line: ElectronicLine, invoice: ElectronicInvoice) => boolean
}
