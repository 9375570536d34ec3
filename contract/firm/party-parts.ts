import { z } from 'zod'
import { AddressScheme, ElectronicProfile } from '../core/electronic-address.ts'
import * as field from '../core/fields.ts'
import { Address } from './firms.ts'

/** As many of each a party may have. */
export const maxPartyParts = 20

/** Somebody at the party, beside the main contact. */
const Contact = z.object({
  name: field.requiredText(120),
  position: field.optionalText(80),
  email: field.OptionalEmail,
  phone: field.optionalText(40),
})

/** Where invoices or goods go, when not to the main address. */
const FurtherAddress = Address.extend({
  use: z.enum(['billing', 'delivery', 'other']).default('delivery'),
  /** The first line, when it is not the party's name. */
  name: field.optionalText(120),
})

/** A tax number beside the VAT id: a tax office's, an EORI, a number of another country. */
const TaxNumber = z.object({ label: field.requiredText(40), number: field.requiredText(40) })

/** What somebody agreed to, since when, until when, and how it is known. */
const Consent = z.object({
  purpose: z.enum(['newsletter', 'telephone', 'post', 'profiling']).default('newsletter'),
  givenDate: field.DateOnly,
  withdrawnDate: field.DateOnly.nullable().default(null),
  source: field.optionalText(200),
  /** When each was said, where that is known: what was said last counts, also of the same day. */
  givenAt: field.Instant.optional(),
  withdrawnAt: field.Instant.optional(),
})

/** Where a supplier is paid: an IBAN, or an account at a bank that has none. */
const PartyBankAccount = z
  .object({
    holder: field.optionalText(160),
    iban: field.optionalText(42),
    bic: field.optionalText(14),
    accountNumber: field.optionalText(34),
    bankCode: field.optionalText(20),
  })
  .refine(({ iban, accountNumber }) => iban !== '' || accountNumber !== '', {
    path: ['iban'],
    message: 'required',
  })

const Tags = field.textList(field.requiredText(40), maxPartyParts)

const Days = field.wholeNumber({ minimum: 0, maximum: 365 }).nullable().default(null)

function several<Part extends z.ZodType>(part: Part) {
  return z.array(part).max(maxPartyParts, 'tooMany').default([])
}

/** What is known of a party beside name, address and terms. */
export const partyParts = {
  /** The firm's own number for them, unique when given. */
  number: field.optionalText(40),
  contacts: several(Contact),
  addresses: several(FurtherAddress),
  taxNumbers: several(TaxNumber),
  /** The firm's number in the party's books. */
  ownNumber: field.optionalText(40),
  purchaseTermsDays: Days,
  /** Discount that a supplier gives for paying within so many days. */
  purchaseDiscountRate: z.union([z.literal(''), field.PercentText]).default(''),
  purchaseDiscountDays: Days,
  deliveryTerms: field.optionalText(200),
  minimumOrder: z.union([z.literal(''), field.decimalText(2)]).default(''),
  /** As much as a customer may owe, in the firm's base currency. */
  creditLimit: field.amountInput('unsigned').nullable().default(null),
  tags: Tags.default([]),
  /** The member who looks after them. */
  ownerId: z
    .string()
    .regex(/^([0-9A-HJKMNP-TV-Z]{26})?$/, 'invalid')
    .default(''),
  consents: several(Consent),
  /** Rules that electronic invoices to them follow beyond EN 16931. */
  electronicProfile: ElectronicProfile.default(''),
  /** Where electronic invoices reach them (BT-49): a number and the list it is from. */
  electronicScheme: AddressScheme,
  electronicId: field.optionalText(80),
  /** What they want quoted on each invoice (BT-10), in Germany the Leitweg-ID. */
  buyerReference: field.optionalText(100),
  /** In Italy: pays the tax on what it buys to the state itself (art. 17-ter DPR 633/1972). */
  isSplitPayment: z.stringbool().or(z.boolean()).default(false),
  /** Since when the firm may write this supplier's invoices itself, and the last day of that. */
  selfBillingSince: field.DateOnly.nullable().default(null),
  selfBillingUntil: field.DateOnly.nullable().default(null),
  /** Charges no tax, as a small business (Directive 2006/112/EC, Art. 284; § 19 UStG). */
  isSmallBusiness: z.stringbool().or(z.boolean()).default(false),
  /** Empty for members who may not see them. */
  bankAccounts: several(PartyBankAccount),
}
