import type { Option } from '#app/ui/index.ts'
import { countryCodes } from '#contract/core/countries.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import { languages } from '#contract/core/fields.ts'
import type { Format } from '../format.ts'
import { languageNames } from '../i18n/languages.ts'
import { useFormat, usePage, useT } from '../page-context.tsx'
import { SelectField } from './form-fields.tsx'

type ChoiceFieldProps = { name: string; hint?: string }

/** A country, by its name in the person's language; the firm's own first. */
export function CountryField(props: ChoiceFieldProps) {
  const { format, firmPage } = usePage()
  const options = ownFirst(countryOptions(format), firmPage?.firm.country)
  return <SelectField {...props} options={options} autoComplete="country" />
}

/** An interface language, by what it calls itself. */
export function LanguageField(props: ChoiceFieldProps) {
  const options = languages.map((value) => ({ value, label: languageNames[value] }))
  return <SelectField {...props} options={options} />
}

const oftenUsed = ['EUR', 'USD', 'GBP', 'CHF', 'RUB']

/** A currency: first the given ones and those in wide use, then all. */
export function CurrencyField({ first, ...props }: ChoiceFieldProps & { first: string[] }) {
  const t = useT('form')
  const options = currencyOptions(useFormat())
  const often = [...new Set([...first, ...oftenUsed])]
  const common = often.flatMap((code) => options.find(({ value }) => value === code) ?? [])
  const rest = options.filter(({ value }) => !often.includes(value))
  return (
    <SelectField {...props}>
      <optgroup label={t('commonCurrencies')}>{common.map(renderOption)}</optgroup>
      <optgroup label={t('allCurrencies')}>{rest.map(renderOption)}</optgroup>
    </SelectField>
  )
}

function renderOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}

const countriesByLocale = new Map<string, Option[]>()
const currenciesByLocale = new Map<string, Option[]>()

/** All countries by name, in the order of the language. */
export function countryOptions({ locale, country }: Format): Option[] {
  return remember(countriesByLocale, locale, () => {
    const options = countryCodes.map((value) => ({ value, label: country(value) }))
    const { compare } = new Intl.Collator(locale)
    return options.sort((a, b) => compare(a.label, b.label))
  })
}

/** Options with the firm's own on top. */
export function ownFirst(options: readonly Option[], own: string | undefined): Option[] {
  const first = options.filter(({ value }) => value === own)
  return [...first, ...options.filter(({ value }) => value !== own)]
}

function currencyOptions({ locale, currencyName }: Format): Option[] {
  return remember(currenciesByLocale, locale, () =>
    currencyCodes.map((value) => ({ value, label: `${value} · ${currencyName(value)}` })),
  )
}

/** Names and their order are the same for everybody who reads a language: made once. */
function remember(known: Map<string, Option[]>, locale: string, make: () => Option[]): Option[] {
  const options = known.get(locale) ?? make()
  known.set(locale, options)
  return options
}
