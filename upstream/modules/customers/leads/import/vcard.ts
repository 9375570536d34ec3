import { fromQuotedPrintable, unfoldCard } from '../../../../core/quoted-printable.ts'
import { emptyLead } from '../lead.ts'
import { mailKey } from '../mail-address.ts'
import { countryOf } from './country-name.ts'
import type { MappedRow } from './map-row.ts'

type Line = { name: string; params: string[]; value: string }

/**
 * The cards of a file, of vCard 2.1, 3.0 or 4.0 (RFC 2426, RFC 6350), one row each. Groups of contacts
 * are nobody.
 */
export function readCards(text: string): MappedRow[] {
  const lines = unfoldCard(text).flatMap(readLine)
  const cards: Line[][] = []
  let open: Line[] | undefined
  for (const line of lines) {
    const isCard = line.value.toUpperCase() === 'VCARD'
    if (line.name === 'BEGIN' && isCard) open = []
    else if (line.name === 'END' && isCard && open) {
      cards.push(open)
      open = undefined
    } else open?.push(line)
  }
  return cards
    .filter((card) => !card.some(({ name, value }) => name === 'KIND' && /^group$/i.test(value)))
    .map((card, at) => rowOf(card, at + 1))
}

function rowOf(card: readonly Line[], row: number): MappedRow {
  const all = (name: string) => preferredFirst(card.filter((line) => line.name === name))
  const one = (name: string) => plain(all(name)[0]?.value ?? '')
  const mails = all('EMAIL').map(({ value }) => mailKey(plain(value)))
  if (mails.includes(undefined))
    return { row, kind: 'error', reason: 'mailMalformed', column: 'EMAIL' }
  const [family = '', given = '', further = ''] = split(all('N')[0]?.value ?? '', ';')
  const structured = [given, further, family].filter((part) => part !== '').join(' ')
  const [company = ''] = split(all('ORG')[0]?.value ?? '', ';')
  const full = one('FN') || structured
  const isCompany = card.some(({ name, value }) => name === 'X-ABSHOWAS' && /company/i.test(value))
  const [, , street = '', city = '', region = '', postcode = '', country = ''] = split(
    all('ADR')[0]?.value ?? '',
    ';',
  )
  const fields = {
    ...emptyLead(),
    name: isCompany || full === company ? '' : full,
    company: company || (isCompany ? full : ''),
    position: one('TITLE') || one('ROLE'),
    mails: [...new Set(mails.filter((mail) => mail !== undefined))],
    phones: [...new Set(all('TEL').map(({ value }) => plain(value).replace(/^tel:/i, '')))],
    website: one('URL'),
    street,
    postcode,
    city,
    region,
    country: countryOf(country),
    notes: all('NOTE')
      .map(({ value }) => plain(value))
      .join('\n'),
  }
  const isKnown = [full, company, ...fields.mails, ...fields.phones].some((text) => text !== '')
  if (!isKnown) return { row, kind: 'error', reason: 'nothingToIdentify', column: '' }
  return { row, kind: 'lead', fields, externalId: one('UID'), isOptedOut: false, createdAt: '' }
}

/** `PREF=1` of version 4.0, `TYPE=pref` of 3.0 and `PREF` of 2.1 come first. */
function preferredFirst(lines: readonly Line[]): Line[] {
  const rank = ({ params }: Line) => {
    const pref = params.map((param) => /^PREF=(\d+)$/i.exec(param)?.[1]).find((text) => text)
    if (pref !== undefined) return Number(pref)
    return params.some((param) => /^(TYPE=)?("?|.*,)pref("?|,.*)$/i.test(param)) ? 0 : 101
  }
  return [...lines].sort((a, b) => rank(a) - rank(b))
}

function readLine(line: string): Line[] {
  const match = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line)
  if (match === null) return []
  const [, name = '', written = '', raw = ''] = match
  const params = written.split(';').filter((param) => param !== '')
  const isQuoted = params.some((param) => /^(ENCODING=)?QUOTED-PRINTABLE$/i.test(param))
  const charset = params.map((param) => /^CHARSET=(.+)$/i.exec(param)?.[1]).find((text) => text)
  const value = isQuoted ? fromQuotedPrintable(raw, charset ?? 'utf-8') : raw
  return [{ name: name.toUpperCase(), params, value }]
}

/** The parts of a value, without the backslashes that kept a separator in one. */
function split(value: string, separator: string): string[] {
  const parts = ['']
  for (let at = 0; at < value.length; at += 1) {
    const char = value[at] ?? ''
    if (char === '\\') {
      parts.push(`${parts.pop() ?? ''}${char}${value[at + 1] ?? ''}`)
      at += 1
    } else if (char === separator) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${char}`)
  }
  return parts.map(plain)
}

/** In one pass: a backslash that is escaped does not begin a line break with the n behind it. */
function plain(value: string): string {
  return value
    .replace(/\\(.)/gs, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char))
    .trim()
}
