import { unitCode } from '../../../documents/unit-code.ts'
import type { Reader } from '../../../firm/store.ts'
import type { WordList } from '../../../register/import/word-lists.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

/**
 * What the words of a file can mean for a unit: those that the firm's items have. A word that stands
 * for a unit of UN/ECE Recommendation 20 is known; any other may stay, and goes into no e-invoice.
 */
export function unitList(reader: Reader): WordList {
  const { language } = getFirmProfile(reader)
  const rows = reader.sql.exec<{ unit: string }>('select distinct unit from items order by unit')
  const used = rows.toArray().map(({ unit }) => unit)
  const usual = usualUnits[language].filter((unit) => !used.includes(unit))
  const values = [...used, ...usual].map((value) => ({ value }))
  return { values, isKnown: (word) => unitCode(word, language) !== undefined, isFree: true }
}

/** What people of each language write for a piece, an hour, a day, a month and measures. */
const usualUnits = {
  en: ['pc', 'h', 'day', 'month', 'kg', 'm', 'm²', 'l', 'pack'],
  de: ['Stk.', 'Std.', 'Tag', 'Monat', 'kg', 'm', 'm²', 'l', 'Packung'],
  it: ['pz', 'ora', 'giorno', 'mese', 'kg', 'm', 'm²', 'l', 'conf'],
  ru: ['шт', 'час', 'день', 'мес', 'кг', 'м', 'м²', 'л', 'упак'],
  es: ['ud', 'hora', 'día', 'mes', 'kg', 'm', 'm²', 'l', 'paquete'],
} as const satisfies Record<string, readonly string[]>
