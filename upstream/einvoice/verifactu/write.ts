import { group, leaf, xmlFile } from '../xml/write.ts'
import {
  agencyDate,
  type Cancellation,
  type InvoiceId,
  type PreviousRecord,
  type Recipient,
  type Registration,
  type Software,
  type TaxDetail,
} from './record.ts'

const schemas =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/'
const namespaces = {
  'xmlns:sfLR': `${schemas}SuministroLR.xsd`,
  'xmlns:sf': `${schemas}SuministroInformacion.xsd`,
}
const version = '1.0'
const sha256 = '01'

/** A registration as XML, without a file around it; `SuministroInformacion.xsd` has its order. */
export function writeRegistration(record: Registration, hash: string): string {
  return group(
    'sf:RegistroAlta',
    leaf('sf:IDVersion', version),
    idPart('sf:IDFactura', record),
    leaf('sf:NombreRazonEmisor', record.issuerName.slice(0, 120)),
    leaf('sf:TipoFactura', record.type),
    leaf('sf:TipoRectificativa', record.type.startsWith('R') ? 'I' : ''),
    group(
      'sf:FacturasRectificadas',
      record.rectified.map((one) => idPart('sf:IDFacturaRectificada', one)),
    ),
    leaf('sf:FechaOperacion', agencyDate(record.operationDate)),
    leaf('sf:DescripcionOperacion', record.description.slice(0, 500)),
    leaf('sf:FacturaSinIdentifDestinatarioArt61d', record.recipient ? '' : 'S'),
    recipientPart(record.recipient),
    group('sf:Desglose', record.details.map(detailPart)),
    leaf('sf:CuotaTotal', record.tax),
    leaf('sf:ImporteTotal', record.total),
    endPart(record, hash),
  )
}

/** A cancellation as XML, likewise. */
export function writeCancellation(record: Cancellation, hash: string): string {
  return group(
    'sf:RegistroAnulacion',
    leaf('sf:IDVersion', version),
    group(
      'sf:IDFactura',
      leaf('sf:IDEmisorFacturaAnulada', record.issuer),
      leaf('sf:NumSerieFacturaAnulada', record.number),
      leaf('sf:FechaExpedicionFacturaAnulada', agencyDate(record.issueDate)),
    ),
    endPart(record, hash),
  )
}

/** Written records as the file that the agency's service takes, at most 1,000 of them. */
export function writeRecords(
  firm: { name: string; nif: string },
  records: readonly string[],
): string {
  return xmlFile(
    'sfLR:RegFactuSistemaFacturacion',
    namespaces,
    group(
      'sfLR:Cabecera',
      group(
        'sf:ObligadoEmision',
        leaf('sf:NombreRazon', firm.name.slice(0, 120)),
        leaf('sf:NIF', firm.nif),
      ),
    ),
    ...records.map((record) => group('sfLR:RegistroFactura', record)),
  )
}

/** One written record as a file of its own. */
export function writeRecordFile(record: string): string {
  const declared = record.replace('>', ` xmlns:sf="${namespaces['xmlns:sf']}">`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${declared}\n`
}

function idPart(name: string, { issuer, number, issueDate }: InvoiceId): string {
  return group(
    name,
    leaf('sf:IDEmisorFactura', issuer),
    leaf('sf:NumSerieFactura', number),
    leaf('sf:FechaExpedicionFactura', agencyDate(issueDate)),
  )
}

function recipientPart(recipient: Recipient | null): string {
  if (!recipient) return ''
  const { name, nif, foreign } = recipient
  return group(
    'sf:Destinatarios',
    group(
      'sf:IDDestinatario',
      leaf('sf:NombreRazon', name.slice(0, 120)),
      foreign
        ? group(
            'sf:IDOtro',
            leaf('sf:CodigoPais', foreign.country),
            leaf('sf:IDType', foreign.type),
            leaf('sf:ID', foreign.id.slice(0, 20)),
          )
        : leaf('sf:NIF', nif),
    ),
  )
}

function detailPart(detail: TaxDetail): string {
  const isTaxed = detail.qualification === 'S1' || detail.qualification === 'S2'
  return group(
    'sf:DetalleDesglose',
    leaf('sf:Impuesto', '01'),
    leaf('sf:ClaveRegimen', detail.regime),
    leaf('sf:CalificacionOperacion', detail.qualification),
    leaf('sf:OperacionExenta', detail.exemption),
    leaf('sf:TipoImpositivo', isTaxed ? detail.rate : ''),
    leaf('sf:BaseImponibleOimporteNoSujeto', detail.base),
    leaf('sf:CuotaRepercutida', isTaxed ? detail.tax : ''),
  )
}

function endPart({ previous, software, generatedAt }: Cancellation, hash: string): string {
  return [
    group('sf:Encadenamiento', previousPart(previous)),
    softwarePart(software),
    leaf('sf:FechaHoraHusoGenRegistro', generatedAt),
    leaf('sf:TipoHuella', sha256),
    leaf('sf:Huella', hash),
  ].join('')
}

function previousPart(previous: PreviousRecord | null): string {
  if (!previous) return leaf('sf:PrimerRegistro', 'S')
  return group(
    'sf:RegistroAnterior',
    leaf('sf:IDEmisorFactura', previous.issuer),
    leaf('sf:NumSerieFactura', previous.number),
    leaf('sf:FechaExpedicionFactura', agencyDate(previous.issueDate)),
    leaf('sf:Huella', previous.hash),
  )
}

function softwarePart({ producer, producerNif, installation }: Software): string {
  return group(
    'sf:SistemaInformatico',
    leaf('sf:NombreRazon', producer.slice(0, 120)),
    leaf('sf:NIF', producerNif),
    leaf('sf:NombreSistemaInformatico', 'Firmament'),
    leaf('sf:IdSistemaInformatico', 'FM'),
    leaf('sf:Version', '0.1.0'),
    leaf('sf:NumeroInstalacion', installation),
    leaf('sf:TipoUsoPosibleSoloVerifactu', 'N'),
    leaf('sf:TipoUsoPosibleMultiOT', 'S'),
    leaf('sf:IndicadorMultiplesOT', 'N'),
  )
}
