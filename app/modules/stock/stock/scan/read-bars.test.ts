import JsBarcode from 'jsbarcode'
import { expect, test } from 'vitest'
import { readBars } from './read-bars.ts'

/** The bars of a code as another program draws them, a one or a nought a module. */
function barsOf(code: string, format: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, code, { format, flat: true })
  return (target.encodings ?? []).map(({ data }) => data).join('')
}

/** What a camera sees of bars: so many pixels a module, soft edges, and light that falls off to one side. */
function seen(bars: string, pixels: number): number[] {
  const quiet = '0'.repeat(11)
  const modules = quiet + bars + quiet
  const sharp = Array.from({ length: Math.floor(modules.length * pixels) }, (_, at) =>
    modules[Math.floor(at / pixels)] === '1' ? 40 : 210,
  )
  return sharp.map((value, at) => {
    const [before = value, after = value] = [sharp[at - 1], sharp[at + 1]]
    const shade = 1 - (0.4 * at) / sharp.length
    // A little noise that is the same in each run.
    return (before + 2 * value + after) * 0.25 * shade + ((at * 7919) % 9) - 4
  })
}

test.each([
  // The numbers are examples of GS1’s General Specifications and of its check digit calculator.
  ['4006381333931', 'EAN13', '4006381333931'],
  ['9780201379624', 'EAN13', '9780201379624'],
  ['5901234123457', 'EAN13', '5901234123457'],
  ['73513537', 'EAN8', '73513537'],
  ['036000291452', 'UPC', '036000291452'],
  ['OAK-1', 'CODE128', 'OAK-1'],
  ['shelf/7_b', 'CODE128', 'shelf/7_b'],
  ['10614141000415', 'CODE128', '10614141000415'],
  ['AB12345678', 'CODE128', 'AB12345678'],
] as const)('%s is read as it was drawn, from both sides', (code, format, read) => {
  for (const pixels of [2.3, 3, 5.7]) {
    const line = seen(barsOf(code, format), pixels)
    expect(readBars(line), `${pixels} pixels a module`).toBe(read)
    expect(readBars([...line].reverse()), `${pixels}, turned round`).toBe(read)
  }
})

test('the last digit has to be right', () => {
  // The last digit of the right half, 1, drawn as a 2: the code no longer adds up.
  const bars = barsOf('4006381333931', 'EAN13')
  const wrong = `${bars.slice(0, 85)}1101100${bars.slice(92)}`
  expect(readBars(seen(bars, 3))).toBe('4006381333931')
  expect(readBars(seen(wrong, 3))).toBeUndefined()
})

test('nothing is read where there is no code', () => {
  expect(readBars(Array.from({ length: 600 }, () => 200))).toBeUndefined()
  expect(readBars(Array.from({ length: 600 }, (_, at) => (at * 7919) % 251))).toBeUndefined()
  expect(readBars([])).toBeUndefined()
})
