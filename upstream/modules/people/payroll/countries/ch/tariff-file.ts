import { PayrollFault } from '../../fault.ts'
import type { SourceTaxRow, SourceTaxTariff } from '../../statutory/source-tax-tariff.ts'

/**
 * A tariff of tax at source of one canton, as the federal tax administration publishes it
 * (`tarYYkk.txt`, record layout of its leaflet): lines of fixed places. Type 06 is a row:
 * canton 5–6, code 7–16, day 17–24, income from 25–33 (Rappen), step 34–42, children 44–45, least tax
 * 46–54 (Rappen), rate 55–59 (hundredths of a per cent). Others are passed over.
 */
const ROW = /^06(\d\d)([A-Z]{2})(.{10})(\d{8})(\d{9})(\d{9})(.)(\d\d)(\d{9})(\d{5})/
const HEADER = /^00([A-Z]{2})/

export type TariffFile = {
  canton: string
  /** First day of the rows' tariffs, the latest of them. */
  from: string
  tariff: SourceTaxTariff
}

/**
 * Reads one canton's file. Throws PayrollFault('tariff_file_unreadable') with the line: a file that
 * does not begin with its header, a row out of its places, a row that takes another back.
 */
export function readTariffFile(text: string): TariffFile {
  const lines = text.split(/\r?\n/)
  const canton = HEADER.exec(lines[0] ?? '')?.[1]
  if (canton === undefined) throw unreadable(1)
  const rows = new Map<string, SourceTaxRow[]>()
  let from = ''
  lines.forEach((line, index) => {
    if (!line.startsWith('06')) return
    const match = ROW.exec(line)
    if (match === null) throw unreadable(index + 1)
    const [, transaction, place = '', code = '', day = '', income, , , , least, rate] = match
    // 01 is a new row; the yearly files have no others.
    if (transaction !== '01' || place !== canton) throw unreadable(index + 1)
    const key = tariffKey(canton, code)
    const row = {
      incomeFrom: Number(income),
      minimumTax: Number(least),
      rate: `${Number(rate?.slice(0, 3))}.${rate?.slice(3)}`,
    }
    rows.set(key, [...(rows.get(key) ?? []), row])
    if (day > from) from = day
  })
  if (rows.size === 0) throw unreadable(lines.length)
  for (const list of rows.values()) list.sort((a, b) => a.incomeFrom - b.incomeFrom)
  return {
    canton,
    from: `${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6, 8)}`,
    tariff: rows,
  }
}

/** Tariffs of several cantons as one. */
export function joinTariffs(files: readonly TariffFile[]): SourceTaxTariff {
  return new Map(files.flatMap(({ tariff }) => [...tariff]))
}

/** How a tariff is looked up: `ZH A0N`. */
export function tariffKey(canton: string, code: string): string {
  return `${canton} ${code.trim().replaceAll('·', '')}`
}

function unreadable(line: number): PayrollFault {
  return new PayrollFault('tariff_file_unreadable', { line: String(line) })
}
