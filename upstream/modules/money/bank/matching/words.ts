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

/** Whether a line says a name: all its words, or two of more, whatever their case and accents. */
export function saysName({ name, text, reference }: LineTexts, party: string): boolean {
  const wanted = plainWords(party).filter((word) => word.length >= 3 && !common.has(word))
  if (wanted.length === 0) return false
  const said = new Set(plainWords(`${name} ${text} ${reference}`))
  const hits = wanted.filter((word) => said.has(word)).length
  return hits === wanted.length || hits >= 2
}

function plainWords(text: string): string[] {
  const plain = looseName(text).toUpperCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
