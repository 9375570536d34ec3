import {
  type DocumentFile,
  type PrintContext,
  printDocument,
} from '../../../../documents/delivery/print-document.ts'
import { paperTexts } from '../../../../documents/paper/texts/paper-texts.ts'
import type { PaperLogo } from '../../../../documents/pdf/paper.ts'
import { firmItself } from '../../../../firm/firm-itself.ts'
import { xmlToEmbed } from '../electronic/embed.ts'
import { composeInvoicePaper, type InvoicePaperSource } from '../paper/invoice-paper.ts'
import { issuedPaperSource, readPaperSource } from '../paper/read-source.ts'
import { type DocumentRow, getDocument } from '../reader.ts'
import { keepPdfFacts, keptFilesOf, notePrintedAnew, sha256Of } from './store.ts'

const type = 'application/pdf'

/**
 * A document as PDF. Of an issued one it is the file that was issued, kept when it is first asked for
 * and the same bytes ever after, with its XML inside where that breaks no rule; what was paid since
 * stands on its page. A draft, and what was taken back, is printed as it is now.
 * Give the logo where many are printed. @throws AppError not_found
 */
export async function documentPdf(
  context: PrintContext,
  documentId: string,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const { reader } = context.store
  const row = getDocument(reader, documentId)
  if (row.state === 'draft' || row.state === 'void') {
    return print(context, readPaperSource(reader, documentId), row, logo)
  }
  return issuedPdf(context, row, logo)
}

/**
 * The PDF as it was issued, whatever became of the document. Where its bytes were lost or damaged, it
 * is printed anew and kept beside them: the first hash, its time and what is left of the bytes stay.
 */
export async function issuedPdf(
  context: PrintContext,
  row: DocumentRow,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const { store, env, firm } = context
  const { first, anew } = issuedPdfKeys(firm.firmId, row.id)
  const kept = keptFilesOf(store.reader, row.id).find(({ format }) => format === 'pdf')
  const found = kept && (await readKept(env, first, kept.sha256))
  if (kept && found instanceof Uint8Array) return { name: kept.name, type, bytes: found }
  const printedAnew = kept?.printedAnew
  const reprint = printedAnew && (await readKept(env, anew, printedAnew.sha256))
  if (kept && reprint instanceof Uint8Array) return { name: kept.name, type, bytes: reprint }
  if (found === 'damaged') console.error(`DATA DAMAGED: ${first} is not what was kept.`)
  // An archive that a firm was made of may have had no room for it.
  if (found === 'lost') console.warn(`${first} is not there.`)
  const made = await print(context, issuedPaperSource(store.reader, row), row, logo)
  const sha256 = sha256Of(made.bytes)
  // Nothing about printing has changed: these are the bytes that were kept.
  const isSame = found === 'lost' && kept?.sha256 === sha256
  const key = kept && !isSame ? anew : first
  await env.FILES.put(key, made.bytes, { httpMetadata: { contentType: type } })
  if (isSame) return made
  const { name, bytes } = made
  const at = firm.now.toISOString()
  store.transact(firmItself(firm.firmId, firm.now), (writer) => {
    if (kept) notePrintedAnew(writer, row.id, { at, sha256 })
    else
      keepPdfFacts(writer, {
        documentId: row.id,
        format: 'pdf',
        name,
        keptAt: at,
        broken: [],
        bytes,
      })
  })
  return made
}

/** Where the bytes of a PDF lie: the first ones, and those that were printed in their place. */
function issuedPdfKeys(firmId: string, documentId: string): { first: string; anew: string } {
  const folder = `firms/${firmId}/issued`
  return { first: `${folder}/${documentId}.pdf`, anew: `${folder}/${documentId}.anew.pdf` }
}

/** The bytes under a key, if they are those of the hash. */
async function readKept(
  env: PrintContext['env'],
  key: string,
  sha256: string,
): Promise<Uint8Array<ArrayBuffer> | 'lost' | 'damaged'> {
  const object = await env.FILES.get(key)
  if (!object) return 'lost'
  const bytes = new Uint8Array(await object.arrayBuffer())
  return sha256Of(bytes) === sha256 ? bytes : 'damaged'
}

function print(
  context: PrintContext,
  source: InvoicePaperSource,
  row: DocumentRow,
  logo?: PaperLogo,
): Promise<DocumentFile> {
  const view = composeInvoicePaper(source)
  const word = paperTexts[source.language][source.kind]
  const { finalisedAt } = row
  const isIssued = finalisedAt !== null && source.state !== 'void'
  const embedded = isIssued ? xmlToEmbed(context.store.reader, row.id) : undefined
  // The same document gives the same bytes, whenever it is printed.
  const now = isIssued ? new Date(finalisedAt) : context.firm.now
  const printed = { source, view, word, ...(embedded && { embedded }) }
  return printDocument({ ...context, firm: { ...context.firm, now } }, printed, logo)
}
