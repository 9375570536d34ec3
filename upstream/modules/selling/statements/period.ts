import { z } from 'zod'
import { DateOnly } from '#contract/core/fields.ts'

const Period = z.tuple([DateOnly, DateOnly])

/** The days of a statement in one text, as mails and files name them: `2026-01-01..2026-03-31`. */
export function periodText({ from, to }: { from: string; to: string }): string {
  return `${from}..${to}`
}

/** The days that a text names; undefined for any other text. */
export function parsePeriod(text: string): { from: string; to: string } | undefined {
  const { success, data } = Period.safeParse(text.split('..'))
  return success ? { from: data[0], to: data[1] } : undefined
}
