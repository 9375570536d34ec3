import { isCurrency } from '#contract/core/currencies.ts'
import { checkIban } from '#contract/core/iban.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { type Details, readDetails, readNonSwift } from './mt940-details.ts'
import {
  type FileLine,
  type FileStatement,
  Problems,
  type ReadStatements,
  shortDate,
  tidy,
} from './statement.ts'

type Field = { tag: string; value: string; line: number }

/** SWIFT MT940 (Category 9): a text of fields such as `:61:`, in any number of messages. */
export function readMt940(text: string): ReadStatements {
  const problems = new Problems()
  const statements: FileStatement[] = []
  let current: FileStatement | undefined
  let last: FileLine | undefined
  const open = (line: number): FileStatement => {
    if (current) return current
    current = emptyStatement(line)
    statements.push(current)
    return current
  }
  for (const { tag, value, line } of fieldsOf(text)) {
    if (tag === '20') {
      // A reference opens a message; the pages of a long statement go on where the last one ended.
      if (current?.closing !== null || current.lines.length === 0) current = undefined
      last = undefined
      open(line)
    } else if (tag === '25') {
      open(line).account ||= accountIn(value)
    } else if (tag === '28C' || tag === '28') {
      open(line).number ||= tidy(value, 40)
    } else if (tag === '60F' || tag === '60M') {
      const statement = open(line)
      const balance = readBalance(value)
      if (!balance) problems.add(line, 'invalidBalance', value)
      else if (statement.opening === null) {
        statement.opening = balance.amount
        statement.currency = balance.currency
        statement.from = balance.date
      }
    } else if (tag === '62F' || tag === '62M') {
      const statement = open(line)
      const balance = readBalance(value)
      if (!balance) problems.add(line, 'invalidBalance', value)
      else {
        if (statement.currency === '') statement.currency = balance.currency
        if (statement.currency !== balance.currency) problems.add(line, 'twoCurrencies', value)
        statement.closing = balance.amount
        statement.to = balance.date
        if (tag === '62F') current = undefined
      }
      last = undefined
    } else if (tag === '61') {
      const statement = open(line)
      last = readMovement(value, statement.currency, line)
      if (last) statement.lines.push(last)
      else problems.add(line, 'invalidLine', value)
    } else if (tag === '86' && last) {
      Object.assign(last, detailsOver(last, readDetails(value)))
    } else if (tag === 'NS' && last) {
      Object.assign(last, detailsOver(last, readNonSwift(value)))
    }
  }
  const isCutOff = current !== undefined && current.lines.length > 0 && current.closing === null
  if (isCutOff) problems.add(text.split(/\r?\n/).length, 'fileCutOff')
  const kept = statements.filter(({ lines, opening }) => lines.length > 0 || opening !== null)
  return { format: 'mt940', statements: kept, problems: problems.found }
}

/** The number of the account, without the currency that some banks write after it. */
function accountIn(value: string): string {
  const [first = '', second = ''] = tidy(value).split(' ')
  if (isCurrency(second) && /^[A-Z]{2}\d{2}/.test(first)) return first
  const plain = tidy(value).replace(/[^0-9A-Za-z/]/g, '')
  const short = plain.slice(0, -3)
  return /[A-Z]{3}$/.test(plain) && checkIban(short).isValid ? short : plain
}

function emptyStatement(line: number): FileStatement {
  const texts = { account: '', currency: '', number: '', from: '', to: '' }
  return { line, ...texts, opening: null, closing: null, lines: [] }
}

