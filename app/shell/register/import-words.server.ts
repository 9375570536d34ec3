import { currencyCodes } from '#contract/core/currencies.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import type { ImportReading, Mapping } from '#contract/core/imports.ts'
import { countryOptions } from '../form/place-fields.tsx'
import { makeFormat } from '../format.ts'
import { languageNames } from '../i18n/languages.ts'
import { textsOf } from '../i18n/texts.server.ts'
import type { About, AnyRegister, Choice } from './describe.ts'
import { type AnyField, importedFields } from './form-values.ts'
import { registerTexts, textsName } from './register-texts.ts'

/** What a file may say in place of a choice's value, in any language: "Ware" for `product`, "Deutschland" for `DE`. */
export function importWords(
  register: AnyRegister,
  about: About<unknown>,
  mapping: Mapping,
): ImportReading['words'] {
  const fields = importedFields(register).filter(({ name }) =>
    mapping.some(({ field }) => field === name),
  )
  return languages.flatMap((language) => {
    const local = aboutIn(language, register, about)
    return fields.flatMap((field) =>
      meaningsOf(register, local, field).map(({ label, value }) => ({
        field: field.name,
        word: label.slice(0, 200),
        value,
      })),
    )
  })
}

/** What the person's language calls the values of a field, as its form does; nothing for free texts. */
export function labelsOfValues(
  register: AnyRegister,
  about: About<unknown>,
  name: string,
): Map<string, string> {
  const field = importedFields(register).find((one) => one.name === name)
  const meanings = field ? meaningsOf(register, about, field) : []
  // The form's own words come last, and stay.
  return new Map(meanings.toReversed().map(({ label, value }) => [value, label]))
}

function aboutIn(language: Language, register: AnyRegister, about: About<unknown>): About<unknown> {
  const words = textsOf(language, 'register')
  const t = registerTexts(register, textsOf(language, textsName(register)), words)
  const format = makeFormat({ language, country: about.firm.country })
  const texts = (namespace: string) => textsOf(language, namespace)
  return { ...about, t, words, texts, language, format }
}

/** The values that a field can have, each with a word for it, in the language of `about`. */
function meaningsOf(register: AnyRegister, about: About<unknown>, field: AnyField): Choice[] {
  const { t, words, format } = about
  if (field.kind === 'choice') {
    const lists = register.columns.flatMap((column) =>
      column.kind === 'choice' && column.name === field.name ? [column.choices] : [],
    )
    return [...new Set([field.choices, ...lists])].flatMap((list) =>
      field.options.map((value) => ({ value, label: t(`${list}.${value}`) })),
    )
  }
  if (field.kind === 'select') return field.options(about).filter(({ value }) => value !== '')
  if (field.kind === 'country') return countryOptions(format).filter(({ value }) => value !== '')
  if (field.kind === 'currency') {
    return currencyCodes.map((value) => ({ value, label: format.currencyName(value) }))
  }
  if (field.kind === 'language') {
    const own = languages.map((value) => ({ value, label: languageNames[value] }))
    return [...languages.map((value) => ({ value, label: format.languageName(value) })), ...own]
  }
  if (field.kind === 'yesNo') {
    return [
      { value: 'true', label: words('yes') },
      { value: 'false', label: words('no') },
    ]
  }
  return []
}
