import type { BillInput } from '#contract/buying/bills.ts'
import { isEuMember } from '#contract/core/countries.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { Address } from '#contract/firm/firms.ts'
import type { PartyInput } from '#contract/firm/parties.ts'
import type { Reader } from '../../../../firm/store.ts'
import type { TaxRule } from '../../../books/taxes/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { taxIdentityProblems } from '../../../selling/invoicing/index.ts'
import { findCorrected } from './corrected.ts'
import { sellerTax, taxNumberOf } from './seller-tax.ts'

type Asked = Pick<
  BillInput,
  'isSelfBilled' | 'kind' | 'date' | 'supplyDate' | 'corrects' | 'currency'
>
type Supplier = Pick<
  PartyInput,
  'selfBillingSince' | 'selfBillingUntil' | 'isSmallBusiness' | 'vatId' | 'taxNumbers'
> & { id: string; address: string }

/**
 * What is in the way of writing an invoice for a supplier: no agreement on its day (Directive
 * 2006/112/EC, Art. 224; § 14 Abs. 2 Satz 2 UStG), tax that the supplier does not charge, a number
 * that must stand on it. A credit needs the invoice that it corrects (Art. 219), made as agreed then.
 */
export function selfBillingProblems(
  reader: Reader,
  asked: Asked,
  supplier: Supplier | undefined,
  lines: readonly { rule: TaxRule; tax: string }[],
): FieldProblems {
  if (!asked.isSelfBilled) return {}
  if (!supplier) return { supplierName: { key: 'noSupplierYet' } }
  if (asked.kind === 'credit') {
    if (asked.corrects === '') return { corrects: { key: 'required' } }
    const corrected = findCorrected(reader, asked.corrects, supplier.id)
    if (!corrected) return { corrects: { key: 'noSelfBilledInvoice' } }
    if (corrected.currency !== asked.currency) return { currency: { key: 'correctedCurrency' } }
    if (asked.date < corrected.date) return { date: { key: 'beforeCorrected' } }
  } else if (!isAgreed(supplier, asked.date)) return { isSelfBilled: { key: 'noSelfBilling' } }
  const taxes = lines.map(({ rule }) => sellerTax(rule, supplier.isSmallBusiness))
  const address: Address = JSON.parse(supplier.address)
  const { vatId } = supplier
  const seller = { vatId, taxNumber: taxNumberOf(supplier.taxNumbers), address }
  const categories = taxes.map((tax) => tax?.category)
  const supplyDate = asked.supplyDate ?? asked.date
  const fields: FieldProblems = {}
  for (const path of Object.keys(taxIdentityProblems(seller, { categories, supplyDate }))) {
    fields[path] = { key: 'supplierNeedsNumber' }
  }
  const { vatId: ownVatId } = getFirmProfile(reader)
  lines.forEach(({ tax: typed }, at) => {
    const [tax, path] = [taxes[at], `lines.${at}.taxCode`]
    if (!tax) fields[path] = { key: 'taxOfNoSupplier' }
    else if (tax.category === 'S' && supplier.isSmallBusiness) {
      fields[path] = { key: 'supplierChargesNoTax' }
    } else if (tax.category === 'E' && vatId === '' && seller.taxNumber === '') {
      fields[path] = { key: 'supplierNeedsNumber' }
    } else if (isShifted(tax.category) && isEuMember(address.country) && ownVatId === '') {
      fields[path] = { key: 'sellerNeedsVatId' }
    }
    if (typed !== '') fields[`lines.${at}.tax`] = { key: 'selfBilledTax' }
  })
  return fields
}

/** Whether the supplier owes no tax because the firm does. */
function isShifted(category: string): boolean {
  return category === 'AE' || category === 'K'
}

function isAgreed({ selfBillingSince, selfBillingUntil }: Supplier, date: string): boolean {
  if (selfBillingSince === null || date < selfBillingSince) return false
  return selfBillingUntil === null || date <= selfBillingUntil
}
