import type { BankLine } from '#contract/money/bank.ts'
import { looseName } from '../../../../core/plain-name.ts'

type LineTexts = Pick<BankLine, 'name' | 'reference' | 'text'>

/** Words of a line that may be numbers of documents, in capitals: those with a figure in them. */
export function wordsOf({ reference, text }: LineTexts): string[] {
  const words = `${reference} ${text}`.toUpperCase().split(/[\s,;:()"'#]+/)
  const found = words.flatMap((word) => {
    const plain = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    return plain.length >= 3 && /\d/.test(plain) ? [plain] : []
  })
  return [...new Set(found)].slice(0, 30)
}

/** Forms that say who answers for a firm: those of two firms of one name differ. */
const forms = new Set([
  'GMBH',
  'KG',
  'AG',
  'OHG',
  'UG',
  'GBR',
  'EK',
  'SRL',
  'SPA',
  'SAS',
  'SARL',
  'SL',
])

/** Words that firms end with or that stand in many names. */
const common = new Set([
  ...['GMBH', 'LTD', 'LIMITED', 'INC', 'LLC', 'PLC', 'SRL', 'SPA', 'SL', 'SA', 'SAS', 'AG', 'KG'],
  ...[
    'GBR',
    'SARL',
    'SRO',
    'SPOL',
    'ZOO',
    'BV',
    'NV',
    'AB',
    'OY',
    'OYJ',
    'APS',
    'SNC',
    'SAPA',
    'SCI',
  ],
  ...['EK', 'EV', 'KGAA', 'PTY', 'CORP', 'COMPANY', 'GESELLSCHAFT', 'LLP', 'SCRL', 'DOO', 'KFT'],
  ...['UND', 'AND', 'THE', 'OOO', 'ZAO', 'OAO', 'AO', 'IP', 'PAO', 'CO', 'UG', 'OHG', 'MBH', 'DR'],
  ...['FIRMA', 'FA', 'HERR', 'HERRN', 'FRAU', 'MR', 'MRS', 'MS', 'SIG', 'DITTA', 'SPETT'],
])

/**
 * Whether a line says the name of a party, whatever its case and accents: all its words in one place; or two
 * of more, where the bank cut or shortened the others and put none in their place: `Anna Maria Weber` is not
 * `Anna Maria Schmidt`. A name of one telling word is said by itself alone: `Sabine Müller` is not
 * `Müller GmbH`, and `Müller KG` is another firm.
 */
export function saysName({ name, text, reference }: LineTexts, party: string): boolean {
  const wanted = tellingWords(party)
  const [first] = wanted
  if (first === undefined || areOtherForms(name, party)) return false
  if (wanted.length === 1) {
    const isNamed = plainWords(name).includes(first)
    return isNamed ? isNamedAlone(name, party) : [text, reference].some((one) => holds(one, party))
  }
  if ([name, text, reference].some((one) => hasAll(one, wanted))) return true
  const named = tellingWords(name)
  const missing = wanted.filter((word) => !named.includes(word))
  const others = named.filter((word) => !wanted.includes(word))
  const hits = wanted.length - missing.length
  return hits >= 2 && others.every((word) => missing.some((one) => isCutOf(word, one)))
}

/** Whether a line says the words that somebody wrote at a booking, which are a name or anything else. */
export function saysWords(line: LineTexts, memo: string): boolean {
  const wanted = tellingWords(memo)
  const [first] = wanted
  if (wanted.length !== 1 || first === undefined) return saysName(line, memo)
  if (plainWords(line.name).includes(first)) return isNamedAlone(line.name, memo)
  return hasAll(`${line.text} ${line.reference}`, wanted)
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  const said = new Set(plainWords(text))
  return wanted.every((word) => said.has(word))
}

/** Whether whoever is named is called so and not more: a first name, an initial, another trade. */
function isNamedAlone(name: string, party: string): boolean {
  const known = new Set(plainWords(party))
  return plainWords(name).every((word) => known.has(word) || common.has(word))
}

/** Whether words hold a name with its legal form, as it is written; a word alone may be anybody's surname. */
function holds(text: string, party: string): boolean {
  const whole = plainWords(party)
  return whole.length > 1 && ` ${plainWords(text).join(' ')} `.includes(` ${whole.join(' ')} `)
}

/** Whether both names have a legal form, and neither form is a part of the other as banks cut them. */
function areOtherForms(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => plainWords(name).filter((word) => forms.has(word)))
  if (!a?.length || !b?.length) return false
  return !a.every((word) => b.includes(word)) && !b.every((word) => a.includes(word))
}

/** `HAMBG` is `Hamburg`, `VERW` is `Verwaltung`: letters are left out, none is another. */
function isCutOf(short: string, whole: string): boolean {
  if (short.length >= whole.length || !whole.startsWith(short.slice(0, 3))) return false
  let from = 0
  return [...short].every((letter) => {
    const at = whole.indexOf(letter, from)
    from = at + 1
    return at >= 0
  })
}

function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => word.length >= 3 && !common.has(word))
}

function plainWords(text: string): string[] {
  // "S.r.l." and "e.K." are a word each.
  const plain = looseName(text)
    .replace(/(?<=\b\p{L})\. ?(?=\p{L}\b)/gu, '')
    .toUpperCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
