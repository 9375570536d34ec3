import type { PaperView } from '#contract/core/paper.ts'

/** The two colours of a paper in one word, `1f4f8f-171d2f`; undefined where both are ours. */
export function colorsOf({ accent, rule }: PaperView['look']): string | undefined {
  if (accent === '' && rule === '') return undefined
  return `${plain(accent)}-${plain(rule || accent)}`
}

export function colorsPath(colors: string): string {
  return `/paper-colors/${colors}.css`
}

/** The stylesheet of an address; undefined for one that names no colours. */
export function colorSheet(name: string): string | undefined {
  const [, accent, rule] = /^([0-9a-f]{6}|ours)-([0-9a-f]{6}|ours)\.css$/.exec(name) ?? []
  if (!accent || !rule) return undefined
  const colors = [
    accent === 'ours' ? '' : `--paper-accent:#${accent};`,
    rule === 'ours' ? '' : `--paper-rule:#${rule};`,
  ]
  return `[data-colors="${accent}-${rule}"]{${colors.join('')}}`
}

function plain(color: string): string {
  return color === '' ? 'ours' : color.slice(1)
}
