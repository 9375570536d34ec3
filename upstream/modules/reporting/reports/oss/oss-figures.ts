import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../../firm/store.ts'
import { taxRules } from '../../../books/taxes/index.ts'
import type { Frame } from '../frame.ts'
import { type OssLine, ossLines, quarterOf } from './oss-lines.ts'

/** Sales of the return's own quarter to a country at a rate. */
export type OssSale = { country: string; taxCode: string; rate: string; base: Minor; tax: Minor }
/** What changes the tax of an earlier quarter in a country. */
export type OssCorrection = { country: string; quarter: string; base: Minor; tax: Minor }

export type OssFigures = { sales: OssSale[]; corrections: OssCorrection[]; owed: Minor }

/** The return of the frame's days: sales by country and rate, corrections by country and quarter. */
export function ossFigures(frame: Frame): OssFigures {
  const lines = ossLines(frame)
  const sales = salesOf(
    frame.reader,
    lines.filter((line) => isOwn(frame, line)),
  )
  const corrections = summed(
    lines.filter((line) => !isOwn(frame, line)),
    ({ country, quarter }) => `${country} ${quarter}`,
  ).map(({ country, quarter, base, tax }) => ({ country, quarter, base, tax }))
  const owed = lines.reduce((sum, { isTax, amount }) => (isTax ? sum + amount : sum), 0)
  return { owed, corrections, sales }
}

/** Lines by country and rate, the highest rate of a country first. */
export function salesOf(reader: Reader, lines: readonly OssLine[]): OssSale[] {
  const rules = taxRules(reader)
  return summed(lines, ({ country, taxCode }) => `${country} ${taxCode}`)
    .map(({ country, taxCode, base, tax }) => {
      return { country, taxCode, base, tax, rate: rules.get(taxCode)?.rate ?? '0' }
    })
    .sort(
      (one, other) =>
        one.country.localeCompare(other.country) || Number(other.rate) - Number(one.rate),
    )
}

/** Whether a line is of the quarter that the return is for. */
export function isOwn({ span }: Pick<Frame, 'span'>, { quarter }: OssLine): boolean {
  return quarter >= quarterOf(span.from)
}

type Sum = OssLine & { base: Minor; tax: Minor }

function summed(lines: readonly OssLine[], keyOf: (line: OssLine) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const line of lines) {
    const key = keyOf(line)
    const sum = sums.get(key) ?? { ...line, base: 0, tax: 0 }
    if (line.isTax) sum.tax += line.amount
    else sum.base += line.amount
    sums.set(key, sum)
  }
  return [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([, sum]) => sum)
}
