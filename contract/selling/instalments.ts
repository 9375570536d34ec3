import { z } from 'zod'
import { DateOnly, MinorUnits, PercentText } from '../core/fields.ts'
import { allocate, type Minor } from '../core/money.ts'

/** A part of an invoice that is due on a day of its own; its share in percent. */
export const Instalment = z.object({ share: PercentText, dueDate: DateOnly })
export type Instalment = z.infer<typeof Instalment>

/** A part with what it comes to and what is open of it, in minor units. */
export const InstalmentStanding = Instalment.extend({ amount: MinorUnits, open: MinorUnits })
export type InstalmentStanding = z.infer<typeof InstalmentStanding>

export const maxInstalments = 12

/** In ten-thousandths of a percent, which is as exact as a share is written. */
function weightOf({ share }: Pick<Instalment, 'share'>): number {
  return Math.round(Number(share) * 10_000)
}

/** None, or at least two, by date, which come to 100 %. */
export const Instalments = z
  .array(Instalment)
  .max(maxInstalments)
  .default([])
  .superRefine((parts, context) => {
    if (parts.length === 0) return
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (parts.length === 1) issue([], 'instalmentsTwo')
    const sum = parts.reduce((total, part) => total + weightOf(part), 0)
    if (parts.length > 1 && sum !== 1_000_000) issue([], 'instalmentsHundred')
    parts.forEach((part, at) => {
      if (weightOf(part) === 0) issue([at, 'share'], 'required')
      const before = parts[at - 1]
      if (before && part.dueDate <= before.dueDate) issue([at, 'dueDate'], 'instalmentsAscend')
    })
  })

/** What each part comes to, so that all of them are the total: 100.00 in thirds is 33.34, 33.33, 33.33. */
export function instalmentAmounts(total: Minor, parts: readonly Instalment[]): Minor[] {
  return parts.length === 0 ? [] : allocate(total, parts.map(weightOf))
}

/** Equal shares of some parts, which come to 100 %: of three 33.3334, 33.3333 and 33.3333. */
export function equalShares(count: number): string[] {
  return allocate(
    1_000_000,
    Array.from({ length: count }, () => 1),
  ).map((weight) => String(weight / 10_000))
}
