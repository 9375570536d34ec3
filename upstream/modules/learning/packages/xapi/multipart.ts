import { joinBytes } from '../../../../core/join-bytes.ts'
import { badRequest, type XapiResponse } from './http.ts'
import type { Json } from './json.ts'
import type { KeptAttachment } from './xapi-store.ts'

export type Part = { headers: Record<string, string>; body: Uint8Array }

const mostParts = 200
const encoder = new TextEncoder()
const latin = new TextDecoder('latin1')

/**
 * The parts of a multipart/mixed body (RFC 2046, 5.1), their bytes as they are.
 * @throws XapiRefusal where it is none
 */
export function readMultipart(contentType: string, body: Uint8Array): Part[] {
  const named = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = named?.[1] ?? named?.[2]
  if (boundary === undefined) badRequest('no boundary')
  // One character a byte, so that places in the text are places in the bytes.
  const text = `\r\n${latin1(body)}`
  const parts: Part[] = []
  let at = delimiterAt(text, boundary, 0)
  if (at === undefined) badRequest('the boundary is not in the body')
  while (!at.isLast) {
    const next: Delimiter | undefined = delimiterAt(text, boundary, at.end)
    if (next === undefined) badRequest('the last boundary is missing')
    parts.push(readPart(text.slice(at.end, next.start)))
    if (parts.length > mostParts) badRequest('too many parts')
    at = next
  }
  return parts
}

type Delimiter = { start: number; end: number; isLast: boolean }

function delimiterAt(text: string, boundary: string, from: number): Delimiter | undefined {
  const mark = `\r\n--${boundary}`
  for (let start = text.indexOf(mark, from); start >= 0; start = text.indexOf(mark, start + 1)) {
    const tail = /^(--)?[ \t]*(\r\n|$)/.exec(
      text.slice(start + mark.length, start + mark.length + 80),
    )
    // The line break after a delimiter may be the one before the next: an empty part.
    if (tail) return { start, end: start + mark.length + tail[0].length, isLast: tail[1] === '--' }
  }
  return undefined
}

function readPart(text: string): Part {
  const isBare = text.startsWith('\r\n')
  const split = isBare ? 0 : text.indexOf('\r\n\r\n')
  if (split < 0) badRequest('a part without a body')
  const lines = text
    .slice(0, split)
    .split('\r\n')
    .filter((line) => line !== '')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    if (colon < 1) badRequest('a part with a broken header')
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
  })
  const content = text.slice(split + (isBare ? 2 : 4))
  const body = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  return { headers: Object.fromEntries(headers), body }
}

/** A multipart/mixed response: the JSON first, then each attachment with its digest. */
export function writeMultipart(
  value: Json,
  attachments: readonly KeptAttachment[],
  boundary: string,
): XapiResponse {
  const chunks: Uint8Array[] = []
  const add = (headers: string[], body: Uint8Array) => {
    const head = [`--${boundary}`, ...headers].join('\r\n')
    chunks.push(encoder.encode(`${head}\r\n\r\n`), body, encoder.encode('\r\n'))
  }
  add(['Content-Type: application/json'], encoder.encode(JSON.stringify(value)))
  for (const { contentType, sha2, body } of attachments) {
    const type = contentType.replace(/[\r\n]/g, ' ')
    add(
      [
        `Content-Type: ${type}`,
        'Content-Transfer-Encoding: binary',
        `X-Experience-API-Hash: ${sha2}`,
      ],
      body,
    )
  }
  chunks.push(encoder.encode(`--${boundary}--\r\n`))
  const headers = { 'content-type': `multipart/mixed; boundary=${boundary}` }
  return { status: 200, headers, body: joinBytes(chunks) }
}

/** TextDecoder takes latin1 for windows-1252, which has other letters from 0x80 to 0x9f. */
function latin1(bytes: Uint8Array): string {
  if (bytes.every((byte) => byte < 0x80)) return latin.decode(bytes)
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return text
}
