import type { DraftLine } from './draft.ts'

/** What a button of the lines table asks for; `at` counts from 0. */
export type LineIntent = { kind: 'add' } | { kind: 'remove' | 'up' | 'down'; at: number }

/** Reads the value of a line button: `add`, `remove.2`, `up.2`, `down.2`. */
export function parseLineIntent(intent: string): LineIntent | undefined {
  if (intent === 'add') return { kind: 'add' }
  const [, kind, at] = /^(remove|up|down)\.(\d{1,4})$/.exec(intent) ?? []
  if (kind !== 'remove' && kind !== 'up' && kind !== 'down') return undefined
  return { kind, at: Number(at) }
}

/** The lines after an intent; a place that does not exist changes nothing. */
export function applyLineIntent<Line = DraftLine>(
  lines: readonly Line[],
  intent: LineIntent,
  newLine: () => Line,
): Line[] {
  switch (intent.kind) {
    case 'add':
      return [...lines, newLine()]
    case 'remove':
      return lines.filter((_, at) => at !== intent.at)
    case 'up':
      return swap(lines, intent.at, intent.at - 1)
    case 'down':
      return swap(lines, intent.at, intent.at + 1)
  }
}

function swap<Line>(lines: readonly Line[], from: number, to: number): Line[] {
  const [moved, other] = [lines[from], lines[to]]
  if (moved === undefined || other === undefined) return [...lines]
  return lines.map((line, at) => (at === from ? other : at === to ? moved : line))
}
