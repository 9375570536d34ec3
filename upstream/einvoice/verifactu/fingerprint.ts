import { createHash } from 'node:crypto'
import { agencyDate, type Cancellation, type Registration } from './record.ts'

/**
 * What the fingerprint of a registration is taken of (AEAT, «Especificaciones técnicas para
 * generación de la huella o hash de los registros de facturación», 0.1.2).
 */
export function registrationText(record: Omit<Registration, 'software'>): string {
  return joined({
    IDEmisorFactura: record.issuer,
    NumSerieFactura: record.number,
    FechaExpedicionFactura: agencyDate(record.issueDate),
    TipoFactura: record.type,
    CuotaTotal: record.tax,
    ImporteTotal: record.total,
    Huella: record.previous?.hash ?? '',
    FechaHoraHusoGenRegistro: record.generatedAt,
  })
}

/** The same of a cancellation. */
export function cancellationText(record: Omit<Cancellation, 'software'>): string {
  return joined({
    IDEmisorFacturaAnulada: record.issuer,
    NumSerieFacturaAnulada: record.number,
    FechaExpedicionFacturaAnulada: agencyDate(record.issueDate),
    Huella: record.previous?.hash ?? '',
    FechaHoraHusoGenRegistro: record.generatedAt,
  })
}

/** SHA-256 of its UTF-8, 64 hexadecimal digits in capitals. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase()
}

function joined(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value.trim()}`)
    .join('&')
}
