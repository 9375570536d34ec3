import { strFromU8, unzipSync } from 'fflate'
import { maxBankFileBytes } from '#contract/bank.ts'
import { isCurrency } from '#contract/currencies.ts'
import { invalidField } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { CamtEntry, camtAmount } from './camt-entry.ts'
import { type FileStatement, Problems, type ReadStatements, realDate, tidy } from './statement.ts'
import { readTree, type XmlNode } from './xml-tree.ts'

/** The XML files of a ZIP, as banks pack the statements of several days. */
export function unzipStatements(bytes: Uint8Array): Uint8Array[] {
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|c53|camt)$/i.test(name) || name.startsWith('__MACOSX/')) return false
      unpacked += originalSize
      if (unpacked > maxBankFileBytes) throw invalidField('file', 'fileTooLarge')
      return true
    },
  })
  return Object.keys(parts)
    .sort()
    .flatMap((name) => parts[name] ?? [])
}

/**
 * ISO 20022 camt.053 (end of day) and camt.052 (within the day), versions 02 to 13: what they differ
 * in is where a name or a code stands one level deeper.
 */
export function readCamt(bytes: Uint8Array): ReadStatements {
  const problems = new Problems()
  const text = decodeXml(bytes, problems)
  const none: ReadStatements = { format: 'camt', statements: [], problems: problems.found }
  if (problems.found.length > 0) return none
  if (/<!DOCTYPE/i.test(text)) {
    problems.add(lineAt(text, text.search(/<!DOCTYPE/i)), 'doctype')
    return none
  }
  const tree = readTree(text)
  if (!tree.isWhole) {
    problems.add(text.split('\n').length, 'fileCutOff', tail(text))
    return none
  }
  const root = tree.root.find('BkToCstmrStmt') ?? tree.root.find('BkToCstmrAcctRpt')
  if (!root) return none
  const places = entryLines(text)
  const statements = [...root.all('Stmt'), ...root.all('Rpt')].map((node) =>
    readStatement(node, places, problems),
  )
  return { format: 'camt', statements, problems: problems.found }
}

function readStatement(node: XmlNode, places: number[], problems: Problems): FileStatement {
  const account = node.at('Acct/Id/IBAN') || node.at('Acct/Id/Othr/Id')
  const balances = node.all('Bal')
  const opening = balanceOf(balances, ['OPBD', 'PRCD'])
  const closing = balanceOf(balances, ['CLBD'])
  const line = places[0] ?? 1
  const currency = node.at('Acct/Ccy') || opening?.currency || closing?.currency || ''
  const statement: FileStatement = {
    line,
    account: tidy(account, 42),
    currency,
    number: tidy(node.at('ElctrncSeqNb') || node.at('LglSeqNb') || node.at('Id'), 40),
    from: dayOf(node.at('FrToDt/FrDtTm')) || opening?.date || '',
    to: dayOf(node.at('FrToDt/ToDtTm')) || closing?.date || '',
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    lines: [],
  }
  for (const entryNode of node.all('Ntry')) {
    const place = places.shift() ?? line
    const entry = new CamtEntry(entryNode, place)
    if (!entry.isBooked) continue
    if (entry.currency !== '' && statement.currency === '') statement.currency = entry.currency
    if (entry.currency !== '' && entry.currency !== statement.currency) {
      problems.add(place, 'twoCurrencies', `${entry.currency} ${statement.currency}`)
      continue
    }
    const lines = entry.lines(statement.currency || 'EUR')
    if (typeof lines === 'string') problems.add(place, lines, entry.said)
    else statement.lines.push(...lines)
  }
  return statement
}

type Balance = { amount: Minor; currency: string; date: string }

function balanceOf(balances: readonly XmlNode[], kinds: readonly string[]): Balance | undefined {
  for (const kind of kinds) {
    const node = balances.find((one) => one.at('Tp/CdOrPrtry/Cd') === kind)
    const currency = node?.find('Amt')?.attributes.Ccy ?? ''
    if (!node || !isCurrency(currency)) continue
    const amount = camtAmount(node.find('Amt'), currency)
    if (amount === undefined) continue
    const isDebit = node.at('CdtDbtInd') === 'DBIT'
    return {
      amount: isDebit ? 0 - amount : amount,
      currency,
      date: dayOf(node.at('Dt/Dt') || node.at('Dt/DtTm')),
    }
  }
  return undefined
}

function dayOf(text: string): string {
  return realDate(text.slice(0, 10)) ?? ''
}

/** The lines of the file that entries begin in, in their order. */
function entryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let read = 0
  for (const { index } of text.matchAll(/<(?:[\w.-]+:)?Ntry[\s>]/g)) {
    for (; read < index; read += 1) if (text.charCodeAt(read) === 10) line += 1
    lines.push(line)
  }
  return lines
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

function tail(text: string): string {
  return text.trim().slice(-60)
}

/** By the encoding that the file names; UTF-8 where it names none. */
function decodeXml(bytes: Uint8Array, problems: Problems): string {
  const head = strFromU8(bytes.slice(0, 200), true)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const named = /encoding=["']([\w.-]+)["']/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    const readable = new TextDecoder('windows-1252').decode(bytes)
    const bad = new TextDecoder('utf-8').decode(bytes).indexOf('\ufffd')
    problems.add(lineAt(readable, Math.max(bad, 0)), 'wrongEncoding', named)
    return readable
  }
}
