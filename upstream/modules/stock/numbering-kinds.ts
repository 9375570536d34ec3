import type { NumberedKind } from '../numbering/index.ts'
import { seriesOf } from './document-writer.ts'

const patterns: Record<keyof typeof seriesOf, string> = {
  receipt: 'GR-{YYYY}-{####}',
  delivery: 'DN-{YYYY}-{####}',
  return: 'RT-{YYYY}-{####}',
  transfer: 'TR-{YYYY}-{####}',
  adjustment: 'SA-{YYYY}-{####}',
}

/** What was moved is often written down later, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = (
  ['receipt', 'delivery', 'return', 'transfer', 'adjustment'] as const
).map((kind) => ({
  kind: seriesOf[kind],
  pattern: patterns[kind],
  reset: 'yearly',
  followsDates: false,
  isTaken: ({ sql }, number) =>
    sql.exec('select 1 from stock_documents where kind = ? and number = ?', kind, number).toArray()
      .length > 0,
}))
