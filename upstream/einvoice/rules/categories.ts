import type { ElectronicInvoice, TaxBreakdown } from '../model.ts'
import { equals, exact, total } from './amounts.ts'
import type { Rule, RulePlace } from './rule.ts'

/** How the rules name a category. */
const names = { S: 'S', B: 'B', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O' } as const
type Category = keyof typeof names

/** EN 16931-1, 6.4.4: what each category asks for. */
export const categoryRules: Rule[] = [
  ...(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const).flatMap(commonRules),
  needs('S', '02', 'sellerTaxId', 'firm', hasSellerNumber),
  // Split payment: within Italy, and not beside what is taxed as usual.
  needs(
    'B',
    '01',
    'splitItaly',
    'customer',
    ({ seller, buyer }) => seller.address.country === 'IT' && buyer.address.country === 'IT',
  ),
  needs('B', '02', 'splitAlone', 'document', ({ taxes }) =>
    taxes.every(({ category }) => category !== 'S'),
  ),
  needs('Z', '02', 'sellerTaxId', 'firm', hasSellerNumber),
  needs('E', '02', 'sellerTaxId', 'firm', hasSellerNumber),
  needs('AE', '02', 'sellerTaxId', 'firm', hasSellerNumber),
  needs(
    'AE',
    '03',
    'buyerTaxId',
    'customer',
    ({ buyer }) => buyer.vatId !== '' || buyer.legalId !== null,
  ),
  needs('K', '02', 'sellerVatId', 'firm', ({ seller }) => seller.vatId !== ''),
  needs('K', '03', 'buyerTaxId', 'customer', ({ buyer }) => buyer.vatId !== ''),
  needs('G', '02', 'sellerVatId', 'firm', ({ seller }) => seller.vatId !== ''),
  needs(
    'K',
    '11',
    'deliveryDate',
    'document',
    ({ delivery, period }) => Boolean(delivery?.date) || period !== null,
  ),
  needs('K', '12', 'deliveryCountry', 'customer', ({ delivery }) =>
    Boolean(delivery?.address?.country),
  ),
  needs(
    'O',
    '02',
    'noVatIds',
    'firm',
    ({ seller, buyer }) => seller.vatId === '' && buyer.vatId === '',
  ),
  needs('O', '11', 'outOfScopeAlone', 'document', ({ taxes }) => taxes.length === 1),
  {
    id: 'BR-S-05',
    key: 'standardRate',
    place: 'taxes',
    holdsOnLine: ({ category, rate }) => category !== 'S' || (exact(rate) ?? 0n) > 0n,
  },
]

/** Of each category: its sum (-08), no tax unless S (-09), and why (-10). */
function commonRules(category: Category): Rule[] {
  const id = names[category]
  const every =
    (holds: (group: TaxBreakdown, invoice: ElectronicInvoice) => boolean) =>
    (invoice: ElectronicInvoice) =>
      invoice.taxes
        .filter((group) => group.category === category)
        .every((group) => holds(group, invoice))
  const isTaxed = category === 'S'
  const isExplained = !isTaxed && category !== 'Z'
  return [
    {
      id: `BR-${id}-01`,
      key: 'groupMissing',
      place: 'document',
      holds: (invoice) => hasGroup(invoice, category),
    },
    { id: `BR-${id}-08`, key: 'groupBase', place: 'document', holds: every(isGroupSum) },
    ...(isTaxed
      ? []
      : [
          {
            id: `BR-${id}-09`,
            key: 'taxOnExempt',
            place: 'taxes',
            holds: every(({ tax }) => exact(tax) === 0n),
          } as const,
        ]),
    {
      id: `BR-${id}-10`,
      key: isExplained ? 'reasonMissing' : 'reasonGiven',
      place: 'taxes',
      holds: every(
        ({ reason, reasonCode }) => (reason !== '' || reasonCode !== '') === isExplained,
      ),
    },
  ]
}

function hasGroup({ lines, taxes }: ElectronicInvoice, category: Category): boolean {
  const isUsed = lines.some((line) => line.category === category)
  return !isUsed || taxes.some((group) => group.category === category)
}

/** Lines less allowances plus charges of the category and rate. */
function isGroupSum(
  group: TaxBreakdown,
  { lines, allowances, charges }: ElectronicInvoice,
): boolean {
  const isOf = (one: { category: string; rate: string }) =>
    one.category === group.category && exact(one.rate) === exact(group.rate)
  return equals(
    group.base,
    total([
      ...lines.filter(isOf).map(({ net }) => net),
      ...charges.filter(isOf).map(({ amount }) => amount),
      ...allowances
        .filter(isOf)
        .map(({ amount }) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)),
    ]),
  )
}

function hasSellerNumber({ seller, taxRepresentative }: ElectronicInvoice): boolean {
  return seller.vatId !== '' || seller.taxNumber !== '' || Boolean(taxRepresentative?.vatId)
}

function needs(
  category: Category,
  number: string,
  key: string,
  place: RulePlace,
  holds: (invoice: ElectronicInvoice) => boolean,
): Rule {
  return {
    id: `BR-${names[category]}-${number}`,
    key,
    place,
    holds: (invoice) => !invoice.lines.some((line) => line.category === category) || holds(invoice),
  }
}
