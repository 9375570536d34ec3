const unknownType = 'application/octet-stream'

type Signature = { type: string; at?: number; bytes: string }

/** The first bytes of each kind of file, written as Latin-1 text. */
const signatures: readonly Signature[] = [
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF8' },
  { type: 'image/tiff', bytes: 'II*\0' },
  { type: 'image/tiff', bytes: 'MM\0*' },
  { type: 'application/rtf', bytes: '{\\rtf' },
]

/** Brands of the container that phones keep pictures in (ISO 23008-12). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The object identifier of signed data (RFC 5652), in which Italian invoices come. */
const signedOid = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02'

const office = 'application/vnd.openxmlformats-officedocument'
/** What a zip holds that is an office document, by the name of one of its parts. */
const zipParts: readonly [part: string, type: string][] = [
  ['word/', `${office}.wordprocessingml.document`],
  ['xl/', `${office}.spreadsheetml.sheet`],
  ['ppt/', `${office}.presentationml.presentation`],
]

/**
 * What a file is by its bytes; what its sender calls it proves nothing. HTML and SVG, which could
 * run a script, count as nothing in particular, as is what is not known.
 */
export function fileTypeOf(bytes: Uint8Array): string {
  const head = latin(bytes.subarray(0, 64))
  const known = signatures.find(({ bytes: start }) => head.startsWith(start))
  if (known) return known.type
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  if (head.slice(4, 8) === 'ftyp' && heicBrands.includes(head.slice(8, 12))) return 'image/heic'
  if (head.startsWith('PK\x03\x04')) return zipType(bytes)
  if (head.startsWith('\x30') && head.includes(signedOid)) return 'application/pkcs7-mime'
  // The container of office documents before 2007; which of them it is stands deep inside.
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'application/x-ole-storage'
  return textType(bytes)
}

/** An Open Document names its type in its first part; an Open XML one by the names of its parts. */
function zipType(bytes: Uint8Array): string {
  const start = latin(bytes.subarray(0, 200))
  const named = /mimetype(application\/vnd\.oasis\.opendocument\.[a-z]+)/.exec(start)?.[1]
  if (named) return named
  // Names of all parts stand at the end of a zip, and each before its part.
  const names = start + latin(bytes.subarray(0, 4096)) + latin(bytes.subarray(-16_384))
  if (!names.includes('[Content_Types].xml')) return 'application/zip'
  return zipParts.find(([part]) => names.includes(part))?.[1] ?? 'application/zip'
}

/** UTF-16 by its byte order mark, or by the first sign of an XML file. */
function wideOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

function textType(bytes: Uint8Array): string {
  const part = bytes.subarray(0, 65_536)
  // A letter of several bytes may be cut at the end: `stream` forgives that, and nothing else.
  let text: string
  try {
    text = new TextDecoder(wideOf(part) ?? 'utf-8', { fatal: true }).decode(part, { stream: true })
  } catch {
    // Text of older programs, whose letters are one byte each.
    text = new TextDecoder('windows-1252').decode(part)
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text holds
  if (text === '' || /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(text)) return unknownType
  const begin = text.trimStart().slice(0, 4096).toLowerCase()
  if (/<(!doctype\s+html|html|script|svg|body|iframe|object|embed)\b/.test(begin)) {
    return unknownType
  }
  return begin.startsWith('<?xml') ? 'application/xml' : 'text/plain'
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

/** Names of files that a computer runs when they are opened. */
const programs =
  /\.(app|bat|cmd|com|cpl|exe|hta|jar|jse?|lnk|msi|ps1|reg|scr|sh|url|vbe?|vbs|wsf)\s*\.?$/i

const keptTypes: ReadonlySet<string> = new Set([
  ...signatures.map(({ type }) => type),
  ...['image/webp', 'image/heic', 'application/xml', 'text/plain'],
  ...['application/x-ole-storage', 'application/pkcs7-mime'],
  ...zipParts.map(([, type]) => type),
])

/** Whether a file may be kept with a record: a document or a picture, by its bytes, and no program. */
export function isKeepableFile(name: string, bytes: Uint8Array): boolean {
  const type = fileTypeOf(bytes)
  if (!keptTypes.has(type) && !type.startsWith('application/vnd.oasis.opendocument.')) return false
  // A name that runs is refused whatever the bytes: an archive or a text of XML may be a program too.
  return !programs.test(name) && latin(bytes.subarray(0, 2)) !== '#!'
}
