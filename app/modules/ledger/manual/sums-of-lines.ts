import type { ManualLine } from '#contract/manual-entries.ts'

/** What the two sides of lines come to. */
export function sumsOfLines(lines: readonly ManualLine[]): { debit: number; credit: number } {
  return {
    debit: lines.reduce((sum, { debit }) => sum + debit, 0),
    credit: lines.reduce((sum, { credit }) => sum + credit, 0),
  }
}
