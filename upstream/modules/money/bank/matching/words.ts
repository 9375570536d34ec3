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
])

/**
 * Whether a line says a name, whatever its case and accents: all its words; or two of more, where the bank
 * cut or shortened the others and put none in their place: `Anna Maria Weber` is not `Anna Maria Schmidt`.
 */
export function saysName({ name, text, reference }: LineTexts, party: string): boolean {
  const wanted = tellingWords(party)
  if (wanted.length === 0) return false
  const said = new Set(plainWords(`${name} ${text} ${reference}`))
  const missing = wanted.filter((word) => !said.has(word))
  if (missing.length === 0) return true
  const named = tellingWords(name)
  const others = named.filter((word) => !wanted.includes(word))
  const hits = wanted.filter((word) => named.includes(word)).length
  return hits >= 2 && others.every((word) => missing.some((one) => isCutOf(word, one)))
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
  const plain = looseName(text).toUpperCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
