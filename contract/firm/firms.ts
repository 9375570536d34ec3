import { z } from 'zod'
import { AddressScheme } from '../core/electronic-address.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { AreaId, areaIds, BusinessKind } from './areas.ts'

export const Address = z.object({
  street: field.optionalText(200),
  postcode: field.optionalText(20),
  city: field.optionalText(100),
  region: field.optionalText(100),
  country: field.CountryCode,
})
export type Address = z.infer<typeof Address>

export const BankAccount = z.object({
  holder: field.optionalText(120),
  iban: field.optionalText(42),
  bic: field.optionalText(15),
  bankName: field.optionalText(120),
})
export type BankAccount = z.infer<typeof BankAccount>

/**
 * RegimeFiscale of a FatturaPA (specification 1.2.2). Those that owe tax when they are paid, RF16 and
 * RF17, are left out: invoices post their tax when they are issued.
 */
const taxRegimes = [
  ...(['', 'RF01', 'RF02', 'RF04', 'RF05', 'RF06', 'RF07', 'RF08', 'RF09'] as const),
  ...(['RF10', 'RF11', 'RF12', 'RF13', 'RF14', 'RF15', 'RF18', 'RF19', 'RF20'] as const),
] as const
const TaxRegime = z.enum(taxRegimes)

const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'invalidDate')
/** IANA name of a time zone. */
export const TimeZone = z.string().refine(isTimeZone, 'unknownTimeZone')

/** What a person states about a firm. The IBAN's checksum and the bank fields are checked upstream. */
export const FirmInput = z.object({
  legalName: field.requiredText(160),
  tradeName: field.optionalText(160),
  address: Address,
  vatId: field.optionalText(20),
  taxNumber: field.optionalText(40),
  /** In Italy, RegimeFiscale of its e-invoices; empty: the ordinary one. */
  taxRegime: TaxRegime.default(''),
  registryNumber: field.optionalText(60),
  email: z.union([z.literal(''), z.email('invalidEmail')]).default(''),
  phone: field.optionalText(40),
  website: field.optionalText(120),
  baseCurrency: field.CurrencyCode,
  language: field.Language,
  timeZone: TimeZone,
  fiscalYearStart: MonthDay.default('01-01'),
  bankAccount: BankAccount.default({ holder: '', iban: '', bic: '', bankName: '' }),
  paymentTermsDays: field.wholeNumber({ minimum: 0, maximum: 365 }).default(30),
  invoiceFooter: field.optionalText(500),
  /** Where electronic documents reach the firm (BT-34): a number and the list it is from. */
  electronicScheme: AddressScheme,
  electronicId: field.optionalText(80),
  /** Whom customers ask about an invoice (BT-41); empty: the firm itself. */
  invoiceContact: field.optionalText(100),
  /** Whether totals are rounded to the smallest coin of their currency, where cents have none. */
  cashRounding: z.enum(['off', 'coins']).default('off'),
  /**
   * Whether the tax of a sale is rounded once for each rate, or on each line and then summed. The
   * law of the Union leaves it to its states (Court of Justice, C-484/06 and C-302/07); states of
   * the US that follow the Streamlined Agreement leave it to the seller (section 324).
   */
  taxRounding: z.enum(['group', 'line']).default('group'),
  /** What the firm does; left out, it stays as it is. */
  business: BusinessKind.optional(),
  /** Areas of the product that it does not use; left out, they stay as they are. */
  areasOff: z.array(AreaId).max(areaIds.length).optional(),
})
export type FirmInput = z.infer<typeof FirmInput>

/** Advice that does not stop anybody, for instance a VAT id that fails its check digits. */
export const Warning = z.object({ path: z.string(), key: z.string() })

export const Firm = FirmInput.extend({
  id: field.Id,
  paper: z.enum(['A4', 'Letter']),
  /** What the country calls its tax, in each language. */
  taxName: z.record(field.Language, z.string()),
  hasLogo: z.boolean(),
  /** True once something is posted: currency and country can then not change. */
  hasPostings: z.boolean(),
  /** The last day on which nothing is posted without an exception. */
  lockDate: z.string().nullable(),
  version: field.Version,
  warnings: z.array(Warning),
})
export type Firm = z.infer<typeof Firm>

/**
 * Whether a firm of a country may round its tax on each line. The Italian summary by rate must be
 * its base times its rate within one cent, or the office refuses the file (FatturaPA, error 00421).
 */
export function mayRoundTaxByLine(country: string): boolean {
  return country !== 'IT'
}

const inFirm = z.object({ firmId: field.Id })

export const firmsContract = {
  create: endpoint
    .meta({ needs: 'session' })
    .route({ method: 'POST', path: '/firms', tags: ['Firms'], successStatus: 201 })
    .input(FirmInput)
    .output(Firm),
  /** Makes a firm of an archive that was taken of one; ids of records stay as they were. */
  createFromArchive: endpoint
    .meta({ needs: 'session', isHeavy: true })
    .route({ method: 'POST', path: '/firms/from-archive', tags: ['Firms'], successStatus: 201 })
    .input(z.object({ file: z.file() }))
    .output(Firm),
  get: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: '/firms/{firmId}', tags: ['Firms'] })
    .input(inFirm)
    .output(Firm),
  update: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}', tags: ['Firms'] })
    .input(FirmInput.extend({ firmId: field.Id, version: field.Version }))
    .output(Firm),
  setLogo: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path: '/firms/{firmId}/logo', tags: ['Firms'] })
    .input(z.object({ firmId: field.Id, file: z.file() }))
    .output(z.object({ hasLogo: z.boolean() })),
  removeLogo: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/logo', tags: ['Firms'] })
    .input(inFirm)
    .output(z.object({ hasLogo: z.boolean() })),
  getLogo: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/logo', tags: ['Firms'] })
    .input(inFirm)
    .output(z.file()),
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
