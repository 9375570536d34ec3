import { strFromU8 } from 'fflate'
import { isCurrency } from '#contract/core/currencies.ts'
import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { maxBankFileBytes } from '#contract/money/bank.ts'
import { xmlEncodingOf } from '../../../../core/xml/xml-encoding.ts'
import { find, findAll, text as textAt } from '../../../../einvoice/xml/find.ts'
import { readTreeInSteps } from '../../../../einvoice/xml/read-in-steps.ts'
import { readTree, UnreadableXml, type XmlElement } from '../../../../einvoice/xml/read-tree.ts'
import { CamtEntry, camtAmount } from './camt-entry.ts'
import { type FileStatement, Problems, type ReadStatements, realDate, tidy } from './statement.ts'

/** A statement of 20,000 lines has about 60 elements a line. */
const maxElements = 1_200_000

/**
 * ISO 20022 camt.053 (end of day) and camt.052 (within the day), versions 02 to 13: what they differ
 * in is where a name or a code stands one level deeper.
 * @param ahead what `readCamtAhead` made of it
 */
export function readCamt(bytes: Uint8Array, ahead?: XmlElement): ReadStatements {
  const problems = new Problems()
  const text = decodeXml(bytes, problems)
  const none: ReadStatements = { format: 'camt', statements: [], problems: problems.found }
  if (problems.found.length > 0) return none
  if (/<!DOCTYPE/i.test(text)) {
    problems.add(lineAt(text, text.search(/<!DOCTYPE/i)), 'doctype')
    return none
  }
  const tree = ahead ?? wholeTree(text)
  if (!tree) {
    problems.add(text.split('\n').length, 'fileCutOff', tail(text))
    return none
  }
  const root = find(tree, 'BkToCstmrStmt') ?? find(tree, 'BkToCstmrAcctRpt')
  if (!root) return none
  const places = entryLines(text)
  const leftOut = new Problems()
  const statements = [...findAll(root, 'Stmt'), ...findAll(root, 'Rpt')].map((node) =>
    readStatement(node, places, problems, leftOut),
  )
  return { format: 'camt', statements, problems: problems.found, leftOut: leftOut.found }
}

/**
 * The markup of a long file, read with pauses for others before anything is written; undefined for any
 * other file, and for one with something wrong.
 */
export async function readCamtAhead(bytes: Uint8Array): Promise<XmlElement | undefined> {
  const problems = new Problems()
  const isXml = /^\s*(\u00ef\u00bb\u00bf)?</.test(strFromU8(bytes.slice(0, 200), true))
  if (!isXml || bytes.length > maxBankFileBytes) return undefined
  const text = decodeXml(bytes, problems)
  if (problems.found.length > 0) return undefined
  try {
    return await readTreeInSteps(text, ['Ntry'], { maxElements })
  } catch (error) {
    if (error instanceof UnreadableXml) return undefined
    throw error
  }
}

/** Undefined for one that ends too early. @throws AppError invalid for one of too many elements */
function wholeTree(text: string): XmlElement | undefined {
  try {
    return readTree(text, { maxElements })
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    if (error.reason === 'tooLarge') throw invalidField('file', 'notAStatement')
    return undefined
  }
}

function readStatement(
  node: XmlElement,
  places: number[],
  problems: Problems,
  leftOut: Problems,
): FileStatement {
  const account = textAt(node, 'Acct/Id/IBAN') || textAt(node, 'Acct/Id/Othr/Id')
  const balances = findAll(node, 'Bal')
  const opening = balanceOf(balances, ['OPBD', 'PRCD'])
  const closing = balanceOf(balances, ['CLBD'])
  const line = places[0] ?? 1
  const currency = textAt(node, 'Acct/Ccy') || opening?.currency || closing?.currency || ''
  const statement: FileStatement = {
    line,
    account: tidy(account, 42),
    currency,
    number: tidy(
      textAt(node, 'ElctrncSeqNb') || textAt(node, 'LglSeqNb') || textAt(node, 'Id'),
      40,
    ),
    from: dayOf(textAt(node, 'FrToDt/FrDtTm')) || opening?.date || '',
    to: dayOf(textAt(node, 'FrToDt/ToDtTm')) || closing?.date || '',
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    lines: [],
  }
  for (const entryNode of findAll(node, 'Ntry')) {
    const place = places.shift() ?? line
    const entry = new CamtEntry(entryNode, place)
    if (!entry.isBooked) {
      leftOut.add(place, 'notBooked', entry.said)
      continue
    }
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

function balanceOf(balances: readonly XmlElement[], kinds: readonly string[]): Balance | undefined {
  for (const kind of kinds) {
    const node = balances.find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === kind)
    const currency = find(node, 'Amt')?.attributes.Ccy ?? ''
    if (!node || !isCurrency(currency)) continue
    const amount = camtAmount(find(node, 'Amt'), currency)
    if (amount === undefined) continue
    const isDebit = textAt(node, 'CdtDbtInd') === 'DBIT'
    return {
      amount: isDebit ? 0 - amount : amount,
      currency,
      date: dayOf(textAt(node, 'Dt/Dt') || textAt(node, 'Dt/DtTm')),
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
  const named = xmlEncodingOf(bytes)
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    const readable = new TextDecoder('windows-1252').decode(bytes)
    const bad = new TextDecoder('utf-8').decode(bytes).indexOf('\ufffd')
    problems.add(lineAt(readable, Math.max(bad, 0)), 'wrongEncoding', named)
    return readable
  }
}
