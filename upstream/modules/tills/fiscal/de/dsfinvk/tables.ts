import type { Column, GobdList } from '../../../../../gobd/index.ts'

/** Version of the DSFinV-K whose names and order these are. */
export const taxonomy = '2.4'

const amount2 = { digits: 2 }
const amount3 = { digits: 3 }
const amount5 = { digits: 5 }
/** A text of at most as many characters, or a number. */
type Kind = number | Exclude<Column['type'], 'text' | 'date'>
type Columns = readonly (readonly [string, Kind])[]

/** What each row begins with: the closing that it belongs to. */
const head: Columns = [
  ['Z_KASSE_ID', 50],
  ['Z_ERSTELLUNG', 30],
  ['Z_NR', 'whole'],
]
const bon = ['BON_ID', 40] as const
const place = ['POS_ZEILE', 50] as const
const key = ['UST_SCHLUESSEL', 'whole'] as const
const agency = ['AGENTUR_ID', 'whole'] as const
const sums = (prefix: string): Columns => [
  [`${prefix}_BRUTTO`, amount5],
  [`${prefix}_NETTO`, amount5],
  [`${prefix}_UST`, amount5],
]
const address = (prefix: string): Columns => [
  [`${prefix}STRASSE`, 60],
  [`${prefix}PLZ`, 10],
  [`${prefix}ORT`, 62],
  [`${prefix}LAND`, 3],
]

/**
 * All 20 files by their names, in the order of the official `index.xml` (BZSt, DSFinV-K 2.4), with what
 * it calls them and the columns that follow the head.
 */
const files = {
  cashpointclosing: {
    name: 'Stamm_Abschluss',
    columns: [
      ...([
        ['Z_BUCHUNGSTAG', 25],
        ['TAXONOMIE_VERSION', 10],
        ['Z_START_ID', 40],
        ['Z_ENDE_ID', 40],
        ['NAME', 60],
      ] as const),
      ...address(''),
      ...([
        ['STNR', 20],
        ['USTID', 15],
        ['Z_SE_ZAHLUNGEN', amount2],
        ['Z_SE_BARZAHLUNGEN', amount2],
      ] as const),
    ],
  },
  location: {
    name: 'Stamm_Orte',
    columns: [['LOC_NAME', 60], ...address('LOC_'), ['LOC_USTID', 15]],
  },
  cashregister: {
    name: 'Stamm_Kassen',
    columns: [
      ['KASSE_BRAND', 50],
      ['KASSE_MODELL', 50],
      ['KASSE_SERIENNR', 70],
      ['KASSE_SW_BRAND', 50],
      ['KASSE_SW_VERSION', 50],
      ['KASSE_BASISWAEH_CODE', 3],
      ['KEINE_UST_ZUORDNUNG', 1],
    ],
  },
  slaves: {
    name: 'Stamm_Terminals',
    columns: [
      ['TERMINAL_ID', 50],
      ['TERMINAL_BRAND', 50],
      ['TERMINAL_MODELL', 50],
      ['TERMINAL_SERIENNR', 70],
      ['TERMINAL_SW_BRAND', 50],
      ['TERMINAL_SW_VERSION', 50],
    ],
  },
  pa: {
    name: 'Stamm_Agenturen',
    columns: [
      agency,
      ['AGENTUR_NAME', 60],
      ...address('AGENTUR_'),
      ['AGENTUR_STNR', 20],
      ['AGENTUR_USTID', 15],
    ],
  },
  tse: {
    name: 'Stamm_TSE',
    columns: [
      ['TSE_ID', 'whole'],
      ['TSE_SERIAL', 68],
      ['TSE_SIG_ALGO', 21],
      ['TSE_ZEITFORMAT', 31],
      ['TSE_PD_ENCODING', 5],
      ['TSE_PUBLIC_KEY', 512],
      ['TSE_ZERTIFIKAT_I', 1000],
      ['TSE_ZERTIFIKAT_II', 1000],
    ],
  },
  vat: { name: 'Stamm_USt', columns: [key, ['UST_SATZ', amount2], ['UST_BESCHR', 55]] },
  businesscases: {
    name: 'Z_GV_Typ',
    columns: [
      ['GV_TYP', 30],
      ['GV_NAME', 40],
      agency,
      key,
      ['Z_UMS_BRUTTO', amount5],
      ['Z_UMS_NETTO', amount5],
      ['Z_UST', amount5],
    ],
  },
  payment: {
    name: 'Z_Zahlart',
    columns: [
      ['ZAHLART_TYP', 25],
      ['ZAHLART_NAME', 60],
      ['Z_ZAHLART_BETRAG', amount2],
    ],
  },
  cash_per_currency: {
    name: 'Z_Waehrungen',
    columns: [
      ['ZAHLART_WAEH', 3],
      ['ZAHLART_BETRAG_WAEH', amount2],
    ],
  },
  transactions: {
    name: 'Bonkopf',
    columns: [
      bon,
      ['BON_NR', 'whole'],
      ['BON_TYP', 30],
      ['BON_NAME', 60],
      ['TERMINAL_ID', 50],
      ['BON_STORNO', 1],
      ['BON_START', 30],
      ['BON_ENDE', 30],
      ['BEDIENER_ID', 50],
      ['BEDIENER_NAME', 50],
      ['UMS_BRUTTO', amount2],
      ['KUNDE_NAME', 50],
      ['KUNDE_ID', 50],
      ['KUNDE_TYP', 50],
      ...address('KUNDE_'),
      ['KUNDE_USTID', 15],
      ['BON_NOTIZ', 255],
    ],
  },
  datapayment: {
    name: 'Bonkopf_Zahlarten',
    columns: [
      bon,
      ['ZAHLART_TYP', 25],
      ['ZAHLART_NAME', 60],
      ['ZAHLWAEH_CODE', 3],
      ['ZAHLWAEH_BETRAG', amount2],
      ['BASISWAEH_BETRAG', amount2],
    ],
  },
  lines: {
    name: 'Bonpos',
    columns: [
      bon,
      place,
      ['GUTSCHEIN_NR', 50],
      ['ARTIKELTEXT', 255],
      ['POS_TERMINAL_ID', 50],
      ['GV_TYP', 30],
      ['GV_NAME', 40],
      ['INHAUS', 1],
      ['P_STORNO', 1],
      agency,
      ['ART_NR', 50],
      ['GTIN', 50],
      ['WARENGR_ID', 40],
      ['WARENGR', 50],
      ['MENGE', amount3],
      ['FAKTOR', amount3],
      ['EINHEIT', 50],
      ['STK_BR', amount5],
    ],
  },
  itemamounts: {
    name: 'Bonpos_Preisfindung',
    columns: [bon, place, ['TYP', 20], key, ...sums('PF')],
  },
  subitems: {
    name: 'Bonpos_Zusatzinfo',
    columns: [
      bon,
      place,
      ['ZI_ART_NR', 50],
      ['ZI_GTIN', 50],
      ['ZI_NAME', 60],
      ['ZI_WARENGR_ID', 40],
      ['ZI_WARENGR', 50],
      ['ZI_MENGE', amount3],
      ['ZI_FAKTOR', amount3],
      ['ZI_EINHEIT', 50],
      ['ZI_UST_SCHLUESSEL', 'whole'],
      ...sums('ZI_BASISPREIS'),
    ],
  },
  transactions_tse: {
    name: 'TSE_Transaktionen',
    columns: [
      bon,
      ['TSE_ID', 'whole'],
      ['TSE_TANR', 'whole'],
      ['TSE_TA_START', 30],
      ['TSE_TA_ENDE', 30],
      ['TSE_TA_VORGANGSART', 30],
      ['TSE_TA_SIGZ', 'whole'],
      ['TSE_TA_SIG', 512],
      ['TSE_TA_FEHLER', 200],
      ['TSE_VORGANGSDATEN', 1000],
    ],
  },
  transactions_vat: { name: 'Bonkopf_USt', columns: [bon, key, ...sums('BON')] },
  lines_vat: { name: 'Bonpos_USt', columns: [bon, place, key, ...sums('POS')] },
  allocation_groups: { name: 'Bonkopf_AbrKreis', columns: [bon, ['ABRECHNUNGSKREIS', 50]] },
  references: {
    name: 'Bon_Referenzen',
    columns: [
      bon,
      place,
      ['REF_TYP', 20],
      ['REF_NAME', 40],
      ['REF_DATUM', 30],
      ['REF_Z_KASSE_ID', 50],
      ['REF_Z_NR', 'whole'],
      ['REF_BON_ID', 40],
    ],
  },
} satisfies Record<string, { name: string; columns: Columns }>

