import { agencyDate, type InvoiceId } from './record.ts'

const service = 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/'

/** Above each code, and below those of invoices that the agency was sent (Orden HAC/1177/2024, art. 20). */
export const codeHeading = 'QR tributario:'
export const codePhrase = 'Factura verificable en la sede electrónica de la AEAT'
export const codeMark = 'VERI*FACTU'

/**
 * The address in the code of an invoice, where its buyer compares it with what the agency was sent
 * (AEAT, «Características del QR y especificaciones del servicio de cotejo», 0.5.0).
 * @param isSent whether the firm sends its records to the agency by itself
 */
export function codeAddress(
  { issuer, number, issueDate, total }: InvoiceId & { total: string },
  isSent: boolean,
): string {
  const query = { nif: issuer, numserie: number, fecha: agencyDate(issueDate), importe: total }
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${service}${isSent ? 'ValidarQR' : 'ValidarQRNoVerifactu'}?${parts.join('&')}`
}
