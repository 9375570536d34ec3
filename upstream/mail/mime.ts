import {
  type Address,
  type Attachment,
  leaveHeaders,
  type RenderedMail,
  singleLine,
} from './rendered-mail.ts'

const encoder = new TextEncoder()
/** Bytes of an encoded word, so that `=?UTF-8?B?…?=` stays within its 75 characters (RFC 2047). */
const bytesOfWord = 39
const lineLength = 76
/** A type, with parameters that need no quotes. */
const plainType = /^[\w.+-]+\/[\w.+-]+(; [\w-]+=[\w-]+)*$/
const scheduling = /^text\/calendar; charset=utf-8; method=[A-Z]+$/

/**
 * A mail as RFC 5322 and MIME write it, in ASCII with CR LF: text and HTML as alternatives, the
 * pictures of the HTML beside it, the files after them. Nothing in it is longer than 998 characters.
 */
export function writeMime(mail: RenderedMail, sentAt: Date): string {
  const { id, from, to, cc, replyTo, subject, letter, leaveUrl } = mail
  const messageId = letter?.messageId ?? `${id}@${from.email.split('@')[1]}`
  const head = [
    `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${singleWord(messageId)}>`,
    ...(letter?.inReplyTo ? [`In-Reply-To: <${singleWord(letter.inReplyTo)}>`] : []),
    ...idsHeader('References', letter?.references ?? []),
    addressHeader('From', [from]),
    ...(to.length > 0 ? [addressHeader('To', to)] : ['To: undisclosed-recipients:;']),
    ...(cc.length > 0 ? [addressHeader('Cc', cc)] : []),
    ...(replyTo ? [addressHeader('Reply-To', [replyTo])] : []),
    textHeader('Subject', subject),
    ...(leaveUrl ? Object.entries(leaveHeaders(leaveUrl)).map(([k, v]) => `${k}: ${v}`) : []),
    'MIME-Version: 1.0',
  ]
  return `${head.join('\r\n')}\r\n${bodyOf(mail)}`
}

function bodyOf({ id, text, html, attachments }: RenderedMail): string {
  const pictures = attachments.filter(({ contentId }) => contentId !== undefined)
  const files = attachments.filter(({ contentId }) => contentId === undefined)
  const page = joined('related', id, [textPart('html', html), ...pictures.map(filePart)])
  const calendar = files.filter(({ type }) => scheduling.test(type)).slice(0, 1)
  const words = joined('alternative', id, [
    textPart('plain', text),
    page,
    ...calendar.map(calendarPart),
  ])
  return joined('mixed', id, [words, ...files.map(filePart)])
}

/** Parts as one; a single part stands for itself. */
function joined(kind: string, id: string, parts: readonly string[]): string {
  const [first = ''] = parts
  if (parts.length === 1) return first
  const boundary = `=_${kind}_${id}`
  const head = `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n`
  return `${head}${parts.map((part) => `--${boundary}\r\n${part}`).join('')}--${boundary}--\r\n`
}

function textPart(kind: 'plain' | 'html', text: string): string {
  const head = [`Content-Type: text/${kind}; charset=utf-8`, 'Content-Transfer-Encoding: base64']
  const bytes = encoder.encode(text.replace(/\r\n?|\n/g, '\r\n'))
  return `${head.join('\r\n')}\r\n\r\n${base64Lines(bytes)}`
}

/**
 * An invitation, its end or its answer, as another form of what the mail says (RFC 6047): Outlook shows
 * buttons for such a part alone, others for the file that goes along as well.
 */
function calendarPart({ type, bytes }: Attachment): string {
  const head = [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64']
  return `${head.join('\r\n')}\r\n\r\n${base64Lines(bytes)}`
}

function filePart({ name, type, bytes, contentId }: Attachment): string {
  const place = contentId === undefined ? 'attachment' : 'inline'
  const head = [
    `Content-Type: ${plainType.test(type) ? type : 'application/octet-stream'}`,
    `Content-Disposition: ${place};\r\n ${fileNameOf(name)}`,
    ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
    'Content-Transfer-Encoding: base64',
  ]
  return `${head.join('\r\n')}\r\n\r\n${base64Lines(bytes)}`
}

/** A file's name, by RFC 2231 where it is no plain ASCII; long ones in numbered parts. */
function fileNameOf(name: string): string {
  const plain = singleLine(name) || 'file'
  if (/^[\w.() -]{1,60}$/.test(plain)) return `filename="${plain}"`
  const encoded = [...encoder.encode(plain)].map((byte) => {
    const letter = String.fromCharCode(byte)
    return /[A-Za-z0-9._-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`
  })
  const lines: string[] = ["UTF-8''"]
  for (const letter of encoded) {
    if ((lines.at(-1)?.length ?? 0) + letter.length > 55) lines.push('')
    lines[lines.length - 1] += letter
  }
  if (lines.length === 1) return `filename*=${lines[0]}`
  return lines.map((line, at) => `filename*${at}*=${line}`).join(';\r\n ')
}

/** Message ids of others, which may hold anything: what is no word of ASCII is left out. */
function idsHeader(name: string, ids: readonly string[]): string[] {
  const words = ids.map(singleWord).filter((id) => id !== '')
  return words.length === 0
    ? []
    : [
        fold(
          `${name}:`,
          words.map((id) => `<${id}>`),
        ),
      ]
}

function singleWord(id: string): string {
  return /^[!-;=?-~]{1,300}$/.test(id) ? id : ''
}

function textHeader(name: string, text: string): string {
  return fold(`${name}:`, wordsOf(text))
}

function addressHeader(name: string, addresses: readonly Address[]): string {
  const words = addresses.flatMap(({ email, name: person }, at) => {
    const comma = at < addresses.length - 1 ? ',' : ''
    const plain = singleLine(person)
    return plain === '' ? [email + comma] : [...phraseOf(plain), `<${email}>${comma}`]
  })
  return fold(`${name}:`, words)
}

/** A person's name: an encoded word must not stand in quotes, so it is one or the other. */
function phraseOf(name: string): string[] {
  if (isPlain(name) && name.length <= 60) return [`"${name.replace(/["\\]/g, '\\$&')}"`]
  return encodedWords(name)
}

function wordsOf(text: string): string[] {
  const line = singleLine(text)
  const words = line.split(' ')
  const isSafe = isPlain(line) && words.every((word) => word.length <= 70 && !/^=\?/.test(word))
  return isSafe ? words : encodedWords(line)
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

/** As encoded words of RFC 2047, each with whole characters. */
function encodedWords(text: string): string[] {
  const words: string[] = ['']
  for (const letter of text) {
    const word = `${words.at(-1)}${letter}`
    if (encoder.encode(word).length > bytesOfWord) words.push(letter)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${base64Of(encoder.encode(word))}?=`)
}

/** Words on lines of at most 76 characters, unless one word is longer. */
function fold(start: string, words: readonly string[]): string {
  const lines = [start]
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > lineLength && lines.at(-1) !== start) lines.push(` ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.join('\r\n')
}

function base64Lines(bytes: Uint8Array): string {
  const lines = base64Of(bytes).match(/.{1,76}/g) ?? []
  return lines.map((line) => `${line}\r\n`).join('')
}

function base64Of({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}
