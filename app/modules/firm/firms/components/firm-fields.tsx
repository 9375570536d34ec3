import { addressSchemeOptions } from '#app/shell/form/address-schemes.ts'
import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { CountryField, CurrencyField, LanguageField } from '#app/shell/form/place-fields.tsx'
import { TimeZoneField } from '#app/shell/form/time-zone-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FieldGrid, SuffixInput, text } from '#app/ui/index.ts'
import { newFirmPath } from '../paths.ts'
import { fiscalYearOptions, usualFiscalStarts } from './fiscal-years.ts'
import { FixedField } from './fixed-field.tsx'

/** Names of the law, as FatturaPA has them. */
const taxRegimes = [
  ['', ''],
  ['RF19', 'Regime forfettario'],
  ['RF02', 'Contribuenti minimi'],
  ['RF04', 'Agricoltura e attività connesse e pesca'],
  ['RF05', 'Vendita sali e tabacchi'],
  ['RF06', 'Commercio fiammiferi'],
  ['RF07', 'Editoria'],
  ['RF08', 'Gestione servizi telefonia pubblica'],
  ['RF09', 'Rivendita documenti di trasporto pubblico e di sosta'],
  ['RF10', 'Intrattenimenti, giochi e altre attività'],
  ['RF11', 'Agenzie viaggi e turismo'],
  ['RF12', 'Agriturismo'],
  ['RF13', 'Vendite a domicilio'],
  ['RF14', 'Rivendita beni usati, oggetti d’arte, d’antiquariato o da collezione'],
  ['RF15', 'Agenzie di vendite all’asta'],
  ['RF18', 'Altro'],
  ['RF20', 'Regime transfrontaliero di franchigia IVA'],
] as const

type FirmFieldsProps = {
  country: string
  currency: string
  /** Once something is posted; of a new firm the country alone, which was chosen before. */
  fixed: { country: boolean; currency: boolean }
  isNew: boolean
}

/** Everything that is asked about a firm. Stands in `FormFields`. */
export function FirmFields(props: FirmFieldsProps) {
  return (
    <>
      <WhoFields />
      <WhereFields {...props} />
      <ContactFields />
      <TaxFields {...props} />
      <BooksFields {...props} />
      <BankFields />
      <InvoiceFields />
    </>
  )
}

function WhoFields() {
  const t = useT('firms')
  return (
    <FormSection title={t('form.who')} words={t('form.whoWords')}>
      <TextField name="legalName" maxLength={160} autoComplete="organization" />
      <FieldGrid>
        <TextField name="tradeName" maxLength={160} isOptional hint={t('form.tradeNameHint')} />
        <TextField name="registryNumber" maxLength={60} isOptional />
      </FieldGrid>
    </FormSection>
  )
}

function WhereFields({ country, fixed, isNew }: FirmFieldsProps) {
  const t = useT('firms')
  const format = useFormat()
  return (
    <FormSection title={t('form.where')} words={t('form.whereWords')}>
      <TextField name="address.street" maxLength={200} autoComplete="street-address" isOptional />
      <FieldGrid>
        <TextField name="address.postcode" maxLength={20} autoComplete="postal-code" isOptional />
        <TextField name="address.city" maxLength={100} autoComplete="address-level2" isOptional />
      </FieldGrid>
      <FieldGrid>
        <TextField name="address.region" maxLength={100} isOptional />
        {fixed.country ? (
          <FixedField
            name="address.country"
            value={country}
            text={format.country(country)}
            hint={isNew ? <AnotherCountry /> : t('form.fixedHint')}
          />
        ) : (
          <CountryField name="address.country" hint={t('form.countryHint')} />
        )}
      </FieldGrid>
    </FormSection>
  )
}

function AnotherCountry() {
  const t = useT('firms')
  return (
    <a className={text.link} href={newFirmPath()}>
      {t('brings.another')}
    </a>
  )
}

