import { expect, test } from 'vitest'
import { fromQuotedPrintable, unfoldCard } from './quoted-printable.ts'

test('a value between soft line breaks is one line, and the next line is its own', () => {
  const card = ['NOTE;ENCODING=QUOTED-PRINTABLE:a=', 'b=', 'c', 'TEL:1=', 'URL:x']
  expect(unfoldCard(card.join('\r\n'))).toEqual([
    'NOTE;ENCODING=QUOTED-PRINTABLE:abc',
    // No soft line break: nothing here is quoted-printable.
    'TEL:1=',
    'URL:x',
  ])
})

test('a value of very many soft line breaks is read as quickly as one of few', () => {
  const count = 400_000
  const [line = '', ...others] = unfoldCard(`NOTE;QUOTED-PRINTABLE:${'a=\n'.repeat(count)}b`)
  expect(line.length).toBe('NOTE;QUOTED-PRINTABLE:'.length + count + 1)
  expect(others).toEqual([])
})

test('bytes are read in their characters, and text of any length beside them', () => {
  expect(fromQuotedPrintable('M=C3=BCller = 1', 'utf-8')).toBe('Müller = 1')
  expect(fromQuotedPrintable('J=FCrgen', 'iso-8859-1')).toBe('Jürgen')
  expect(fromQuotedPrintable('J=C3=BCrgen', 'none-such')).toBe('Jürgen')
  const long = 'a'.repeat(400_000)
  expect(fromQuotedPrintable(`=41${long}`, 'utf-8')).toBe(`A${long}`)
})
