import type { TaxRateDetail } from '#contract/books/taxes.ts'
import { keptNumberFormat } from '#contract/core/kept-formats.ts'

type CodeParts = { country: string; category: string; rate: string }

const longest = 20

/** A code of country, category and rate that no other rate has; a number at its end makes it unique. */
export function proposedCode(
  { country, category, rate }: CodeParts,
  taken: ReadonlySet<string>,
): string {
  return uniqueCode(`${country}-${category}${rate}`, taken)
}

/** The code of a rate that follows another: the same, with the new percentage for the old one. */
export function followingCode(
  before: Pick<TaxRateDetail, 'code' | 'category' | 'rate'>,
  rate: string,
  country: string,
  taken: ReadonlySet<string>,
): string {
  const { code, category } = before
  if (!code.endsWith(before.rate)) return proposedCode({ country, category, rate }, taken)
  return uniqueCode(code.slice(0, code.length - before.rate.length) + rate, taken)
}

function uniqueCode(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.slice(0, longest - 3)
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Names of a rate with the new percentage where they say the old one. */
export function followingNames(
  { name, rate }: Pick<TaxRateDetail, 'name' | 'rate'>,
  newRate: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => [
      language,
      text.replace(/\d+(?:[.,]\d+)?(?=\s?%)/gu, (found) =>
        Number(found.replace(',', '.')) === Number(rate) ? percentText(newRate, language) : found,
      ),
    ]),
  )
}

/** A percentage as a person of the locale writes it in a field. */
export function percentText(rate: string, locale: string): string {
  const separator = keptNumberFormat(locale).format(1.5).charAt(1)
  return rate.replace('.', separator)
}
