import type { DatevRecord } from '../modules/reporting/exports/datev/records.ts'

/** The lines of a batch, as Windows writes them. */
export function linesOf(bytes: Uint8Array | undefined): string[] {
  return new TextDecoder('windows-1252').decode(bytes).split('\r\n').filter(Boolean)
}

/** What a row of a batch posts. */
export function recordOf(row: string): DatevRecord {
  const [amount = '', side = '', , , , , account = '', counter = '', key = ''] = row.split(';')
  return {
    amount: Number(amount.replace(',', '')),
    side: side === '"S"' ? 'S' : 'H',
    account,
    counter,
    key: key.replaceAll('"', ''),
    reference: '',
  }
}
