import { toFile } from '../../../documents/delivery/print-document.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { Certificate } from './certificate.ts'

/** A certificate as PDF; what makes it is only loaded for one. */
export async function certificateFile(
  reader: Reader,
  firm: FirmContext,
  certificate: Certificate,
  origin: string,
): Promise<File> {
  const { printCertificate } = await import('./certificate-pdf.ts')
  return toFile(await printCertificate(reader, firm, certificate, origin))
}
