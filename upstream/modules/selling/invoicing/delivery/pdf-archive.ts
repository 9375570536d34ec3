import { Zip, ZipPassThrough } from 'fflate'
import { breathe } from '../../../../core/breathe.ts'
import { readLogo } from '../../../../documents/delivery/print-document.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import { documentPdf } from '../kept/document-pdf.ts'
import { exportTexts } from './export-texts.ts'

/** The PDFs of documents in one zip, printed one after the other. @throws AppError not_found */
export async function zipDocuments(context: HandlerContext, ids: readonly string[]): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const names = new Set<string>()
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    // A chunk may be a view of a buffer that is used again.
    chunks.push(new Uint8Array(chunk))
  })
  const logo = await readLogo(context)
  for (const id of new Set(ids)) {
    const { name, bytes } = await documentPdf(context, id, logo)
    const entry = new ZipPassThrough(freeName(name, names))
    entry.mtime = context.firm.now
    zip.add(entry)
    entry.push(bytes, true)
    await breathe()
  }
  zip.end()
  return new File(chunks, `${exportTexts[context.firm.actor.language].fileName}.zip`, {
    type: 'application/zip',
  })
}

/** Drafts have no number to tell them apart. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = name.replace(/\.pdf$/, `-${count}.pdf`)
  taken.add(free)
  return free
}
