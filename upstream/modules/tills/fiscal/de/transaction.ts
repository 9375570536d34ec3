import { z } from 'zod'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { FiscalReceipt, TaxSum } from '../port.ts'

export const processType = 'Kassenbeleg-V1'

/** A transaction of a TSE as its record keeps it; empty and 0 where it has no signature. */
export const Transaction = z.object({
  processData: z.string(),
  /** Instants, UTC. */
  startedAt: z.string(),
  finishedAt: z.string(),
  number: z.int(),
  counter: z.int(),
  /** Serial number of the TSE, hexadecimal. */
  serial: z.string(),
  algorithm: z.string(),
  timeFormat: z.string(),
  signature: z.string(),
  publicKey: z.string(),
})
export type Transaction = z.infer<typeof Transaction>

/** Of what the tax is not owed on: exempt at home, exported, supplied within the EU. */
const exempt = new Set(['E', 'G', 'K'])

/**
 * The key of a rate in the DSFinV-K, annex I: 19 %, 7 %, § 24 (1) Nr. 3, § 24 (1) Nr. 1 UStG, 5 not
 * taxable, 6 exempt.
 */
export function taxKey({ category, rate }: Pick<TaxSum, 'category' | 'rate'>): number {
  const percent = Number(rate)
  if (exempt.has(category)) return 6
  if (category !== 'S' || percent === 0) return 5
  if (percent === 19) return 1
  if (percent === 7) return 2
  // That of farmers is set anew each year (10.7 % until 2021, 7.8 % since 2025); no other lies there.
  if (percent > 7 && percent < 16) return 3
  if (percent === 5.5) return 4
  // Rates that the annex has no number for are the firm's own, from 1000.
  return 1000 + Math.round(percent * 10)
}

/** Where a key's sum stands in what is signed: four rates, and all that is left in the fifth place. */
function placeOf(key: number): number {
  return key <= 4 ? key - 1 : 4
}

/** `Beleg^75.33_7.99_0.00_0.00_0.00^10.00:Bar_73.32:Unbar` (DSFinV-K, annex I). */
export function processData({
  groups,
  tips,
  cash,
  other,
}: Pick<FiscalReceipt, 'groups' | 'tips' | 'cash' | 'other'>): string {
  // Tips are not the firm's: they stand with what is not taxed.
  const sums: Minor[] = [0, 0, 0, 0, tips]
  for (const group of groups) {
    const at = placeOf(taxKey(group))
    sums[at] = (sums[at] ?? 0) + group.net + group.tax
  }
  const paid = [
    ...(cash !== 0 || other === 0 ? [`${euro(cash)}:Bar`] : []),
    ...(other !== 0 ? [`${euro(other)}:Unbar`] : []),
  ]
  return `Beleg^${sums.map(euro).join('_')}^${paid.join('_')}`
}

/** What the code on a receipt holds (DSFinV-K, annex I, version 0). */
export function qrText(cashbox: string, transaction: Transaction): string {
  const { startedAt, finishedAt, number, counter, algorithm, timeFormat } = transaction
  return [
    ...['V0', cashbox, processType, transaction.processData, String(number), String(counter)],
    ...[startedAt, finishedAt, algorithm, timeFormat],
    ...[transaction.signature, transaction.publicKey],
  ].join(';')
}

/** What must stand on a receipt beside or in the code (§ 6 KassenSichV). */
export function printedLines(cashbox: string, transaction: Transaction): string[] {
  const { number, counter, startedAt, finishedAt, serial } = transaction
  return [
    `TSE-Transaktion ${number}, Signaturzähler ${counter}`,
    `Start ${startedAt}`,
    `Ende ${finishedAt}`,
    `Kasse ${cashbox}`,
    `TSE ${serial}`,
  ]
}

function euro(amount: Minor): string {
  return minorToDecimal(amount, 'EUR')
}
