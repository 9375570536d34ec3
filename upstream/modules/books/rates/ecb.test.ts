import { expect, test } from 'vitest'
import { crossRate } from './cross-rate.ts'
import { parseEcbLists } from './ecb-list.ts'
import { nextList } from './next-list.ts'

/** In the form of the bank's eurofxref files. */
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time="2026-03-03"><Cube currency="USD" rate="1.0800"/><Cube currency="JPY" rate="162.5"/><Cube currency="XXQ" rate="3"/></Cube>
<Cube time='2026-03-02'><Cube currency='USD' rate='1.0750'/></Cube></Cube>
</gesmes:Envelope>`

test('the list of each day is read, without currencies nobody knows', () => {
  const lists = parseEcbLists(xml).map(({ date, perEuro }) => [date, Object.fromEntries(perEuro)])
  expect(lists).toEqual([
    ['2026-03-03', { USD: '1.0800', JPY: '162.5' }],
    ['2026-03-02', { USD: '1.0750' }],
  ])
})

test.each([
  '',
  '<html>Sorry</html>',
  '<Cube time="2026-03-03"><Cube currency="USD" rate="0"/></Cube>',
])('what holds no list is refused: %s', (text) => {
  expect(() => parseEcbLists(text)).toThrow('no list')
})

test.each([
  // 1 / 1.08 = 0.925925925…
  ['1', '1.08', '0.92592593'],
  // A firm in francs: 0.9430 francs and 1.0800 dollars for a euro.
  ['0.9430', '1.0800', '0.87314815'],
  ['1.0800', '1', '1.08'],
  ['1', '0', undefined],
])('%s and %s for a euro cross to %s', (base, other, rate) => {
  expect(crossRate(base, other)).toBe(rate)
})

test.each([
  ['2026-03-03T10:00:00Z', '2026-03-03T15:30:00.000Z'],
  ['2026-03-03T15:30:00Z', '2026-03-04T15:30:00.000Z'],
  // Friday evening: Monday.
  ['2026-03-06T16:00:00Z', '2026-03-09T15:30:00.000Z'],
  ['2026-03-07T09:00:00Z', '2026-03-09T15:30:00.000Z'],
])('after %s the next list is fetched at %s', (now, next) => {
  expect(nextList(new Date(now)).toISOString()).toBe(next)
})
