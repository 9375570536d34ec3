import { escapeText, joinLines } from '../../../../core/content-line.ts'
import { fromQuotedPrintable, unfoldCard } from '../../../../core/quoted-printable.ts'

/** Lines whose value is made of parts between semicolons, which stay what they are. */
const structured = /^(N|ADR|ORG|GEO)$/

/**
 * A card of version 2.1 as one of 3.0 (RFC 2426): its quoted-printable and its characters read, its bare types
 * named as such. One of a newer version is given as it is.
 */
export function modernCard(text: string): string {
  if (!/^VERSION:\s*2\.1\s*$/im.test(text)) return text
  return joinLines(
    unfoldCard(text)
      .filter((line) => line.trim() !== '')
      .map(modernLine),
  )
}

function modernLine(line: string): string {
  const [, name = '', written = '', raw = ''] =
    /^((?:[\w-]+\.)?[\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line) ?? []
  if (name === '') return line
  if (name.toUpperCase() === 'VERSION') return 'VERSION:3.0'
  const params = written.split(';').filter((param) => param !== '')
  const charset = params.flatMap((one) => /^CHARSET=(.+)$/i.exec(one)?.[1] ?? [])[0] ?? 'utf-8'
  const isQuoted = params.some((one) => /^(ENCODING=)?QUOTED-PRINTABLE$/i.test(one))
  const isBinary = params.some((one) => /^(ENCODING=)?BASE64$/i.test(one))
  const types = params.flatMap((one) => typeOf(one) ?? [])
  const kept = params.filter((one) => /^(LANGUAGE|VALUE|X-[\w-]+)=/i.test(one))
  const named = [
    name,
    ...(types.length > 0 ? [`TYPE=${types.join(',')}`] : []),
    ...(isBinary ? ['ENCODING=b'] : []),
    ...kept,
  ].join(';')
  if (!isQuoted) return `${named}:${isBinary ? raw.replace(/\s/g, '') : raw}`
  const value = fromQuotedPrintable(raw, charset)
  const isParts = structured.test(name.replace(/^.*\./, '').toUpperCase())
  const parts = isParts ? value.split(';').map(escapeText).join(';') : escapeText(value)
  return `${named}:${parts}`
}

/** Version 2.1 names types alone, `TEL;CELL`, as newer ones name them `TYPE=CELL`. */
function typeOf(param: string): string | undefined {
  const named = /^TYPE=(.+)$/i.exec(param)?.[1]
  if (named !== undefined) return named
  const isOther = param.includes('=') || /^(QUOTED-PRINTABLE|BASE64|7BIT|8BIT)$/i.test(param)
  return isOther ? undefined : param
}
