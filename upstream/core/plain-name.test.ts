import { expect, test } from 'vitest'
import { looseName, plainName } from './plain-name.ts'

test.each([
  ['Baeckerei Sued', 'Bäckerei Süd'],
  ['Backerei Sud', 'BÄCKEREI SÜD'],
  ['Strasse', 'Straße'],
  ['Soren Aagaard', 'Søren Ågård'],
  ['Ivanov', 'Иванов'],
  ['Shchukin', 'Щукин'],
  ['Lodz', 'Łódź'],
])('%s is %s', (one, other) => {
  expect(looseName(one)).toBe(looseName(other))
})

test('a name is written in small Latin letters', () => {
  expect(plainName('Bäckerei Süd')).toBe('baeckerei sued')
  expect(plainName('ООО Ромашка')).toBe('ooo romashka')
})
