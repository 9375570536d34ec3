import { readCode128 } from './code-128.ts'
import { readEan } from './ean.ts'

/**
 * The barcode that a line of pixels crosses, from either side: EAN-13, UPC-A, EAN-8 or Code 128.
 * @param light how bright each pixel is, 0 to 255
 */
export function readBars(light: ArrayLike<number>): string | undefined {
  const runs = runsOf(light)
  return readRuns(runs) ?? readRuns([...runs].reverse())
}

/** Each second run is a bar; the first and the last are what lies beside the code. */
function readRuns(runs: readonly number[]): string | undefined {
  for (let at = 1; at < runs.length; at += 2) {
    // Beside a code is more white than within it.
    const [before = 0, bar = 0] = [runs[at - 1], runs[at]]
    if (before < bar * 3) continue
    const code = readEan(runs, at) ?? readCode128(runs, at)
    if (code !== undefined) return code
  }
  return undefined
}

/** Light and dark in turn, beginning with light: how many pixels each is wide, parts of one too. */
function runsOf(light: ArrayLike<number>): number[] {
  const level = levelsOf(light)
  const runs: number[] = []
  let began = 0
  let isDark = false
  for (let at = 0; at < light.length; at += 1) {
    const [value = 0, between = 0] = [light[at], level[at]]
    if (value < between === isDark) continue
    const before = light[at - 1] ?? value
    const edge = before === value ? at : at - 1 + (before - between) / (before - value)
    runs.push(Math.max(0.01, edge - began))
    began = edge
    isDark = !isDark
  }
  runs.push(light.length - began)
  return isDark ? [...runs, 0.01] : runs
}

/** What parts light from dark, at each pixel: half way between the two in its neighbourhood. */
function levelsOf(light: ArrayLike<number>): number[] {
  const size = Math.max(8, Math.round(light.length / 16))
  const blocks: { darkest: number; lightest: number }[] = []
  for (let from = 0; from < light.length; from += size) {
    const block = Array.from({ length: Math.min(size, light.length - from) }, (_, at) => {
      return light[from + at] ?? 0
    })
    blocks.push({ darkest: Math.min(...block), lightest: Math.max(...block) })
  }
  const whole = together(blocks)
  const levels = blocks.map((_, at) => {
    const near = together(blocks.slice(Math.max(0, at - 1), at + 2))
    const isEven = near.lightest - near.darkest < (whole.lightest - whole.darkest) / 3
    const { darkest, lightest } = isEven ? whole : near
    return (darkest + lightest) / 2
  })
  return Array.from({ length: light.length }, (_, at) => levels[Math.floor(at / size)] ?? 0)
}

function together(blocks: readonly { darkest: number; lightest: number }[]) {
  return {
    darkest: Math.min(...blocks.map(({ darkest }) => darkest)),
    lightest: Math.max(...blocks.map(({ lightest }) => lightest)),
  }
}
