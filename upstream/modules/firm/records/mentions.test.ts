import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const members = ['Anna Berg', 'Anna Bergmann', 'Jörg Weiß', 'Мария Иванова'].map((name) => ({
  name,
}))

test.each([
  ['@Anna Berg, please look', ['Anna Berg']],
  ['@anna bergmann please', ['Anna Bergmann']],
  ['@jörg: see above', ['Jörg Weiß']],
  ['to @Мария and @JÖRG', ['Мария Иванова', 'Jörg Weiß']],
  ['@Anna', []],
  ['@Jörgensen', []],
  ['write to jo@anna berg.example', []],
  ['nobody', []],
])('%j names %j', (text, names) => {
  expect(mentionedIn(text, members).map(({ name }) => name)).toEqual(names)
})
