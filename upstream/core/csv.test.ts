import { expect, test } from 'vitest'
import { csvIn } from './csv.ts'

test.each([
  ['de', '"a;b";-1234,50\r\n'],
  ['it', '"a;b";-1234,50\r\n'],
  ['es', '"a;b";-1234,50\r\n'],
  ['ru', '"a;b";-1234,50\r\n'],
  ['en', 'a;b,-1234.50\r\n'],
] as const)('a file in %s is read by a spreadsheet of that language', (language, rows) => {
  const csv = csvIn(language)
  expect(csv.write([['a;b', csv.decimal('-1234.50')]])).toBe(`\ufeff${rows}`)
})

test('what a spreadsheet would work out stays a text', () => {
  const { write } = csvIn('de')
  expect(write([['=1+1', '@x', '-5', '-5,50', '+49 30']])).toBe(
    '\ufeff"\'=1+1";"\'@x";-5;-5,50;"\'+49 30"\r\n',
  )
})