function ContactFields() {
  const t = useT('firms')
  return (
    <FormSection title={t('form.contact')} words={t('form.contactWords')}>
      <FieldGrid>
        <TextField name="email" type="email" maxLength={254} isOptional />
        <TextField name="phone" type="tel" maxLength={40} isOptional />
      </FieldGrid>
      <TextField name="website" inputMode="url" maxLength={120} isOptional />
    </FormSection>
  )
}

function TaxFields({ country }: FirmFieldsProps) {
  const t = useT('firms')
  return (
    <FormSection title={t('form.tax')} words={t('form.taxWords')}>
      <FieldGrid>
        <TextField name="vatId" maxLength={20} isOptional hint={t('form.vatIdHint')} />
        <TextField name="taxNumber" maxLength={40} isOptional />
      </FieldGrid>
      {country === 'IT' && (
        <SelectField
          name="taxRegime"
          options={taxRegimes.map(([value, name]) => ({
            value,
            label: value === '' ? t('form.usualRegime') : `${value} ${name}`,
          }))}
        />
      )}
    </FormSection>
  )
}

function BooksFields({ country, currency, fixed }: FirmFieldsProps) {
  const t = useT('firms')
  const format = useFormat()
  const { value: start } = useFormField('fiscalYearStart')
  return (
    <FormSection title={t('form.books')} words={t('form.booksWords')}>
      <FieldGrid>
        {fixed.currency ? (
          <FixedField
            name="baseCurrency"
            value={currency}
            text={`${currency} · ${format.currencyName(currency)}`}
            hint={t('form.fixedHint')}
          />
        ) : (
          <CurrencyField name="baseCurrency" first={[currency]} />
        )}
        <SelectField
          name="fiscalYearStart"
          options={fiscalYearOptions(format.locale, [start, ...usualFiscalStarts(country)])}
        />
      </FieldGrid>
      <FieldGrid>
        <LanguageField name="language" hint={t('form.languageHint')} />
        <TimeZoneField name="timeZone" />
      </FieldGrid>
    </FormSection>
  )
}

function BankFields() {
  const t = useT('firms')
  return (
    <FormSection title={t('form.bank')} words={t('form.bankWords')}>
      <TextField name="bankAccount.holder" maxLength={120} isOptional />
      <TextField name="bankAccount.iban" maxLength={42} isOptional hint={t('form.ibanHint')} />
      <FieldGrid>
        <TextField name="bankAccount.bic" maxLength={15} isOptional />
        <TextField name="bankAccount.bankName" maxLength={120} isOptional />
      </FieldGrid>
    </FormSection>
  )
}

function InvoiceFields() {
  const t = useT('firms')
  return (
    <FormSection title={t('form.invoices')} words={t('form.invoicesWords')}>
      <FieldGrid>
        <FormField name="paymentTermsDays" hint={t('form.termsHint')}>
          {(control) => (
            <SuffixInput
              {...control}
              type="number"
              min={0}
              max={365}
              inputMode="numeric"
              suffix={t('form.days')}
            />
          )}
        </FormField>
        <SelectField
          name="cashRounding"
          options={[
            { value: 'off', label: t('form.roundingOff') },
            { value: 'coins', label: t('form.roundingCoins') },
          ]}
          hint={t('form.cashRoundingHint')}
        />
        <SelectField
          name="taxRounding"
          options={[
            { value: 'group', label: t('form.taxByRate') },
            { value: 'line', label: t('form.taxByLine') },
          ]}
          hint={t('form.taxRoundingHint')}
        />
      </FieldGrid>
      <TextAreaField name="invoiceFooter" maxLength={500} isOptional hint={t('form.footerHint')} />
      <TextField
        name="invoiceContact"
        maxLength={100}
        isOptional
        hint={t('form.invoiceContactHint')}
      />
      <FieldGrid>
        <SelectField name="electronicScheme" options={addressSchemeOptions(t('form.noScheme'))} />
        <TextField
          name="electronicId"
          maxLength={80}
          isOptional
          hint={t('form.electronicIdHint')}
        />
      </FieldGrid>
    </FormSection>
  )
}
