import { languageNames } from '#app/shell/i18n/languages.ts'
import { languages } from '#contract/core/fields.ts'

/** The languages to choose from, each by its own name. */
export const languageOptions = languages.map((code) => ({
  value: code,
  label: languageNames[code],
}))
