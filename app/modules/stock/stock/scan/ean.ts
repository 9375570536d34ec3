import { hasGtinCheckDigit } from '#contract/catalogue/barcodes.ts'

/** Widths of the digits of set A, in modules (GS1 General Specifications, 5.2.1); B is read backwards. */
const digits = '3211 2221 2122 1411 1132 1231 1114 1312 1213 3112'.split(' ')
const backwards = digits.map((widths) => [...widths].reverse().join(''))

/** The first digit of an EAN-13, by which of the six left ones are of set B. */
const firstDigits = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
]
const guard = 3
const middle = 5
const digitRuns = 4

/** The digits of an EAN-13, UPC-A or EAN-8 whose first bar is at a place; undefined where there is none. */
export function readEan(runs: readonly number[], from: number): string | undefined {
  return readThirteen(runs, from) ?? readEight(runs, from)
}

function readThirteen(runs: readonly number[], from: number): string | undefined {
  const halves = halvesOf(runs, from, 6)
  if (!halves) return undefined
  const first = firstDigits.indexOf(halves.left.map(({ set }) => set).join(''))
  if (first === -1 || halves.right.some(({ set }) => set !== 'A')) return undefined
  const code = [first, ...[...halves.left, ...halves.right].map(({ digit }) => digit)].join('')
  if (!hasGtinCheckDigit(code)) return undefined
  // Of a UPC-A the nought is not printed, and not on record.
  return first === 0 ? code.slice(1) : code
}

function readEight(runs: readonly number[], from: number): string | undefined {
  const halves = halvesOf(runs, from, 4)
  const all = halves ? [...halves.left, ...halves.right] : []
  if (all.length === 0 || all.some(({ set }) => set !== 'A')) return undefined
  const code = all.map(({ digit }) => digit).join('')
  return hasGtinCheckDigit(code) ? code : undefined
}

type Digit = { digit: number; set: 'A' | 'B' }

/** The digits left and right of the middle, where the guards are where they must be. */
function halvesOf(runs: readonly number[], from: number, count: number) {
  const length = guard + count * digitRuns + middle + count * digitRuns + guard
  const own = runs.slice(from, from + length)
  if (own.length < length) return undefined
  const moduleWidth = own.reduce((sum, run) => sum + run, 0) / (count * 14 + 11)
  const isGuard = (at: number, size: number) =>
    own.slice(at, at + size).every((run) => run > moduleWidth * 0.4 && run < moduleWidth * 1.8)
  const rightFrom = guard + count * digitRuns + middle
  if (!isGuard(0, guard) || !isGuard(rightFrom - middle, middle)) return undefined
  if (!isGuard(length - guard, guard)) return undefined
  const left = digitsAt(own, guard, count)
  const right = digitsAt(own, rightFrom, count)
  return left && right ? { left, right } : undefined
}

function digitsAt(runs: readonly number[], from: number, count: number): Digit[] | undefined {
  const found: Digit[] = []
  for (let at = 0; at < count; at += 1) {
    const digit = digitOf(runs.slice(from + at * digitRuns, from + (at + 1) * digitRuns))
    if (!digit) return undefined
    found.push(digit)
  }
  return found
}

/** The digit whose widths are nearest to the pixels, unless it is far from them. */
function digitOf(runs: readonly number[]): Digit | undefined {
  const whole = runs.reduce((sum, run) => sum + run, 0)
  let best: (Digit & { miss: number }) | undefined
  for (const [set, table] of [
    ['A', digits],
    ['B', backwards],
  ] as const) {
    for (const [digit, widths] of table.entries()) {
      const miss = runs.reduce(
        (sum, run, at) => sum + Math.abs((run * 7) / whole - Number(widths[at])),
        0,
      )
      if (!best || miss < best.miss) best = { digit, set, miss }
    }
  }
  return best && best.miss < 1.6 ? best : undefined
}
