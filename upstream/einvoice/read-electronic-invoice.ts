import { readCii } from './cii/read.ts'
import { decodeXml, latin1 } from './container/bytes.ts'
import { embeddedFiles } from './container/embedded.ts'
import { contentsOfSigned } from './container/signed.ts'
import { readFattura } from './fattura/read.ts'
import type { ElectronicInvoice } from './model.ts'
import { readUbl } from './ubl/read.ts'
import { type UnreadText, unreadTexts } from './xml/find.ts'
import { readTreeInSteps } from './xml/read-in-steps.ts'
import { readTree, UnreadableXml, type XmlElement } from './xml/read-tree.ts'

/** What a file can be called and was sent as; only a hint, the contents decide. */
type FileHint = { name: string; type: string }

export type ReadInvoice = {
  syntax: 'ubl' | 'cii' | 'fattura'
  /** What the XML came in. */
  container: 'xml' | 'pdf' | 'p7m'
  document: ElectronicInvoice
  /** The further documents of a FatturaPA with several bodies. */
  others: ElectronicInvoice[]
  /** What the file says that has no business term; show it, so that nothing is lost. */
  warnings: UnreadText[]
}

/**
 * Why a file is not read: `doctype` for one with a DOCTYPE or an entity, `noInvoice` for XML of
 * another kind, `noAttachment` for a PDF without an invoice, `zugferd1` for the format of 2014.
 */
export type InvoiceRefusal =
  | 'tooLarge'
  | 'doctype'
  | 'malformed'
  | 'noInvoice'
  | 'noAttachment'
  | 'locked'
  | 'zugferd1'

const maxXmlBytes = 12_000_000
const maxFileBytes = 30_000_000

/**
 * Reads an electronic invoice: UBL 2.1, Cross Industry Invoice (XRechnung in both), Factur-X and
 * ZUGFeRD 2 as PDF, FatturaPA as XML or signed (.p7m). The caller keeps the original bytes.
 */
export function readElectronicInvoice(
  bytes: Uint8Array,
  hint: FileHint = { name: '', type: '' },
): ReadInvoice | { refusal: InvoiceRefusal } {
  if (bytes.length > maxFileBytes) return { refusal: 'tooLarge' }
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) return readPdf(bytes)
  if (isXml(bytes)) return readXml(bytes, 'xml')
  const signed = contentsOfSigned(bytes)
  if (signed) return readXml(signed, 'p7m')
  return { refusal: /\.xml$/i.test(hint.name) ? 'malformed' : 'noInvoice' }
}

/** What long invoices are long of. */
const lines = [
  ...['InvoiceLine', 'CreditNoteLine', 'IncludedSupplyChainTradeLineItem', 'DettaglioLinee'],
]

/** As `readElectronicInvoice`, with pauses for others while a long XML is read. */
export async function readInvoiceInSteps(
  bytes: Uint8Array,
  hint?: FileHint,
): Promise<ReadInvoice | { refusal: InvoiceRefusal }> {
  const xml = isXml(bytes) && bytes.length <= maxXmlBytes ? decodeXml(bytes) : undefined
  if (xml === undefined) return readElectronicInvoice(bytes, hint)
  try {
    return documentIn(await readTreeInSteps(xml, lines), 'xml')
  } catch (cause) {
    return refusalOf(cause)
  }
}

/** The invoice among a PDF's attachments; others, such as time sheets, are passed over. */
function readPdf(bytes: Uint8Array): ReadInvoice | { refusal: InvoiceRefusal } {
  const { files, isLocked } = embeddedFiles(bytes)
  if (isLocked) return { refusal: 'locked' }
  let refusal: InvoiceRefusal = 'noAttachment'
  for (const file of files.filter(isXml)) {
    const read = readXml(file, 'pdf')
    if (!('refusal' in read)) return read
    if (refusal === 'noAttachment' && read.refusal !== 'noInvoice') refusal = read.refusal
  }
  return { refusal }
}

function isXml(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 200)).replaceAll('\0', '')
  return /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<[?!\w]/.test(head)
}

function readXml(
  bytes: Uint8Array,
  container: ReadInvoice['container'],
): ReadInvoice | { refusal: InvoiceRefusal } {
  if (bytes.length > maxXmlBytes) return { refusal: 'tooLarge' }
  const xml = decodeXml(bytes)
  if (xml === undefined) return { refusal: 'malformed' }
  try {
    return documentIn(readTree(xml), container)
  } catch (cause) {
    return refusalOf(cause)
  }
}

function documentIn(
  tree: XmlElement,
  container: ReadInvoice['container'],
): ReadInvoice | { refusal: InvoiceRefusal } {
  const root = unwrapped(tree)
  const syntax = syntaxOf(root)
  if (syntax === 'zugferd1') return { refusal: 'zugferd1' }
  if (syntax === undefined) return { refusal: 'noInvoice' }
  const [document, ...others] = documentsOf(root, syntax)
  if (document === undefined) return { refusal: 'noInvoice' }
  return { syntax, container, document, others, warnings: unreadTexts(root) }
}

function refusalOf(cause: unknown): { refusal: InvoiceRefusal } {
  if (cause instanceof UnreadableXml) {
    return { refusal: cause.reason === 'encoding' ? 'malformed' : cause.reason }
  }
  throw cause
}

/** The document in the envelope of a network (SBDH of Peppol and others), or the root itself. */
function unwrapped(root: XmlElement): XmlElement {
  if (syntaxOf(root) !== undefined) return root
  const within = [...root.children, ...root.children.flatMap(({ children }) => children)]
  return within.find((one) => syntaxOf(one) !== undefined) ?? root
}

/** By its root element and namespace. */
function syntaxOf({ name, namespace }: XmlElement): ReadInvoice['syntax'] | 'zugferd1' | undefined {
  if (/^urn:oasis:names:specification:ubl:schema:xsd:(Invoice|CreditNote)-2$/.test(namespace)) {
    return name === 'Invoice' || name === 'CreditNote' ? 'ubl' : undefined
  }
  if (name === 'CrossIndustryInvoice') return 'cii'
  // What was tried before that format was final has the root `Invoice`.
  const isTrial = name === 'Invoice' && namespace.includes(':CBFBUY:')
  if (name === 'CrossIndustryDocument' || isTrial) return 'zugferd1'
  return name === 'FatturaElettronica' ? 'fattura' : undefined
}

function documentsOf(root: XmlElement, syntax: ReadInvoice['syntax']): ElectronicInvoice[] {
  if (syntax === 'fattura') return readFattura(root)
  return [syntax === 'ubl' ? readUbl(root) : readCii(root)]
}
