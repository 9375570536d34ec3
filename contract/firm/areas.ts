import { z } from 'zod'

/**
 * The areas of the product that a firm switches on and off, in the order of the menu. Some are called as a
 * person calls them, and their folder by what it does: sales is `selling`, purchases `buying`, products
 * `stock` and `catalogue`, calendar and email `communication`, books `books` and `reporting`.
 */
export const areaIds = [
  ...(['sales', 'customers', 'purchases', 'money', 'products', 'tills', 'books'] as const),
  ...(['people', 'projects', 'learning', 'website', 'calendar', 'email'] as const),
] as const
export const AreaId = z.enum(areaIds)
export type AreaId = z.infer<typeof AreaId>

/** What a firm does, which says what it begins with. */
export const businessKinds = [
  ...(['freelancer', 'agency', 'trade', 'shop', 'restaurant'] as const),
  ...(['wholesale', 'practice', 'club', 'several'] as const),
] as const
export const BusinessKind = z.enum(businessKinds)
export type BusinessKind = z.infer<typeof BusinessKind>
