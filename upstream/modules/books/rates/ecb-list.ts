import { isCurrency } from '#contract/core/currencies.ts'
import { DateOnly } from '#contract/core/fields.ts'

/** The rates of one day: units of each currency for one euro. */
export type EcbList = { date: string; perEuro: Map<string, string> }

const day = /<Cube\s+time=['"]([\d-]{10})['"]\s*>([\s\S]*?)<\/Cube>/g
const rate = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,9}(?:\.\d{1,8})?)['"]\s*\/>/g

/**
 * Reads the euro foreign exchange reference rates as the European Central Bank publishes them
 * (eurofxref-daily.xml and its history: nested `Cube` elements with `time`, `currency`, `rate`).
 * @throws Error when there is no list in it
 */
export function parseEcbLists(xml: string): EcbList[] {
  const lists = [...xml.matchAll(day)].flatMap(([, date = '', inside = '']): EcbList[] => {
    const quotes = [...inside.matchAll(rate)].map(
      ([, currency = '', perEuro = '']) => [currency, perEuro] as const,
    )
    const known = quotes.filter(([currency, text]) => isCurrency(currency) && Number(text) > 0)
    const isWhole = DateOnly.safeParse(date).success && known.length > 0
    return isWhole ? [{ date, perEuro: new Map(known) }] : []
  })
  if (lists.length === 0) throw new Error('There is no list of exchange rates in the answer')
  return lists
}
