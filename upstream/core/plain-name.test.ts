import { expect, test } from 'vitest'
import { isSameName, looseName, otherSpelling, plainName } from './plain-name.ts'

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

test.each([
  ['Baeckerei Sued GmbH', 'Bäckerei Süd G.m.b.H.', true],
  ['Bäckerei Süd', 'BAECKEREI SUED GMBH', true],
  ['ООО «Ромашка»', 'OOO Romashka', true],
  ['Rossi S.r.l.', 'Rossi srl', true],
  ['Müller GmbH', 'Mueller AG', false],
  ['Müller', 'Möller', false],
  ['Müller Bau', 'Müller', false],
  ['!', '?', false],
])('%s and %s: one name is %s', (one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame])
})

test('a word has another spelling where an index does not find it by its letters alone', () => {
  expect(
    ['Bäckerei', 'Straße', 'Иванов', 'André', 'Tee', '2026', '日本'].map(otherSpelling),
  ).toEqual([...['baeckerei', 'strasse', 'ivanov', '', '', '', '']])
})
