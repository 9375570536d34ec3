import type { BankCsvReading } from '#contract/money/bank.ts'
import type { Rows } from './column-facts.ts'

/** Letters and words for money that went out and that came in. */
const signs = [
  { out: 'S', into: 'H' },
  { out: 'SOLL', into: 'HABEN' },
  { out: 'D', into: 'C' },
  { out: 'DR', into: 'CR' },
  { out: 'DEBIT', into: 'CREDIT' },
  { out: 'DBIT', into: 'CRDT' },
  { out: 'AF', into: 'BIJ' },
  { out: 'DARE', into: 'AVERE' },
  { out: 'AUSGANG', into: 'EINGANG' },
  { out: 'OUT', into: 'IN' },
  { out: '-', into: '+' },
  { out: '\u2212', into: '+' },
  { out: 'LASTSCHRIFT', into: 'GUTSCHRIFT' },
  { out: 'BELASTUNG', into: 'GUTSCHRIFT' },
  { out: 'WITHDRAWAL', into: 'DEPOSIT' },
  { out: 'MONEY OUT', into: 'MONEY IN' },
  { out: 'USCITA', into: 'ENTRATA' },
  { out: 'ADDEBITO', into: 'ACCREDITO' },
  { out: 'D', into: 'H' },
  { out: 'DEBE', into: 'HABER' },
  { out: 'CARGO', into: 'ABONO' },
  { out: 'DÉBIT', into: 'CRÉDIT' },
  { out: 'ДЕБЕТ', into: 'КРЕДИТ' },
  { out: 'РАСХОД', into: 'ПРИХОД' },
  { out: 'СПИСАНИЕ', into: 'ЗАЧИСЛЕНИЕ' },
]

/** Whether an amount has a minus at either end, or stands in brackets as one. */
function hasMinus(cell = ''): boolean {
  return /^[-\u2212(]|[-\u2212)]$/.test(cell)
}

/** The column that says of each amount whether it went out, and the word by which it does. */
export type SignColumn = { column: number; out: string }

/**
 * Finds the column whose cells are nothing but the two words of a sign; where all say the same one,
 * only if no amount has a sign of its own. A dash in every row is one beside the amount alone: elsewhere
 * it says that there is nothing to say.
 */
export function findSignColumn(
  rows: Rows,
  amountColumn: string | undefined,
): SignColumn | undefined {
  if (!amountColumn) return undefined
  const isSigned = rows.some(({ cells }) => hasMinus(cells[+amountColumn]))
  const width = Math.max(0, ...rows.slice(0, 200).map(({ cells }) => cells.length))
  for (let column = 0; column < width; column += 1) {
    const said = new Set(rows.map(({ cells }) => (cells[column] ?? '').toUpperCase()))
    said.delete('')
    const words = signs.find(({ out, into }) =>
      [...said].every((word) => [out, into].includes(word)),
    )
    const isBlank = said.size === 1 && /^[-\u2212]$/.test([...said].join(''))
    if (isBlank && Math.abs(column - Number(amountColumn)) !== 1) continue
    if (words && said.size > (isSigned ? 1 : 0)) return { column, out: words.out }
  }
  return undefined
}

const sideMark = /(?<=[\d\s)])(DR|D|SOLL|S|CR|C|HABEN|H)\.?$/i
const isOutMark = /^(DR|D|SOLL|S)\.?$/i

/** The mark of a side that stands behind an amount, as in `20.00 DR`, and the amount without it. */
export function splitSideMark(text: string): { figures: string; isOut?: boolean } {
  const [mark] = sideMark.exec(text) ?? []
  if (mark === undefined) return { figures: text }
  return { figures: text.slice(0, -mark.length).trim(), isOut: isOutMark.test(mark) }
}

/**
 * What an amount without a mark and a sign is in a column where others have a mark: of statements that mark
 * what came in alone, it went out, and the other way about.
 */
export function unmarkedIsOut(rows: Rows, amountColumn: string | undefined): boolean | undefined {
  if (!amountColumn) return undefined
  const marks = rows.flatMap(({ cells }) => splitSideMark(cells[+amountColumn] ?? '').isOut ?? [])
  const said = new Set(marks)
  return said.size === 1 ? !said.has(true) : undefined
}

const isThanks =
  /payment.{0,20}thank|thank you for (your )?payment|payment received|zahlung(seingang)?\b.{0,12}(erhalten|dank)|pagamento ricevuto|paiement re[cç]u|pago recibido/i
const ofCardholder =
  /^(card ?member|karteninhaber(in)?|titulaire de la carte|titular de la tarjeta|titolare( della)? carta)\b/i

/**
 * How a file without balances writes what went out. Card companies write what was bought without a sign, and
 * what was paid to them with a minus: they thank for that, or say of each row whose card it was, beside
 * amounts that mostly have no minus.
 */
export function guessOutSign(
  heads: readonly string[],
  rows: Rows,
  { amount, balance }: BankCsvReading['columns'],
): BankCsvReading['outSign'] {
  if (amount === undefined || balance !== undefined) return 'minus'
  const looked = rows.slice(0, 200)
  const isMinus = ({ cells }: Rows[number]) => hasMinus(cells[+amount])
  const thanked = looked.filter(({ cells }) => cells.some((cell) => isThanks.test(cell)))
  const others = looked.filter((row) => !thanked.includes(row))
  const isMostlyPlain = others.filter(isMinus).length <= others.length / 4
  if (!isMostlyPlain || others.length === 0 || !thanked.every(isMinus)) return 'minus'
  const holder = heads.findIndex((head) => ofCardholder.test(head.trim()))
  const isOfCard = looked.every(({ cells }) => (cells[holder] ?? '') !== '')
  return thanked.length > 0 || isOfCard ? 'plus' : 'minus'
}
