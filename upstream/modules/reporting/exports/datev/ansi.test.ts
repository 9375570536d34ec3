import { expect, test } from 'vitest'
import { ansiText, toAnsi } from './ansi.ts'

test.each([
  ['Müller & Söhne GmbH, 5 €', 'Müller & Söhne GmbH, 5 €'],
  ['Иванов', 'Ivanov'],
  ['ООО Щука', 'OOO Schuka'],
  ['Łódź Čech', 'Lódz Cech'],
  ['Αθήνα', 'Athina'],
])('%s is written with letters of Windows-1252 as %s', (text, written) => {
  expect(ansiText(text)).toBe(written)
  expect([...toAnsi(text)]).not.toContain(0x3f)
})

test('what nobody can write with them is a question mark', () => {
  expect([...toAnsi('\u{1f600}')]).toEqual([0x3f])
})
