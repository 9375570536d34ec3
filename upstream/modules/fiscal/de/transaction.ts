import { z } from 'zod'
import { type Minor, minorToDecimal } from '#contract/money.ts'
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

/** Rates in the order of the DSFinV-K, annex I: 19 %, 7 %, § 24 (1) Nr. 3, § 24 (1) Nr. 1, 0 %. */
const rates = [19, 7, 10.7, 5.5]

/** The key of a rate in the DSFinV-K, annex J: 1 to 4 as above, 5 not taxable. */
export function taxKey({ category, rate }: Pick<TaxSum, 'category' | 'rate'>): number {
  const at = category === 'S' ? rates.indexOf(Number(rate)) : -1
  if (at >= 0) return at + 1
  // Rates that the annex has no number for are the firm's own, from 1000.
  return category === 'S' && Number(rate) !== 0 ? 1000 + Math.round(Number(rate) * 10) : 5
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
    const at = Math.min(taxKey(group), 5) - 1
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
  return minorToDecimal(amount === 0 ? 0 : amount, 'EUR')
}
