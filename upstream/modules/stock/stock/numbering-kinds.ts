import type { Language } from '#contract/core/fields.ts'
import { StockDocumentKind } from '#contract/stock/stock.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'
import { seriesOf } from './series.ts'

type Prefixes = Record<Language, string>

const prefixes: Record<keyof typeof seriesOf, Prefixes> = {
  receipt: { en: 'GR-', de: 'WE-', it: 'CM-', ru: 'ПР-', es: 'EM-' },
  delivery: { en: 'DN-', de: 'LS-', it: 'DDT-', ru: 'ОТ-', es: 'ALB-' },
  return: { en: 'RT-', de: 'RN-', it: 'RESO-', ru: 'ВТ-', es: 'DEV-' },
  transfer: { en: 'TR-', de: 'UL-', it: 'TR-', ru: 'ПМ-', es: 'TR-' },
  adjustment: { en: 'SA-', de: 'BK-', it: 'RM-', ru: 'КЗ-', es: 'AJ-' },
  assembly: { en: 'AS-', de: 'MO-', it: 'ASM-', ru: 'СБ-', es: 'MON-' },
  landedCost: { en: 'LC-', de: 'BN-', it: 'OA-', ru: 'ТЗ-', es: 'GA-' },
  disassembly: { en: 'DA-', de: 'DM-', it: 'DIS-', ru: 'РБ-', es: 'DES-' },
}

/** What was moved is often written down later, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = StockDocumentKind.options.map((kind) => ({
  kind: seriesOf[kind],
  pattern: `${prefixes[kind].en}{YYYY}-{####}`,
  prefixes: prefixes[kind],
  reset: 'yearly',
  followsDates: false,
  isTaken: ({ sql }, number) =>
    sql.exec('select 1 from stock_documents where kind = ? and number = ?', kind, number).toArray()
      .length > 0,
}))
