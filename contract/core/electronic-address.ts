import { z } from 'zod'

/** Which rules a customer's invoices follow beyond EN 16931 itself. */
export const ElectronicProfile = z.enum(['', 'xrechnung', 'peppol'])
export type ElectronicProfile = z.infer<typeof ElectronicProfile>

/**
 * Lists that electronic addresses are from (EAS of the European Commission), those of our countries
 * first; EM is an e-mail address, 0205 a Codice Destinatario, 0202 a PEC.
 */
export const addressSchemes = [
  ...['EM', '0204', '9930', '0205', '0202', '0211', '9920', '9915', '9914', '0183', '9927'],
  ...['0088', '0060', '0225', '0009', '9957', '0208', '9925', '0106', '9944', '9932', '0192'],
  ...['0007', '0096', '0184', '0216', '0245', '9938', '9945', '9946'],
] as const

/** One of the lists; empty for none. */
export const AddressScheme = z.enum(['', ...addressSchemes]).default('')
export type AddressScheme = z.infer<typeof AddressScheme>
