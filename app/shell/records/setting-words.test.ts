import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/fields.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { modules } from '../modules.ts'
import { settingFieldText, settingValueText } from './setting-words.ts'

/** The texts of a language, as pages have them. */
function textsIn(language: Language) {
  return (namespace: string) => textsOf(language, namespace)
}

test.each([
  ['en', 'reminderSettings', 'steps.2.days', 'Days, step 2'],
  ['en', 'reminderSettings', 'steps.1.withInterest', 'Claim interest'],
  ['en', 'approvalRule', 'fromAmount', 'From this amount'],
  ['en', 'loyaltyProgramme', 'perPoint', 'Spend per point'],
  ['de', 'firm', 'bankAccount.holder', 'Bankverbindung, Kontoinhaber'],
  ['de', 'paperLook', 'invoice.it.opening', 'Rechnung, Italiano, Über den Positionen'],
  ['en', 'firm', 'address.city', '(address), (city)'],
] as const)('%s: the field of %s at %s is called %s', (language, kind, field, text) => {
  const partText = (part: string) => `(${part})`
  expect(settingFieldText(textsIn(language), kind, field, partText)).toBe(text)
})

test('values are called as on the page, and what is no setting has other words', () => {
  const texts = textsIn('en')
  expect(settingValueText(texts, 'series', 'reset', 'yearly')).toBe('Every year')
  expect(settingValueText(texts, 'paperLook', 'alsoIn', 'ru')).toBe('Русский')
  expect(settingValueText(texts, 'series', 'pattern', 'INV-{####}')).toBeUndefined()
  expect(settingFieldText(texts, 'party', 'name', String)).toBeUndefined()
})

test.each(languages)('every word that a module names is there in %s', (language) => {
  const texts = textsIn(language)
  const keys = modules.flatMap(({ id, changed = {} }) =>
    Object.values(changed).flatMap(({ fields, values = {} }) =>
      [...Object.values(fields), ...Object.values(values)].map((key) => [id, key] as const),
    ),
  )
  expect(keys.length).toBeGreaterThan(40)
  expect(keys.filter(([id, key]) => texts(id)(key) === key)).toEqual([])
})
