import { isEuMember } from '#contract/core/countries.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import type { IntegrationType } from '#contract/reporting/cross-border.ts'
import { numberOutsideUnion, writeSelfIntegration } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import type { FirmProfile } from '../../../firm/firms/index.ts'
import { addressOf } from '../../../selling/invoicing/index.ts'
import type { PurchasePart, Supplier } from './purchases.ts'

type About = {
  type: IntegrationType
  number: string
  date: string
  progress: string
  firm: FirmProfile
  supplier: Supplier
}

/** The FatturaPA of a part of a purchase. */
export function integrationXml(
  reader: Reader,
  { purchase, lines }: PurchasePart,
  { type, number, date, progress, firm, supplier }: About,
): string {
  const rules = taxRules(reader)
  const told = lines.map(({ description, taxCode, base, tax }) => {
    const { rate = '0', note } = rules.get(taxCode) ?? {}
    return { description, rate, reason: note?.it ?? '', base, tax }
  })
  const groups = [...Map.groupBy(told, ({ rate, reason }) => `${rate} ${reason}`).values()]
  const sums = groups.map((own) => ({
    rate: own[0]?.rate ?? '0',
    reason: own[0]?.reason ?? '',
    base: sumOf(own.map(({ base }) => base)),
    tax: sumOf(own.map(({ tax }) => tax)),
  }))
  const vatId = firm.vatId.replace(/\s/g, '')
  return writeSelfIntegration({
    ...{ type, number, date, progress },
    supplier: supplierOf(supplier),
    buyer: {
      name: firm.legalName,
      vatId,
      taxCode: firm.taxNumber || vatId.slice(2),
      address: addressOf(firm.address),
    },
    reference: { number: purchase.theirNumber, date: purchase.date },
    lines: told.map(({ base, ...line }) => ({ ...line, net: euros(base) })),
    groups: sums.map(({ base, tax, ...one }) => ({ ...one, base: euros(base), tax: euros(tax) })),
    total: euros(sumOf(sums.map(({ base, tax }) => base + tax))),
  })
}

/** A VAT number is named with the country that gave it; elsewhere whatever number there is, or none. */
function supplierOf({ name, vatId, address }: Supplier) {
  const plain = vatId.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  const { country } = address
  const prefix = /^[A-Z]{2}/.exec(plain)?.[0]
  const isVatId = prefix !== undefined && (isEuMember(country) || prefix === country)
  const taxId = isVatId ? plain.slice(2) : plain || numberOutsideUnion
  return {
    name,
    country: isVatId ? prefix : country,
    taxId,
    address: addressOf(address),
  }
}

function euros(amount: number): string {
  return minorToDecimal(amount, 'EUR')
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((one, other) => one + other, 0)
}
