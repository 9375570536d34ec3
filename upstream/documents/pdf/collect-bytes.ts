import { joinBytes } from '../../core/join-bytes.ts'

/** The bytes of a PDF, once it has ended. */
export function collectBytes(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => resolve(joinBytes(chunks)))
  })
}
