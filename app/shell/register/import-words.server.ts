import { currencyCodes } from '#contract/currencies.ts'
import { languages } from '#contract/fields.ts'
import type { ImportReading, Mapping } from '#contract/imports.ts'
import { countryOptions } from '../form/place-fields.tsx'
import { makeFormat } from '../format.ts'
import { languageNames } from '../i18n/languages.ts'
import { textsOf } from '../i18n/texts.server.ts'
import type { About, AnyRegister } from './describe.ts'
import { importedFields } from './form-values.ts'
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
  const words: ImportReading['words'] = []
  for (const language of languages) {
    const kit = textsOf(language, 'register')
    const t = registerTexts(register, textsOf(language, textsName(register)), kit)
    const format = makeFormat({ language, country: about.firm.country })
    const texts = (namespace: string) => textsOf(language, namespace)
    const local = { ...about, t, words: kit, texts, language, format }
    for (const field of fields) {
      const add = (word: string, value: string) =>
        words.push({ field: field.name, word: word.slice(0, 200), value })
      if (field.kind === 'choice') {
        const lists = register.columns.flatMap((column) =>
          column.kind === 'choice' && column.name === field.name ? [column.choices] : [],
        )
        for (const list of new Set([field.choices, ...lists])) {
          for (const value of field.options) add(t(`${list}.${value}`), value)
        }
      } else if (field.kind === 'select') {
        for (const { value, label } of field.options(local)) if (value) add(label, value)
      } else if (field.kind === 'country') {
        for (const { value, label } of countryOptions(format)) add(label, value)
      } else if (field.kind === 'currency') {
        for (const code of currencyCodes) add(format.currencyName(code), code)
      } else if (field.kind === 'language') {
        for (const code of languages) {
          add(languageNames[code], code)
          add(format.languageName(code), code)
        }
      } else if (field.kind === 'yesNo') {
        add(kit('yes'), 'true')
        add(kit('no'), 'false')
      }
    }
  }
  return words
}