/** The fields in their order; what has no tag goes on with the field before. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  let isOver = false
  text.split(/\r\n|\r|\n/).forEach((row, at) => {
    const plain = row.replace(/^.*?\{4:/, '')
    const [, tag, value = ''] = /^:(\d{2}[A-Z]?|NS):(.*)$/.exec(plain) ?? []
    const previous = fields.at(-1)
    if (tag !== undefined) {
      isOver = false
      fields.push({ tag, value, line: at + 1 })
    } else if (/^-(\}|$)/.test(row)) isOver = true
    else if (previous && !isOver) previous.value += `\n${row}`
  })
  return fields
}

/** `C260503EUR1234,56`: side, date, currency and amount. */
function readBalance(text: string): { date: string; currency: string; amount: Minor } | undefined {
  const [, side, day = '', currency = '', digits = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d,.]+)/.exec(text.trim()) ?? []
  const date = shortDate(day)
  if (!date || !isCurrency(currency)) return undefined
  const amount = readDigits(digits, currency)
  return amount === undefined
    ? undefined
    : { date, currency, amount: side === 'D' ? 0 - amount : amount }
}

const movement =
  /^(\d{6})(\d{4}|\s{1,4})?\s?(RC|RD|EC|ED|C|D)([A-Z])?(\d[\d,.]*)(?:([A-Z][A-Z0-9 ]{3}))?(.*)$/

/** A line of its own with the other side's account, as Rabobank writes it. */
const accountRow = /^([A-Z]{2}\d{2}[A-Z0-9]{8,30}|\d{9,10})$/

/**
 * `2605030503D12,50NTRFreference//bank's own`, then a line of the bank's words: value date, booking
 * date, side, third letter of the currency, amount, kind and references.
 */
function readMovement(text: string, currency: string, line: number): FileLine | undefined {
  // Some banks break the line after the side.
  const [first = '', ...more] = text
    .replace(/^(\d{6,10}\s{0,4}(?:R?[CD]|E[CD])[A-Z]?)\n/, '$1')
    .split('\n')
  const [, day = '', entry, side, , digits = '', , rest = ''] = movement.exec(first.trim()) ?? []
  const valueDate = shortDate(day) ?? bankersDate(day)
  const amount = readDigits(digits, currency || 'EUR')
  if (!valueDate || side === undefined || amount === undefined) return undefined
  const [reference = '', bankReference = ''] = rest.split('//')
  const own = tidy(reference)
  const account = more.find((row) => accountRow.test(row.trim())) ?? ''
  const words = more.filter((row) => row !== account)
  return {
    line,
    date: bookingDate(valueDate, entry),
    valueDate,
    amount: side === 'C' || side === 'RD' || side === 'EC' ? amount : 0 - amount,
    name: '',
    iban: tidy(account, 42),
    reference: own === 'NONREF' ? '' : own,
    text: tidy(words.join(' ')),
    bankReference: tidy(bankReference, 60),
  }
}

/** 30 February, as banks have it that give each month 30 days, is the last of the month. */
function bankersDate(day: string): string | undefined {
  if (!/^\d{4}(29|30)$/.test(day)) return undefined
  return shortDate(`${day.slice(0, 4)}29`) ?? shortDate(`${day.slice(0, 4)}28`)
}

/** Of a booking date the year is left out: it is the one nearest to the value date. */
function bookingDate(valueDate: string, monthDay: string | undefined): string {
  if (!monthDay?.trim()) return valueDate
  const year = Number(valueDate.slice(0, 4))
  const candidates = [year - 1, year, year + 1].flatMap(
    (each) => shortDate(`${String(each).slice(2)}${monthDay}`) ?? [],
  )
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(valueDate))
  return candidates.sort((one, other) => distance(one) - distance(other))[0] ?? valueDate
}

/** `1234,5`: decimals after a comma, as few as there are. */
function readDigits(digits: string, currency: string): Minor | undefined {
  const text = digits.replace('.', ',').replace(/,$/, '').replace(',', '.')
  return parseAmount(text, currency)
}

function detailsOver(line: FileLine, details: Details): Partial<FileLine> {
  return {
    name: details.name || line.name,
    iban: details.iban || line.iban,
    reference: details.reference || line.reference,
    text: details.text || line.text,
  }
}
