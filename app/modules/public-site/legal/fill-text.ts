import { type Operator, operatorFields } from '#contract/core/legal.ts'

const gap = /\{(\w+)\}/g
const known: ReadonlySet<string> = new Set(operatorFields)

/**
 * A text with what is known of the operator in it, as Markdown. Lines that name what is not known
 * are left out, and headings that nothing stands below.
 */
export function fillText(text: string, operator: Operator): string {
  const values = new Map<string, string>(Object.entries(operator))
  const filled = text
    .split('\n')
    .filter((line) => [...line.matchAll(gap)].every(([, name = '']) => isFilled(name, values)))
    .map((line) => line.replace(gap, (all, name: string) => breaks(values.get(name)) ?? all))
  return withoutEmptyParts(filled).join('\n')
}

function isFilled(name: string, values: ReadonlyMap<string, string>): boolean {
  return !known.has(name) || values.get(name) !== ''
}

/** Lines of an address stay lines. */
function breaks(value: string | undefined): string | undefined {
  return value?.split('\n').join('  \n')
}

function withoutEmptyParts(lines: readonly string[]): string[] {
  return lines.filter((line, at) => {
    if (!line.startsWith('## ')) return true
    const next = lines.slice(at + 1).find((other) => other.trim() !== '')
    return next !== undefined && !next.startsWith('## ')
  })
}

/** Names in braces that mean nothing, as they were written. */
export function unknownGaps(text: string): string[] {
  return [...text.matchAll(gap)].filter(([, name = '']) => !known.has(name)).map(([all]) => all)
}
