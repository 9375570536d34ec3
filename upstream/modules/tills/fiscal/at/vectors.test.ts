import { expect, test } from 'vitest'
import {
  cancelMark,
  chainOf,
  codeText,
  decryptTurnover,
  encryptTurnover,
  partsOf,
  shownCode,
  trainingMark,
} from './machine-code.ts'

/*
 * Receipts that others made: those of the Detailspezifikation (register DEMO-CASH-BOX524), the first of
 * the ministry's test cases 1 and 2 (CASHBOX-DEMO-1, with their AES key), and a day of a till whose
 * receipts a certified signature unit signed (K8, with its AES key).
 */
const header = 'eyJhbGciOiJFUzI1NiJ9'
const jwsOf = (code: string, signature: string) =>
  `${header}.${Buffer.from(code, 'utf8').toString('base64url')}.${signature}`
const keyOf = (text: string) => Buffer.from(text, 'base64')

test('a receipt of the Detailspezifikation is written, chained and read as it is there', () => {
  const code =
    '_R1-AT0_DEMO-CASH-BOX524_366587_2015-12-17T11:23:44_34,77_59,64_38,13_0,00_0,00_8MG8C1Kr7HA=_20f2ed172daa09e5_xTfZvkBSTr4='
  const jws = jwsOf(
    code,
    'GeWps9kci-fUqKLymS1pHlIbv0L8Oek-v6TDmZj9Ffucb8yvSijqZ8LcBalV9lADMXQ8U3itViKkd_i1Ba22BA',
  )
  expect(jws).toContain(
    'X1IxLUFUMF9ERU1PLUNBU0gtQk9YNTI0XzM2NjU4N18yMDE1LTEyLTE3VDExOjIzOjQ0XzM0LDc3XzU5LDY0XzM4LDEzXzAsMDBfMCwwMF84TUc4QzFLcjdIQT1fMjBmMmVkMTcyZGFhMDllNV94VGZadmtCU1RyND0.',
  )
  expect(partsOf(jws)).toEqual({
    ...{ suite: 'R1-AT0', cashbox: 'DEMO-CASH-BOX524', number: '366587' },
    ...{ at: '2015-12-17T11:23:44', turnover: '8MG8C1Kr7HA=', key: '20f2ed172daa09e5' },
    sets: { normal: 3_477, reduced1: 5_964, reduced2: 3_813, zero: 0, special: 0 },
    previous: 'xTfZvkBSTr4=',
  })
  expect(codeText(partsOf(jws))).toBe(code)
  // The next one, 366588, has this in its last part.
  expect(chainOf(jws)).toBe('5HjRCx+XIz4=')
  expect(chainOf('A12347')).toBe('OeSKQjO4zKI=')
})

test('what a receipt shows is its text with the signature in base 64, below zero and training too', () => {
  const jws = `${header}.X1IxLUFUMF9ERU1PLUNBU0gtQk9YNTI0XzM2NjU5Nl8yMDE1LTEyLTE3VDExOjIzOjQ0XzAsMDBfMCwwMF8zLDY0Xy0yLDYwXzEsNzlfVkZKQl80N2JlNzM3Y2IxZjZkMWYxX1p2TnhKdzZhMUE0PQ.J7YC28zquHfHzMpx02TqElbXOTSgXQu5JAA9Xu1Xzzu5p8eUYT-sgmyhzRps5nYyEp5Yh8ATIa9130zmuiACHw`
  expect(shownCode(jws)).toBe(
    '_R1-AT0_DEMO-CASH-BOX524_366596_2015-12-17T11:23:44_0,00_0,00_3,64_-2,60_1,79_VFJB_47be737cb1f6d1f1_ZvNxJw6a1A4=_J7YC28zquHfHzMpx02TqElbXOTSgXQu5JAA9Xu1Xzzu5p8eUYT+sgmyhzRps5nYyEp5Yh8ATIa9130zmuiACHw==',
  )
  const parts = partsOf(jws)
  expect([parts.turnover, parts.sets.zero]).toEqual([trainingMark, -260])
  expect(jwsOf(codeText(parts), jws.split('.')[2] ?? '')).toBe(jws)
})

