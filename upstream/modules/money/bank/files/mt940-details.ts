import { tidy } from './statement.ts'

export type Details = { name: string; iban: string; reference: string; text: string }

const iban = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/

/**
 * Field 86, which each country's banks write in their own way: German `?20…?33`, with `SVWZ+` and
 * `EREF+` in it, Dutch and Swiss `/NAME/…/REMI/…`, or words.
 */
export function readDetails(written: string): Details {
  const value = withQuestionMarks(written)
  if (/^\s*\d{0,3}\?(00|[1-6][0-9])/.test(value)) return readNumbered(value)
  if (slashed.test(value)) return readSlashed(value)
  const text = tidy(value)
  const [, name = ''] = named.exec(value) ?? []
  return { name: tidy(name, 160), iban: iban.exec(text)?.[0] ?? '', reference: '', text }
}

/** `NAAM: …` among words: it ends at the blanks or the word with a colon that follow. */
const named = /(?:^|\s)NAAM:\s*(\S.{0,158}?)(?=\s{2}|\n|\s[A-Z]{3,20}:|$)/

/** The sign before the codes of numbered parts is the one that stands after the kind: `166<00…<20…`. */
function withQuestionMarks(value: string): string {
  const [, sign] = /^\s*\d{3}([^\w\s?])00/.exec(value) ?? []
  if (sign === undefined) return value
  return value.replace(/\D(?=\d\d)/g, (one) => (one === sign ? '?' : one))
}

/** Codes of the numbered parts: kind, batch, purpose, bank, account, name, text key, purpose again. */
const numbered = /\?(00|10|2\d|3[0-4]|6[0-3])/g

/** Parts come by rising numbers: a question mark in the words before another number is a sign. */
function numberedParts(value: string): Map<string, string> {
  const parts = new Map<string, string>()
  let code = ''
  let from = 0
  for (const match of value.matchAll(numbered)) {
    const next = match[1] ?? ''
    if (code !== '' && Number(next) <= Number(code)) continue
    if (code !== '') parts.set(code, value.slice(from, match.index))
    code = next
    from = match.index + match[0].length
  }
  if (code !== '') parts.set(code, value.slice(from))
  return parts
}

function readNumbered(value: string): Details {
  const parts = numberedParts(value.replaceAll('\n', ''))
  const purpose = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63]
    .map((code) => parts.get(String(code)) ?? '')
    .join('')
  const account = parts.get('31') ?? ''
  const { text, reference } = readSepa(purpose)
  return {
    name: tidy(`${parts.get('32') ?? ''}${parts.get('33') ?? ''}`, 160),
    iban: iban.exec(account.replaceAll(' ', ''))?.[0] ?? tidy(account, 42),
    reference,
    text: text || tidy(parts.get('00') ?? ''),
  }
}

const sepaMarks =
  /(EREF|KREF|MREF|BREF|RREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|ANAM|PURP|MDAT|SQTP|IBAN|BIC)\+/g

/** `EREF+…MREF+…SVWZ+…`: German banks put the parts of a SEPA payment into the purpose. */
function readSepa(purpose: string): { text: string; reference: string } {
  const found = [...purpose.matchAll(sepaMarks)]
  if (found.length === 0) return { text: tidy(purpose), reference: '' }
  const parts = new Map<string, string>()
  found.forEach((match, at) => {
    const from = (match.index ?? 0) + match[0].length
    const code = match[1] ?? ''
    if (!parts.has(code)) parts.set(code, purpose.slice(from, found[at + 1]?.index))
  })
  const before = purpose.slice(0, found[0]?.index ?? 0)
  return {
    text: tidy(parts.get('SVWZ') ?? before),
    reference: referenceIn(parts.get('EREF')),
  }
}

function referenceIn(text = ''): string {
  const reference = tidy(text, 60)
  return reference === 'NOTPROVIDED' ? '' : reference
}

/** Words of structured parts after SWIFT's rules for field 86 in SEPA; others between slashes are text. */
const codes =
  'TRTP|TRCD|TYPE|IBAN|BIC|NAME|REMI|EREF|KREF|PREF|MREF|MARF|CSID|CRED|CNTP|ORDP|BENM|ADDR|ISDT|PURP|RTRN|RTYP|ULTD|ULTC|ULTB|BUSP|OCMT|CHGS|EXCH|SVCL|USTD|STRD|SUM|ID'
const slashed = /\/(NAME|REMI|EREF|IBAN|BENM|ORDP|CNTP)\//

/** A line of field 86 has 65 signs: one that is cut there goes on in the next without a blank. */
const fullLine = 58

function joined(value: string): string {
  const rows = value.split('\n')
  return rows.reduce((whole, row, at) => {
    const before = rows[at - 1] ?? ''
    const isCut = before.length >= fullLine || before.endsWith('/') || row.startsWith('/')
    return at === 0 ? row : `${whole}${isCut ? '' : ' '}${row}`
  }, '')
}

function readSlashed(value: string): Details {
  const whole = joined(value)
  const parts = new Map<string, string>()
  const marks = [...whole.matchAll(new RegExp(`/(${codes})(?=/)`, 'g'))]
  marks.forEach((match, at) => {
    const code = match[1] ?? ''
    const from = (match.index ?? 0) + match[0].length + 1
    if (!parts.has(code)) parts.set(code, whole.slice(from, marks[at + 1]?.index))
  })
  const [account = '', , party = ''] = (parts.get('CNTP') ?? '').split('/')
  const words = parts.get('USTD') || parts.get('STRD') || parts.get('REMI') || ''
  return {
    name: tidy(trimmed(parts.get('NAME') ?? '') || party, 160),
    iban: tidy(trimmed(parts.get('IBAN') ?? '') || account, 42),
    reference: referenceIn(trimmed(parts.get('EREF') ?? '')),
    text: tidy(trimmed(words)) || tidy(whole),
  }
}

/** Without the slashes that close a part. */
function trimmed(text: string): string {
  return text.replace(/^\/+|\/+$/g, '')
}

/** `:NS:`, the field of national banks: numbered lines of words (01–14), of a name (15, 16) and the kind (17). */
export function readNonSwift(value: string): Details {
  const rows = value.split('\n').map((row) => /^(\d{2})(.*)$/.exec(row) ?? [])
  const said = (from: number, to: number) =>
    rows
      .filter(([, code]) => Number(code) >= from && Number(code) <= to)
      .map(([, , text = '']) => text.trim())
      .filter((text) => text !== '')
      .join(' ')
  const text = tidy(said(1, 14)) || tidy(said(17, 17))
  return { name: tidy(said(15, 16), 160), iban: iban.exec(text)?.[0] ?? '', reference: '', text }
}
