import { BankColumn, type BankCsvReading } from '#contract/money/bank.ts'

/** What banks call their columns in the languages of the product, the better word first. */
const words: Record<BankColumn, RegExp[]> = {
  date: [
    /^(buchungstag|buchungsdatum|booking date|posting date|transaction date|data contabile|data operazione|fecha( de)? operaci[oó]n|fecha contable|дата (проводки|операции))/,
    /^(datum|date|data|fecha|дата)$/,
    /(buchung|booking|posted|дата)/,
  ],
  valueDate: [/(valuta|wertstellung|value date|data valuta|fecha valor|дата валютирования)/],
  amount: [
    /^(betrag|umsatz|amount|importo|importe|сумма)/,
    /(betrag|amount|importo|importe|сумма|value)/,
  ],
  debit: [
    /^(soll|lastschrift|belastung|debit|paid out|money out|dare|uscite|addebiti|cargo|debe|расход|дебет)/,
  ],
  credit: [
    /^(haben|gutschrift|credit|paid in|money in|avere|entrate|accrediti|abono|haber|приход|кредит)/,
  ],
  name: [
    /(beg(u|ü|ue)nstigter|zahlungspflichtiger|auftraggeber|empf(a|ä|ae)nger|name|payee|counterparty|controparte|beneficiario|ordinante|контрагент|получатель)/,
  ],
  text: [
    /^(verwendungszweck|description|narrative|memo|descrizione|causale|concepto|descripci[oó]n|назначение)/,
    /^buchungstext|(zweck|text|details|description|causale|concepto|назначение)/,
  ],
  reference: [
    /(kundenreferenz|end.?to.?end|reference|referenz|riferimento|referencia|номер документа)/,
  ],
  iban: [/(iban|kontonummer|account number|conto|cuenta|сч[её]т)/],
  balance: [/(saldo|balance|остаток)/],
  currency: [/(w(a|ä|ae)hrung|currency|divisa|valuta|moneda|валюта)/],
}

/** The row in which the heads stand: banks write what the file is about above them. */
export function headRow(rows: readonly (readonly string[])[]): number {
  const scores = rows.slice(0, 25).map((cells) => Object.keys(guessColumns(cells)).length)
  const best = Math.max(0, ...scores)
  return best < 2 ? 0 : scores.indexOf(best)
}

/** Which columns the heads speak of; each column is one thing, and each thing one column. */
export function guessColumns(heads: readonly string[]): BankCsvReading['columns'] {
  const columns: BankCsvReading['columns'] = {}
  const taken = new Set<number>()
  const plain = heads.map((head) => head.trim().toLowerCase())
  for (const rank of [0, 1, 2]) {
    for (const field of BankColumn.options) {
      const pattern = words[field][rank]
      if (!pattern || columns[field] !== undefined) continue
      const at = plain.findIndex((head, column) => !taken.has(column) && pattern.test(head))
      if (at < 0) continue
      columns[field] = String(at)
      taken.add(at)
    }
  }
  if (columns.debit !== undefined && columns.credit !== undefined) delete columns.amount
  return columns
}

/** Whether the month stands first: where some second figure is no month. */
export function guessDateOrder(dates: readonly string[]): 'day' | 'month' {
  const isMonthFirst = dates.some((text) => {
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d/.exec(text) ?? []
    return Number(second) > 12 && Number(first) <= 12
  })
  return isMonthFirst ? 'month' : 'day'
}

/** Letters for money that went out and that came in: German, English and those of ISO 20022. */
const signs = [
  { out: 'S', into: 'H' },
  { out: 'D', into: 'C' },
  { out: 'DBIT', into: 'CRDT' },
]

/** The column that says of each amount whether it went out, and the word by which it does. */
export type SignColumn = { column: number; out: string }

/**
 * Finds the column whose cells are nothing but the two words of a sign; where all say the same one,
 * only if no amount has a sign of its own.
 */
export function findSignColumn(
  rows: readonly { cells: readonly string[] }[],
  amountColumn: string | undefined,
): SignColumn | undefined {
  if (!amountColumn) return undefined
  const isSigned = rows.some(({ cells }) =>
    /^[-\u2212(]|[-\u2212)]$/.test(cells[+amountColumn] ?? ''),
  )
  const width = Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  for (let column = 0; column < width; column += 1) {
    const said = new Set(rows.map(({ cells }) => (cells[column] ?? '').toUpperCase()))
    said.delete('')
    const words = signs.find(({ out, into }) =>
      [...said].every((word) => [out, into].includes(word)),
    )
    if (words && said.size > (isSigned ? 1 : 0)) return { column, out: words.out }
  }
  return undefined
}
