import { expect, test } from 'vitest'
import { ThemeChoice } from '#contract/website/theme-choice.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { oneOf } from '../testing/random.ts'
import { contrast, type Hex, mend, parseHex } from './colour.ts'
import { stylesheet } from './stylesheet.ts'
import { makeTheme, type Palette } from './theme.ts'

/** Text 4.5 to 1 (WCAG 2.2, 1.4.3), parts of controls 3 to 1 (1.4.11). */
const contrastPairs: readonly [token: keyof Palette, on: keyof Palette, ratio: number][] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['link', 'surface', 4.5],
  ['error', 'background', 4.5],
  ['error', 'surface', 4.5],
  ['onAccent', 'accent', 4.5],
  ['accent', 'background', 3],
  ['border', 'background', 3],
  ['border', 'surface', 3],
  ['focus', 'background', 3],
  ['focus', 'surface', 3],
]

/** Pairs of a palette that are too weak, with the contrast that they have. */
function weakPairs(colours: Palette) {
  return contrastPairs
    .map(([token, on, ratio]) => ({ token, on, ratio, has: contrast(colours[token], colours[on]) }))
    .filter(({ ratio, has }) => has < ratio)
}

// Ratios that are published: WCAG's definition (black on white), and the two greys on either side of AA
// that WebAIM's article on contrast names.
test.each<[Hex, Hex, string]>([
  ['#000000', '#ffffff', '21.00'],
  ['#767676', '#ffffff', '4.54'],
  ['#777777', '#ffffff', '4.48'],
  ['#ff0000', '#ffffff', '4.00'],
  ['#0000ff', '#ffffff', '8.59'],
])('%s on %s has the contrast that is published', (a, b, ratio) => {
  expect(contrast(a, b).toFixed(2)).toBe(ratio)
  expect(contrast(b, a)).toBe(contrast(a, b))
})

test('a colour that can be read stays; one that cannot keeps its hue', () => {
  expect(mend('#0b5cad', ['#ffffff'], 4.5)).toBe('#0b5cad')
  const yellow = mend('#ffd400', ['#ffffff'], 4.5)
  expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(yellow, '#ffffff')).toBeLessThan(4.7)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(yellow.slice(at, at + 2), 16),
  )
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})

test('any colours a firm may choose give two looks that can be read', () => {
  const random = rollFrom(38)
  const colour = () => `#${random(0x1000000).toString(16).padStart(6, '0')}`
  for (let count = 0; count < 300; count += 1) {
    const choice = ThemeChoice.parse({
      accent: colour(),
      paper: oneOf(random, ['', colour()]),
      ink: oneOf(random, ['', colour()]),
    })
    const theme = makeTheme(choice)
    expect(weakPairs(theme.light), `light ${JSON.stringify(choice)}`).toEqual([])
    expect(weakPairs(theme.dark), `dark ${JSON.stringify(choice)}`).toEqual([])
  }
})

test('what was changed is named, and nothing else', () => {
  const readable = makeTheme(
    ThemeChoice.parse({ accent: '#0b5cad', ink: '#1a1a1a', paper: '#fffdf8' }),
  )
  expect(readable.changes).toEqual([])
  const pale = makeTheme(ThemeChoice.parse({ accent: '#ffe9a8', ink: '#999999' }))
  expect(pale.changes.map(({ token, chosen }) => [token, chosen])).toEqual([
    ['accent', '#ffe9a8'],
    ['text', '#999999'],
  ])
  expect(() => parseHex('red')).toThrow('colour_malformed')
})

test('a stylesheet loads nothing and carries both looks', () => {
  const css = stylesheet(makeTheme(ThemeChoice.parse({ accent: '#0b5cad' })))
  expect(css).not.toMatch(/url\(|@import|expression|javascript:/i)
  expect(css).toContain('--accent: #0b5cad;')
  expect(css).toContain('prefers-color-scheme: dark')
  const light = stylesheet(makeTheme(ThemeChoice.parse({ accent: '#0b5cad', looks: 'light' })))
  expect(light).not.toContain('prefers-color-scheme')
  expect([...css].filter((sign) => sign === '{').length).toBe(
    [...css].filter((sign) => sign === '}').length,
  )
})