// The turnover is 0: what is encrypted is the key stream itself, of 8 bytes and of 6.
test('the counter of a start receipt is that of the ministry’s test cases', () => {
  const key = keyOf('WQRtiiya3hYh/Uz44Bv3x8ETl1nrH6nCdErn69g5/lU=')
  const cashbox = 'CASHBOX-DEMO-1'
  const first = { cashbox, number: 'CASHBOX-DEMO-1-Receipt-ID-1' }
  const second = { cashbox, number: 'CASHBOX-DEMO-1-Receipt-ID-82' }
  expect(encryptTurnover(key, second, 0)).toBe('NLoiSHL3bsM=')
  expect(
    keyOf(encryptTurnover(key, first, 0))
      .subarray(0, 6)
      .toString('base64'),
  ).toBe('4r1iIdZG')
  expect([decryptTurnover(key, first, '4r1iIdZG'), chainOf(cashbox)]).toEqual([0, 'cg8hNU5ihto='])
})

/**
 * Codes without their signatures, and the turnover in cents after each. Its later receipts are left out:
 * their counter was kept in floating point, and lacks a cent.
 */
const day = [
  [
    '_R1-AT1_K8_1_2024-07-26T15:58:32_0,00_0,00_0,00_0,00_0,00_lMvVRr+0qLw=_584679a9_QqBDfsuCAh8=',
    0,
  ],
  [
    '_R1-AT1_K8_2_2024-07-26T15:59:11_2,60_0,00_0,00_0,00_0,00_dYy2LvqFLN0=_584679a9_gFuHaWeKiYk=',
    260,
  ],
  [
    '_R1-AT1_K8_3_2024-07-26T15:59:34_0,00_3,00_0,00_0,00_0,00_+BG0FcQ3Ddk=_584679a9_0Po2xS/mC0Q=',
    560,
  ],
  ['_R1-AT1_K8_4_2024-07-26T15:59:51_0,00_-3,00_0,00_0,00_0,00_U1RP_584679a9_75pwtxMMOTM=', 260],
] as const
const signatures = [
  '1j1i8_Vwr0Fyacw4KewCCnjfqSnP2MAFprNJl3zsHJgj-e8EKwR-N4GskQ6HqQiwZbhfSSgrcs70-LzwrKfDkw',
  'k4wNp8l-e4WSn1pqvx4mcTFhegOwa7z31lB-44IpvI0dxGTMLaEx4mpeFJs_vwx2r-2_hN2BGK5Cye_AuvOTaw',
  'qIvLbjXUG8jNLR0ippDT8M0W729i5fZd3S5WvWSqVAmM-Ux5X5Cs4eMfNia9y2P8GimKKC8Gr5qnrWinT_jDfQ',
]

test('the day of a register: counter and chain of each receipt are those of the receipts', () => {
  const key = keyOf('uOEQAfIsvFYzmMi3GFOFNgxRiodYksxg5o7Y+hGB9x4=')
  expect(chainOf('K8')).toBe('QqBDfsuCAh8=')
  for (const [at, [code, turnover]] of day.entries()) {
    const parts = partsOf(jwsOf(code, ''))
    expect(codeText(parts)).toBe(code)
    if (parts.turnover === cancelMark) continue
    expect(encryptTurnover(key, parts, turnover), parts.number).toBe(parts.turnover)
    expect(decryptTurnover(key, parts, parts.turnover)).toBe(turnover)
    const [next, signature] = [day[at + 1]?.[0], signatures[at]]
    if (next && signature) {
      expect(chainOf(jwsOf(code, signature))).toBe(partsOf(jwsOf(next, '')).previous)
    }
  }
})
