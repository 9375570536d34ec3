import { describe, expect, test } from 'vitest'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { isMac, keyNames } from './key-names.ts'

function textsIn(language: Language): Record<string, string> {
  const t = textsOf(language, 'records')
  return { 'keys.control': t('keys.control'), 'keys.enter': t('keys.enter') }
}

describe('keys are called as the keyboards of a language call them', () => {
  test('a German one says Strg, the others Ctrl', () => {
    const shown = languages.map((language) => keyNames(textsIn(language), false).search)
    expect(shown).toEqual(['Ctrl K', 'Strg K', 'Ctrl K', 'Ctrl K', 'Ctrl K'])
  })

  test('a Mac has a sign in every language', () => {
    for (const language of languages) {
      expect(keyNames(textsIn(language), true)).toEqual({ search: '⌘K', enter: '↩' })
    }
    expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(isMac)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
