import { expect, test } from 'vitest'
import { saysName } from './words.ts'

function says(name: string, party: string, text = ''): boolean {
  return saysName({ name, text, reference: '' }, party)
}

test.each([
  ['BAECKEREI SUED', 'Bäckerei Süd GmbH'],
  ['IVANOV IVAN', 'Иванов Иван'],
  ['LUKASZ ZOLC', 'Łukasz Żółć'],
  ['SCHMIDT DRUCK', 'Schmidt Druck Hamburg GmbH'],
  ['SCHMIDT DRUCK HAMBG', 'Schmidt Druck Hamburg GmbH'],
  ['Frau Anna Schmidt', 'Anna Schmidt'],
  ['MUELLER', 'Müller GmbH'],
  ['Firma Müller GmbH', 'Müller GmbH'],
  ['Mueller GmbH', 'Müller GmbH & Co. KG'],
  ['ROSSI SRL', 'Rossi S.r.l.'],
  ['AMAZON EU SARL', 'Amazon EU S.à r.l.'],
])('%s is %s', (name, party) => {
  expect(says(name, party)).toBe(true)
})

test.each([
  ['Anna Maria Weber', 'Anna Maria Schmidt'],
  ['Anna Maria Schulz', 'Anna Maria Schmidt'],
  ['Klein Handel Nord', 'Groß Handel Nord'],
  ['Schmidt Verlag Berlin', 'Müller Verlag Berlin GmbH'],
  ['Möller GmbH', 'Müller GmbH'],
  ['Sabine Müller', 'Müller GmbH'],
  ['S. Mueller', 'Müller GmbH'],
  ['Müller Druck GmbH', 'Müller GmbH'],
  ['Müller KG', 'Müller GmbH'],
  ['Anna Schmidt KG', 'Anna Schmidt GmbH'],
])('%s is not %s, though they share words', (name, party) => {
  expect(says(name, party)).toBe(false)
})

test('words alone say a name when all of it stands there', () => {
  expect(says('', 'Anna Maria Schmidt', 'Zahlung von Anna Maria Schmidt')).toBe(true)
  expect(says('', 'Anna Maria Schmidt', 'Zahlung von Anna Maria Weber')).toBe(false)
})

test('a surname in the words is no firm, nor are words of two places together', () => {
  expect(says('', 'Müller GmbH', 'Rechnung Müller GmbH Mai')).toBe(true)
  expect(says('', 'Müller GmbH', 'Zahlung von Sabine Müller')).toBe(false)
  expect(says('Sabine Müller', 'Müller Bau GmbH', 'Bau der Garage')).toBe(false)
})