export type FileName = keyof typeof files
export type Row = (string | null)[]
export type Rows = Record<FileName, Row[]>

/** No rows yet. */
export function emptyRows(): Rows {
  return {
    ...{ cashpointclosing: [], location: [], cashregister: [], slaves: [], pa: [], tse: [] },
    ...{ vat: [], businesscases: [], payment: [], cash_per_currency: [], transactions: [] },
    ...{ datapayment: [], lines: [], itemamounts: [], subitems: [], transactions_tse: [] },
    ...{ transactions_vat: [], lines_vat: [], allocation_groups: [], references: [] },
  }
}

/** The files with their columns, as `index.xml` names them; all of them, empty ones too. */
export function tablesOf(rows: Rows): GobdList[] {
  return Object.entries(files).map(([file, { name, columns }]) => {
    const all: Columns = [...head, ...columns]
    return {
      ...{ file, name, words: `DSFinV-K ${taxonomy}` },
      columns: all.map(([column, kind], at) => ({
        name: column,
        ...(typeof kind === 'number' ? { type: 'text' as const, length: kind } : { type: kind }),
        ...(at < head.length && { isKey: true as const }),
      })),
      rows: rows[isFile(file) ? file : 'pa'].map((row) =>
        row.map((value, at) => fitting(value, all[at]?.[1])),
      ),
    }
  })
}

/** A text as far as the column has room for it: what reads the files refuses longer ones. */
function fitting(value: string | null, kind: Kind | undefined): string | null {
  return typeof kind === 'number' && value !== null ? [...value].slice(0, kind).join('') : value
}

function isFile(name: string): name is FileName {
  return name in files
}
