import { isCurrency } from '#contract/core/currencies.ts'
import { type Minor, parseAmount } from '#contract/core/money.ts'
import { escapeXml } from '../../../../core/xml/escape-xml.ts'
import { lastMark, readNumber } from '../../../../register/import/read-number.ts'
import { type FileStatement, fullDate, Problems, type ReadStatements, tidy } from './statement.ts'

type Token = { tag: string; text: string; line: number; isEnd: boolean }

/**
 * OFX 1 (SGML, whose elements with a value need no end) and 2 (XML): statements of banks and cards.
 * A statement says what the balance was at its end; what it was at its beginning follows from that.
 */
export function readOfx(text: string): ReadStatements {
  const problems = new Problems()
  const statements: FileStatement[] = []
  let current: FileStatement | undefined
  let movement: Map<string, Token> | undefined
  let place = ''
  let isWhole = false
  for (const token of tokensOf(withoutCdata(text))) {
    const { tag, isEnd, line } = token
    if (tag === 'OFX' && isEnd) isWhole = true
    if (tag === 'STMTRS' || tag === 'CCSTMTRS') {
      if (!isEnd) {
        const texts = { account: '', currency: '', number: '', from: '', to: '' }
        current = { line, ...texts, opening: null, closing: null, lines: [] }
        statements.push(current)
      } else current = undefined
      continue
    }
    if (!current) continue
    if (tag === 'STMTTRN') {
      if (isEnd && movement) addMovement(current, movement, problems)
      movement = isEnd ? undefined : new Map([['STMTTRN', token]])
      place = ''
    } else if (movement && tag === 'ORIGCURRENCY') place = isEnd ? '' : tag
    else if (movement) {
      // What it was before is told beside; the amount is in the statement's currency already.
      const isOriginal = place === 'ORIGCURRENCY' && (tag === 'CURSYM' || tag === 'CURRATE')
      if (!isEnd && !isOriginal && token.text !== '') movement.set(tag, token)
    } else if (tag === 'LEDGERBAL') place = isEnd ? '' : tag
    else if (!isEnd) takeFact(current, tag, token.text, place)
  }
  if (!isWhole) problems.add(text.split('\n').length, 'fileCutOff', text.trim().slice(-60))
  for (const statement of statements) {
    if (statement.closing === null) continue
    const sum = statement.lines.reduce((total, { amount }) => total + amount, 0)
    statement.opening = statement.closing - sum
  }
  return { format: 'ofx', statements, problems: problems.found }
}

function* tokensOf(text: string): Generator<Token> {
  let line = 1
  let read = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z0-9.]+)>([^<]*)/g)) {
    for (; read < match.index; read += 1) if (text.charCodeAt(read) === 10) line += 1
    const [, end = '', tag = '', value = ''] = match
    yield { tag: tag.toUpperCase(), text: plainText(value), line, isEnd: end === '/' }
  }
}

function takeFact(statement: FileStatement, tag: string, text: string, place: string): void {
  const value = text.trim()
  if (tag === 'CURDEF') statement.currency = value
  else if (tag === 'ACCTID') statement.account ||= tidy(value, 42)
  else if (tag === 'DTSTART') statement.from = fullDate(value) ?? ''
  else if (tag === 'DTEND') statement.to = fullDate(value) ?? ''
  else if (place === 'LEDGERBAL' && tag === 'BALAMT') {
    statement.closing = amountOf(value, statement.currency) ?? null
  } else if (place === 'LEDGERBAL' && tag === 'DTASOF') {
    statement.to = fullDate(value) ?? statement.to
  }
}

function addMovement(
  statement: FileStatement,
  movement: ReadonlyMap<string, Token>,
  problems: Problems,
): void {
  const textOf = (tag: string) => movement.get(tag)?.text.trim() ?? ''
  const line = movement.get('STMTTRN')?.line ?? statement.line
  const date = fullDate(textOf('DTPOSTED'))
  const amount = amountOf(textOf('TRNAMT'), statement.currency)
  if (!date) {
    problems.add(line, 'invalidDate', textOf('DTPOSTED'))
    return
  }
  if (amount === undefined) {
    problems.add(line, 'invalidAmount', textOf('TRNAMT'))
    return
  }
  const own = textOf('CURSYM')
  if (own !== '' && own !== statement.currency) {
    problems.add(line, 'twoCurrencies', `${own} ${statement.currency}`)
    return
  }
  const memo = textOf('MEMO')
  statement.lines.push({
    line,
    date,
    valueDate: fullDate(textOf('DTUSER')) ?? date,
    amount,
    name: tidy(textOf('NAME'), 160),
    iban: '',
    reference: tidy(textOf('CHECKNUM') || textOf('REFNUM'), 60),
    text: tidy(memo),
    bankReference: tidy(textOf('FITID'), 60),
  })
}

/** `-1234.5` or `1.234,50`: the last mark is the decimal one. */
function amountOf(text: string, currency: string): Minor | undefined {
  if (!isCurrency(currency)) return undefined
  const figures = text.replace(/[.,]$/, '')
  const reading = { numbers: 'typed', decimalMark: lastMark(figures) } as const
  return parseAmount(readNumber(figures, reading) ?? '', currency)
}

/** CDATA as the text that it stands for. */
function withoutCdata(text: string): string {
  return text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) => escapeXml(inner))
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A text with its entities resolved, by name or by number; what is none stays. */
function plainText(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,4}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      const isSign = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isSign ? String.fromCodePoint(code) : whole
    },
  )
}
