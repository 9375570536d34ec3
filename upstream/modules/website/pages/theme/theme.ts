import type { ThemeChoice } from '#contract/website/theme-choice.ts'
import { contrast, type Hex, lightnessOf, mend, parseHex, toned } from './colour.ts'

/** Colours of a look. Those that stand on each other have the contrast that WCAG 2.2 AA asks for. */
export type Palette = {
  background: Hex
  /** Of cards, tables and fields. */
  surface: Hex
  text: Hex
  muted: Hex
  link: Hex
  accent: Hex
  onAccent: Hex
  /** Of fields and buttons; `line` only divides and may be faint. */
  border: Hex
  line: Hex
  focus: Hex
  error: Hex
}

export type Look = 'light' | 'dark'

/** A colour that was chosen and could not be read, and what is used for it. */
export type ColourChange = { look: Look; token: keyof Palette; chosen: Hex; used: Hex }

export type Theme = {
  choice: ThemeChoice
  light: Palette
  dark: Palette
  changes: ColourChange[]
}

/**
 * The colours of a site from the few that a firm chose. A colour that could not be read keeps its hue
 * and becomes darker or lighter, and is named in `changes`.
 * @throws RangeError('colour_malformed')
 */
export function makeTheme(choice: ThemeChoice): Theme {
  const accent = parseHex(choice.accent)
  const paper = choice.paper === '' ? undefined : parseHex(choice.paper)
  const ink = choice.ink === '' ? undefined : parseHex(choice.ink)
  const light = palette({ accent, background: lightPaper(paper), ink, look: 'light' })
  const dark = palette({
    accent,
    background: darkPaper(paper, accent),
    ink: undefined,
    look: 'dark',
  })
  const chosen = [
    ['accent', accent],
    ['background', paper],
    ['text', ink],
  ] as const
  const changes = chosen.flatMap(([token, own]): ColourChange[] =>
    own === undefined || own === light[token]
      ? []
      : [{ look: 'light', token, chosen: own, used: light[token] }],
  )
  return { choice, light, dark, changes }
}

/** Paper that is not light would leave no contrast to anything: it is made so. */
function lightPaper(paper: Hex | undefined): Hex {
  if (paper === undefined) return '#ffffff'
  return lightnessOf(paper) >= 0.9 ? paper : toned(paper, 0.93, 0.05)
}

function darkPaper(paper: Hex | undefined, accent: Hex): Hex {
  if (paper !== undefined && lightnessOf(paper) <= 0.3) return paper
  return toned(paper ?? accent, 0.19, 0.015)
}

type Ground = { accent: Hex; background: Hex; ink: Hex | undefined; look: Look }

function palette({ accent, background, ink, look }: Ground): Palette {
  const isLight = look === 'light'
  const surface = toned(background, lightnessOf(background) + (isLight ? -0.025 : 0.045), 0.05)
  const grounds = [background, surface]
  const text = ink ?? toned(accent, isLight ? 0.25 : 0.95, 0.02)
  const button = mend(accent, [background], 3)
  const { onAccent, accent: used } = readableButton(button, background)
  return {
    background,
    surface,
    text: mend(text, grounds, 4.5),
    muted: mend(toned(accent, isLight ? 0.5 : 0.72, 0.02), grounds, 4.5),
    link: mend(accent, grounds, 4.5),
    accent: used,
    onAccent,
    border: mend(toned(accent, isLight ? 0.62 : 0.58, 0.02), grounds, 3),
    line: toned(accent, isLight ? 0.88 : 0.34, 0.015),
    focus: mend(accent, grounds, 3),
    error: mend('#c62828', grounds, 4.5),
  }
}

/** White or nearly black words, whichever reads better; every colour has one of them at 4.5 to 1. */
function readableButton(accent: Hex, background: Hex): { accent: Hex; onAccent: Hex } {
  const words: readonly Hex[] = ['#ffffff', '#111111']
  const [best = '#ffffff'] = [...words].sort((a, b) => contrast(b, accent) - contrast(a, accent))
  const used = mend(accent, [best], 4.5)
  // Darker or lighter for its words, it must still stand out from the page.
  if (contrast(used, background) >= 3) return { accent: used, onAccent: best }
  return { accent, onAccent: mend(best, [accent], 4.5) }
}
