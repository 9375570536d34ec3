import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { placeText } from './place-text.ts'

test('a country is named in the reader’s language, and what is no place stays as it is', () => {
  const german = makeFormat({ language: 'de' })
  expect(placeText('Rome, IT', german)).toBe('Rome, Italien')
  expect(placeText('Washington, D.C., US', german)).toBe('Washington, D.C., Vereinigte Staaten')
  expect(placeText('DE', german)).toBe('Deutschland')
  expect(placeText('', german)).toBe('')
  expect(placeText('somewhere', german)).toBe('somewhere')
})
