import { isEuMember } from '#contract/core/countries.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { TaxCategory } from '#contract/core/tax-kinds.ts'
import type { FirmInput } from '#contract/firm/firms.ts'

type Seller = Pick<FirmInput, 'vatId' | 'taxNumber'> & { address: { country: string } }

type Document = {
  /** Of each line, in their order. */
  categories: readonly (TaxCategory | undefined)[]
  supplyDate: string | null
  /** Whether it is for what was or is being supplied, and not for money before. */
  isSupplied?: boolean
}

/** Outside the EU with a value added tax whose invoices name the seller's number. */
const numberedElsewhere: ReadonlySet<string> = new Set(['GB', 'CH', 'RU'])

/**
 * What a category needs of the seller and of the dates, at the field or the tax of the first line
 * that needs it. EN 16931:
 * the seller's VAT id for reverse charge, intra-Community supply and export (BR-AE-02, BR-IC-02,
 * BR-G-02), that or a tax number for what is taxed (BR-S-02; § 14 Abs. 4 Nr. 2 UStG), and the day of
 * an intra-Community supply (BR-IC-11). Countries without such numbers need none.
 */
export function taxIdentityProblems(
  seller: Seller,
  { categories, supplyDate, isSupplied = true }: Document,
): FieldProblems {
  const fields: FieldProblems = {}
  const said = new Set<string>()
  categories.forEach((category, at) => {
    const key = category && sellerProblem(seller, category)
    if (!key || said.has(key)) return
    said.add(key)
    fields[`lines.${at}.taxCode`] = { key }
  })
  if (isSupplied && categories.includes('K') && supplyDate === null) {
    fields.supplyDate = { key: 'needsSupplyDate' }
  }
  return fields
}

function sellerProblem({ vatId, taxNumber, address }: Seller, category: TaxCategory) {
  const { country } = address
  const hasEither = vatId !== '' || taxNumber !== ''
  const isElsewhere = numberedElsewhere.has(country)
  if (!isEuMember(country) && !isElsewhere) return undefined
  if (category === 'S') return hasEither ? undefined : 'sellerNeedsTaxNumber'
  if (category !== 'AE' && category !== 'K' && category !== 'G') return undefined
  return vatId !== '' || (isElsewhere && hasEither) ? undefined : 'sellerNeedsVatId'
}
