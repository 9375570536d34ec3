import { expect, test } from 'vitest'
import { equalShares, Instalments, instalmentAmounts } from './instalments.ts'

const part = (share: string, dueDate: string) => ({ share, dueDate })
const thirds = equalShares(3).map((share, at) => part(share, `2027-0${at + 1}-15`))

test('equal shares come to 100 %, and their amounts to the total', () => {
  expect(equalShares(3)).toEqual(['33.3334', '33.3333', '33.3333'])
  expect(Instalments.parse(thirds)).toEqual(thirds)
  expect(instalmentAmounts(10_000, thirds)).toEqual([3_334, 3_333, 3_333])
  const uneven = [part('30', '2027-01-01'), part('70', '2027-02-01')]
  expect(instalmentAmounts(11_901, uneven)).toEqual([3_570, 8_331])
})

test.each([
  [[part('100', '2027-01-01')], 'instalmentsTwo'],
  [[part('50', '2027-01-01'), part('49.9999', '2027-02-01')], 'instalmentsHundred'],
  [[part('50', '2027-02-01'), part('50', '2027-02-01')], 'instalmentsAscend'],
  [[part('0', '2027-02-01'), part('100', '2027-02-02')], 'required'],
])('what is no plan is refused: %j', (parts, message) => {
  expect(Instalments.safeParse(parts).error?.issues[0]?.message).toBe(message)
})
