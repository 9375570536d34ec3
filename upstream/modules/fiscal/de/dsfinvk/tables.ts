import type { Column, GobdList } from '../../../exports/index.ts'

/** Version of the DSFinV-K whose names and order these are. */
export const taxonomy = '2.3'

const amount2 = { digits: 2 }
const amount5 = { digits: 5 }
type Kind = Column['type']

/** What each row begins with: the closing that it belongs to. */
const head: [string, Kind][] = [
  ['Z_KASSE_ID', 'text'],
  ['Z_ERSTELLUNG', 'text'],
  ['Z_NR', 'whole'],
]
const bon: [string, Kind] = ['BON_ID', 'text']
const place: [string, Kind] = ['POS_ZEILE', 'text']
const key: [string, Kind] = ['UST_SCHLUESSEL', 'whole']
const sums = (prefix: string): [string, Kind][] => [
  [`${prefix}_BRUTTO`, amount5],
  [`${prefix}_NETTO`, amount5],
  [`${prefix}_UST`, amount5],
]
const texts = (...names: string[]): [string, Kind][] => names.map((name) => [name, 'text'])

/** Files by their names, with the columns that follow the head (DSFinV-K, 3.1 to 3.3). */
const files = {
  lines: [
    ...[bon, place],
    ...texts('GUTSCHEIN_NR', 'ARTIKELTEXT', 'POS_TERMINAL_ID', 'GV_TYP', 'GV_NAME', 'INHAUS'),
    ...texts('P_STORNO', 'AGENTUR_ID', 'ART_NR', 'GTIN', 'WARENGR_ID', 'WARENGR'),
    ...([
      ['MENGE', { digits: 3 }],
      ['FAKTOR', { digits: 3 }],
    ] as [string, Kind][]),
    ...([
      ['EINHEIT', 'text'],
      ['STK_BR', amount5],
    ] as [string, Kind][]),
  ],
  lines_vat: [bon, place, key, ...sums('POS')],
  transactions: [
    bon,
    ...texts('BON_NR', 'BON_TYP', 'BON_NAME', 'TERMINAL_ID', 'BON_STORNO', 'BON_START', 'BON_ENDE'),
    ...texts('BEDIENER_ID', 'BEDIENER_NAME'),
    ['UMS_BRUTTO', amount2],
    ...texts('KUNDE_NAME', 'KUNDE_ID', 'KUNDE_TYP', 'KUNDE_STRASSE', 'KUNDE_PLZ', 'KUNDE_ORT'),
    ...texts('KUNDE_LAND', 'KUNDE_USTID', 'BON_NOTIZ'),
  ],
  transactions_vat: [bon, key, ...sums('BON')],
  datapayment: [
    bon,
    ...texts('ZAHLART_TYP', 'ZAHLART_NAME', 'ZAHLWAEH_CODE'),
    ...([
      ['ZAHLWAEH_BETRAG', amount2],
      ['BASISWAEH_BETRAG', amount2],
    ] as [string, Kind][]),
  ],
  references: [
    ...[bon, place],
    ...texts('REF_TYP', 'REF_NAME', 'REF_DATUM', 'REF_Z_KASSE_ID'),
    ...([
      ['REF_Z_NR', 'whole'],
      ['REF_BON_ID', 'text'],
    ] as [string, Kind][]),
  ],
  transactions_tse: [
    bon,
    ...([
      ['TSE_ID', 'whole'],
      ['TSE_TANR', 'whole'],
    ] as [string, Kind][]),
    ...texts('TSE_TA_START', 'TSE_TA_ENDE', 'TSE_TA_VORGANGSART'),
    ['TSE_TA_SIGZ', 'whole'],
    ...texts('TSE_TA_SIG', 'TSE_TA_FEHLER', 'TSE_TA_VORGANGSDATEN'),
  ],
  cashpointclosing: [
    ...texts('Z_BUCHUNGSTAG', 'TAXONOMIE_VERSION', 'Z_START_ID', 'Z_ENDE_ID', 'NAME', 'STRASSE'),
    ...texts('PLZ', 'ORT', 'LAND', 'STNR', 'USTID'),
    ...([
      ['Z_SE_ZAHLUNGEN', amount2],
      ['Z_SE_BARZAHLUNGEN', amount2],
    ] as [string, Kind][]),
  ],
  location: texts('LOC_NAME', 'LOC_STRASSE', 'LOC_PLZ', 'LOC_ORT', 'LOC_LAND', 'LOC_USTID'),
  cashregister: [
    ...texts('KASSE_BRAND', 'KASSE_MODELL', 'KASSE_SERIENNR', 'KASSE_SW_BRAND', 'KASSE_SW_VERSION'),
    ...texts('KASSE_BASISWAEH_CODE', 'KEINE_UST_ZUORDNUNG'),
  ],
  vat: [key, ['UST_SATZ', amount2], ['UST_BESCHR', 'text']],
  tse: [
    ['TSE_ID', 'whole'],
    ...texts('TSE_SERIAL', 'TSE_SIG_ALGO', 'TSE_ZEITFORMAT', 'TSE_PD_ENCODING', 'TSE_PUBLIC_KEY'),
    ...texts('TSE_ZERTIFIKAT_I', 'TSE_ZERTIFIKAT_II', 'TSE_ZERTIFIKAT_III', 'TSE_ZERTIFIKAT_IV'),
    ...texts('TSE_ZERTIFIKAT_V', 'TSE_ZERTIFIKAT_VI', 'TSE_ZERTIFIKAT_VII'),
  ],
  businesscases: [
    ...texts('GV_TYP', 'GV_NAME', 'AGENTUR_ID'),
    key,
    ...([
      ['Z_UMS_BRUTTO', amount5],
      ['Z_UMS_NETTO', amount5],
      ['Z_UST', amount5],
    ] as [string, Kind][]),
  ],
  payment: [...texts('ZAHLART_TYP', 'ZAHLART_NAME'), ['Z_ZAHLART_BETRAG', amount2]],
  cash_per_currency: [
    ['ZAHLART_WAEH', 'text'],
    ['ZAHLART_BETRAG_WAEH', amount2],
  ],
} satisfies Record<string, [string, Kind][]>

export type FileName = keyof typeof files
export type Row = (string | null)[]
export type Rows = Record<FileName, Row[]>

/** No rows yet. */
export function emptyRows(): Rows {
  return {
    ...{ lines: [], lines_vat: [], transactions: [], transactions_vat: [], datapayment: [] },
    ...{ references: [], transactions_tse: [], cashpointclosing: [], location: [] },
    ...{ cashregister: [], vat: [], tse: [], businesscases: [], payment: [] },
    cash_per_currency: [],
  }
}

/** The files with their columns, as `index.xml` names them; all of them, empty ones too. */
export function tablesOf(rows: Rows): GobdList[] {
  return Object.entries(files).map(([file, columns]) => ({
    file,
    name: file,
    words: `DSFinV-K ${taxonomy}`,
    columns: [...head, ...columns].map(([name, type], at) => ({
      ...{ name, type },
      ...(at < head.length && { isKey: true as const }),
    })),
    rows: rows[isFile(file) ? file : 'vat'],
  }))
}

function isFile(name: string): name is FileName {
  return name in files
}
