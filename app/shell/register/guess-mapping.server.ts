import { type Language, languages } from '#contract/core/fields.ts'
import type { Mapping } from '#contract/core/imports.ts'
import { textsOf } from '../i18n/texts.server.ts'
import type { Translate } from '../i18n/translate.ts'
import type { AnyRegister } from './describe.ts'
import { importedFields } from './form-values.ts'
import { registerTexts, textsName } from './register-texts.ts'

/** What each field may be called in a file: as its form, its list and the API say, in any language. */
export function headsOf(register: AnyRegister): Map<string, string> {
  const known = new Map<string, string>()
  for (const { name } of importedFields(register)) {
    const columns = register.columns.filter((column) => column.name === name)
    const keys = [`field.${name}`, ...columns.map(({ label }) => label)]
    for (const language of languages) {
      for (const key of keys) {
        const plain = plainHead(textOf(language, register, key))
        if (plain !== '' && !known.has(plain)) known.set(plain, name)
      }
    }
    known.set(plainHead(name), name)
  }
  // The form's own words come first: "Name" may be one field's word and another's usual head.
  for (const { name } of importedFields(register)) {
    for (const head of register.importHeads?.[name]?.join().split(',') ?? []) {
      const plain = plainHead(head)
      if (plain !== '' && !known.has(plain)) known.set(plain, name)
    }
  }
  return known
}

function textOf(language: Language, register: AnyRegister, key: string): string {
  const none: Translate = () => ''
  return registerTexts(
    register,
    textsOf(language, textsName(register)),
    none,
  )(key, { currency: '' })
}

/** "Preis je Einheit, EUR" and "preis je einheit" are one head. */
function plainHead(head: string): string {
  return head
    .replace(/[,(/].*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Which column each field is likely in, by the heads of a file. */
export function guessMapping(register: AnyRegister, heads: readonly string[]): Mapping {
  const known = headsOf(register)
  const mapping: Mapping = []
  heads.forEach((head, column) => {
    const field = known.get(plainHead(head))
    if (field && !mapping.some((one) => one.field === field)) mapping.push({ field, column })
  })
  return mapping
}
