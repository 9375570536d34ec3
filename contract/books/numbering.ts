import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Version, wholeNumber } from '../core/fields.ts'

/** When a series begins again at its start: each calendar year, each month, or never. */
export const NumberReset = z.enum(['yearly', 'monthly', 'never'])
export type NumberReset = z.infer<typeof NumberReset>

/**
 * Text with `{YYYY}` or `{YY}` (year of the document's date), `{MM}` (its month) and, just once, the
 * running number as `{#}` to `{#########}`, padded with zeros to as many digits.
 */
export const NumberPattern = z.string().trim().max(40).refine(isPattern, 'invalidNumberPattern')

/** The number of a document by its pattern: `{YYYY}-{####}` of 2026-05-01 and 12 is `2026-0012`. */
export function numberText(pattern: string, date: string, running: number): string {
  return pattern
    .replace('{YYYY}', date.slice(0, 4))
    .replace('{YY}', date.slice(2, 4))
    .replace('{MM}', date.slice(5, 7))
    .replace(/\{(#+)\}/, (_, digits: string) => String(running).padStart(digits.length, '0'))
}

function isPattern(text: string): boolean {
  const groups = text.match(/\{[^{}]*\}/g) ?? []
  const isKnown = groups.every((group) => /^\{(YYYY|YY|MM|#{1,9})\}$/.test(group))
  const isOnce = new Set(groups).size === groups.length
  const rest = text.replace(/\{[^{}]*\}/g, '')
  const running = groups.filter((group) => group.startsWith('{#'))
  return isKnown && isOnce && running.length === 1 && !/[{}]/.test(rest)
}

export const SeriesInput = z.object({
  /** Which documents: `invoice`, `creditNote`, `payment`, … */
  kind: z.string().min(1).max(40),
  pattern: NumberPattern,
  reset: NumberReset,
  /** The first running number of a year, a month or at all; it never takes a number back. */
  start: wholeNumber({ minimum: 1, maximum: 999_999_999 }).default(1),
})
export type SeriesInput = z.infer<typeof SeriesInput>

export const Series = SeriesInput.extend({
  /** What a document dated today would be called. */
  next: z.string(),
  /** Date of the last numbered document; null before the first. */
  lastDate: z.string().nullable(),
  version: Version,
})
export type Series = z.infer<typeof Series>

const path = '/firms/{firmId}/numbering' as const
const tags = ['Numbering']

export const numberingContract = {
  /** Every kind of document that takes numbers, in a fixed order. */
  list: endpoint
    .meta({ needs: 'firm:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ rows: z.array(Series) })),
  update: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path, tags })
    .input(SeriesInput.extend({ firmId: Id, version: Version }))
    .output(Series),
}
