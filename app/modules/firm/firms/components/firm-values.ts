import { z } from 'zod'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { usualTimeZone } from '#app/shell/format-locale.ts'
import type { Language } from '#contract/core/fields.ts'
import type { CountryDefaults } from '#contract/firm/country-defaults.ts'
import { Firm, FirmInput } from '#contract/firm/firms.ts'

/** Every field of the form, in its order. */
export const firmFields = [
  'legalName',
  'tradeName',
  'registryNumber',
  'address.street',
  'address.postcode',
  'address.city',
  'address.region',
  'address.country',
  'email',
  'phone',
  'website',
  'vatId',
  'taxNumber',
  'taxRegime',
  'baseCurrency',
  'fiscalYearStart',
  'language',
  'timeZone',
  'bankAccount.holder',
  'bankAccount.iban',
  'bankAccount.bic',
  'bankAccount.bankName',
  'paymentTermsDays',
  'invoiceFooter',
  'invoiceContact',
  'electronicScheme',
  'electronicId',
  'cashRounding',
  'taxRounding',
] as const
export type FirmField = (typeof firmFields)[number]

/** What the form sends. An empty term is forgotten, not zero days. */
export const FirmEntry = FirmInput.extend({
  paymentTermsDays: z
    .string()
    .min(1, 'required')
    .regex(/^\d{1,4}$/, 'invalidNumber')
    .transform((days): unknown => days)
    .pipe(FirmInput.shape.paymentTermsDays),
})

/** A firm as its form shows it. */
export function firmValues(firm: FirmInput): TypedTree {
  const { legalName, tradeName, registryNumber, email, phone, website, vatId, taxNumber } = firm
  const { baseCurrency, fiscalYearStart, language, timeZone } = firm
  const { paymentTermsDays, invoiceFooter } = firm
  const { taxRegime = '' } = firm
  const { invoiceContact, electronicScheme, electronicId, cashRounding, taxRounding } = firm
  return {
    legalName,
    tradeName,
    registryNumber,
    email,
    phone,
    website,
    vatId,
    taxNumber,
    taxRegime,
    baseCurrency,
    fiscalYearStart,
    language,
    timeZone,
    invoiceFooter,
    invoiceContact,
    electronicScheme,
    electronicId,
    cashRounding,
    taxRounding,
    address: { ...firm.address },
    bankAccount: { ...firm.bankAccount },
    paymentTermsDays: String(paymentTermsDays),
  }
}

/**
 * A form for a new firm with what is usual in its country; what nobody knows of a country without
 * a set of its own is guessed from the person's language and the map.
 */
export function newFirmValues(defaults: CountryDefaults, spoken: Language): TypedTree {
  const { country, currency, isPacked, fiscalYearStart, paymentTermsDays } = defaults
  const language = isPacked ? defaults.language : spoken
  const timeZone = isPacked ? defaults.timeZone : usualTimeZone(country)
  return {
    address: { country },
    baseCurrency: currency,
    language,
    timeZone,
    fiscalYearStart,
    paymentTermsDays: String(paymentTermsDays),
  }
}

const Conflict = z.object({ current: Firm })

/** The firm as somebody else saved it meanwhile; undefined when nobody did. */
export function parseNewerFirm(conflict: unknown): Firm | undefined {
  return Conflict.safeParse(conflict).data?.current
}
