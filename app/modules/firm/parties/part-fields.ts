import { addressSchemeOptions } from '#app/shell/form/address-schemes.ts'
import type { About } from '#app/shell/register/describe.ts'
import type { FieldDescription } from '#app/shell/register/fields.ts'
import type { Party } from '#contract/firm/parties.ts'
import { maxPartyParts } from '#contract/firm/party-parts.ts'
import type { PartyExtra } from './load.ts'

type PartyField = FieldDescription<Party, PartyExtra>

const rows = { kind: 'rows', maxRows: maxPartyParts, isOptional: true } as const
const half = { isHalf: true, isOptional: true } as const

export const contacts: PartyField = {
  ...rows,
  name: 'contacts',
  fields: [
    { name: 'name', kind: 'text', maxLength: 120, isHalf: true },
    { ...half, name: 'position', kind: 'text', maxLength: 80 },
    { ...half, name: 'email', kind: 'email', maxLength: 254 },
    { ...half, name: 'phone', kind: 'phone', maxLength: 40 },
  ],
}

export const addresses: PartyField = {
  ...rows,
  name: 'addresses',
  fields: [
    {
      name: 'use',
      kind: 'select',
      isHalf: true,
      options: choicesOf('addressUse', ['delivery', 'billing', 'other']),
    },
    { ...half, name: 'name', kind: 'text', maxLength: 120 },
    { name: 'street', kind: 'text', maxLength: 200, isOptional: true },
    { ...half, name: 'postcode', kind: 'text', maxLength: 20 },
    { ...half, name: 'city', kind: 'text', maxLength: 100 },
    { ...half, name: 'region', kind: 'text', maxLength: 100 },
    { name: 'country', kind: 'country', isHalf: true },
  ],
}

export const taxNumbers: PartyField = {
  ...rows,
  name: 'taxNumbers',
  fields: [
    { name: 'label', kind: 'text', maxLength: 40, isHalf: true, hint: 'form.taxLabelHint' },
    { name: 'number', kind: 'text', maxLength: 40, isHalf: true },
  ],
}

export const consents: PartyField = {
  ...rows,
  name: 'consents',
  fields: [
    {
      name: 'purpose',
      kind: 'select',
      isHalf: true,
      options: choicesOf('consent', ['newsletter', 'telephone', 'post', 'profiling']),
    },
    { ...half, name: 'source', kind: 'text', maxLength: 200, hint: 'form.consentSourceHint' },
    { name: 'givenDate', kind: 'date', isHalf: true },
    { ...half, name: 'withdrawnDate', kind: 'date' },
  ],
}

/** How electronic invoices reach a customer, and what must stand on them. */
export const electronicFields: PartyField[] = [
  {
    ...half,
    name: 'electronicProfile',
    kind: 'select',
    options: ({ t }) => [
      { value: '', label: t('form.usualProfile') },
      { value: 'xrechnung', label: 'XRechnung 3' },
      { value: 'peppol', label: 'Peppol BIS Billing 3' },
    ],
  },
  { ...half, name: 'buyerReference', kind: 'text', maxLength: 100, hint: 'form.referenceHint' },
  {
    ...half,
    name: 'electronicScheme',
    kind: 'select',
    options: ({ t }) => addressSchemeOptions(t('form.noScheme')),
  },
  { ...half, name: 'electronicId', kind: 'text', maxLength: 80, hint: 'form.electronicIdHint' },
  { name: 'isSplitPayment', kind: 'yesNo', country: 'IT', hint: 'form.splitPaymentHint' },
]

/** What matters when the firm buys from a party. */
export const buyingFields: PartyField[] = [
  { ...half, name: 'ownNumber', kind: 'text', maxLength: 40 },
  { ...half, name: 'purchaseTermsDays', kind: 'number', unit: 'form.days' },
  { ...half, name: 'purchaseDiscountRate', kind: 'decimal' },
  { ...half, name: 'purchaseDiscountDays', kind: 'number', unit: 'form.days' },
  { ...half, name: 'minimumOrder', kind: 'decimal' },
  { ...half, name: 'deliveryTerms', kind: 'text', maxLength: 200, hint: 'form.deliveryHint' },
  { ...half, name: 'selfBillingSince', kind: 'date', hint: 'form.selfBillingHint' },
  { ...half, name: 'selfBillingUntil', kind: 'date', hint: 'form.selfBillingEndHint' },
  { name: 'isSmallBusiness', kind: 'yesNo', hint: 'form.smallBusinessHint' },
  {
    ...rows,
    name: 'bankAccounts',
    needs: 'party:bank',
    fields: [
      { name: 'holder', kind: 'text', maxLength: 160, isOptional: true },
      { ...half, name: 'iban', kind: 'text', maxLength: 42, autoComplete: 'off' },
      { ...half, name: 'bic', kind: 'text', maxLength: 14, autoComplete: 'off' },
      {
        ...half,
        name: 'accountNumber',
        kind: 'text',
        maxLength: 34,
        autoComplete: 'off',
        hint: 'form.accountHint',
      },
      { ...half, name: 'bankCode', kind: 'text', maxLength: 20, autoComplete: 'off' },
    ],
  },
]

/** Options with the texts `<texts>.<value>`. */
function choicesOf(texts: string, values: readonly string[]) {
  return ({ t }: About<PartyExtra>) =>
    values.map((value) => ({ value, label: t(`${texts}.${value}`) }))
}
