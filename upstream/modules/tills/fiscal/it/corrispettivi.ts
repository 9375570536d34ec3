import { strToU8, zipSync } from 'fflate'
import { roundedDecimal } from '#contract/core/decimal.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { withOffset } from '#contract/core/zoned-time.ts'
import { group, leaf, xmlFile } from '../../../../einvoice/xml/write.ts'
import type { Reader } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import {
  type ClosedSession,
  closedSessions,
  type SoldTicket,
  type TillName,
  ticketsOfSession,
} from '../../tills/views.ts'
import { runningOf } from '../running.ts'

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/corrispettivi/dati/v1.0'

/** Why no tax is due, by the category of EN 16931 (list of Natura, version of corrispettivi). */
const natures: Record<string, string> = { E: 'N4', G: 'N3', K: 'N3', O: 'N2', AE: 'N6', Z: 'N3' }

type Row = { rate: string; nature: string; sold: Minor; tax: Minor; back: Minor }

/**
 * The takings of closed days in the layout of the Agenzia delle Entrate (COR10), one file a Z report: what
 * a registratore telematico or the Agenzia's own procedure is to be given. Nothing here is sent.
 */
export function corrispettiviFile(
  reader: Reader,
  till: TillName,
  days: { from: string; to: string },
): File {
  const sessions = closedSessions(reader, till.id, days)
  const files = sessions.map((session) => {
    const xml = sessionXml(reader, till, session)
    return [`${session.number}.xml`, strToU8(xml)] as const
  })
  const name = `corrispettivi_${till.code}_${days.from}_${days.to}.zip`
  return new File([zipSync(Object.fromEntries(files))], name, { type: 'application/zip' })
}

function sessionXml(reader: Reader, { code }: TillName, session: ClosedSession): string {
  const { vatId, taxNumber, timeZone } = getFirmProfile(reader)
  const tickets = ticketsOfSession(reader, session.id)
  const vat = vatId.replace(/\s/g, '').replace(/^IT/i, '')
  return xmlFile(
    'n1:DatiCorrispettivi',
    { versione: 'COR10', 'xmlns:n1': namespace },
    group(
      'Trasmissione',
      leaf('Progressivo', String(runningOf(session.number))),
      leaf('Formato', 'COR10'),
      group('Dispositivo', leaf('Tipo', 'RT'), leaf('IdDispositivo', code)),
      leaf('CodiceFiscaleEsercente', taxNumber.replace(/\s/g, '') || vat),
      leaf('PIVAEsercente', vat),
    ),
    leaf(
      'DataOraRilevazione',
      withOffset(session.closedAt ?? session.openedAt, timeZone).slice(0, 19),
    ),
    group('DatiRT', rowsOf(tickets).map(rowXml), totalsXml(tickets)),
  )
}

/** By rate or by nature; what came back stands beside what was sold. */
export function rowsOf(tickets: readonly Pick<SoldTicket, 'lines' | 'cards'>[]): Row[] {
  const rows = new Map<string, Row>()
  const lines = tickets.flatMap((ticket) => [...ticket.lines, ...ticket.cards.map(cardLine)])
  for (const line of lines) {
    const isTaxed = line.taxCategory === 'S'
    const rate = isTaxed ? roundedDecimal(line.taxRate, 2) : ''
    const nature = isTaxed ? '' : (natures[line.taxCategory] ?? 'N2')
    const key = `${rate}${nature}`
    const row = rows.get(key) ?? { rate, nature, sold: 0, tax: 0, back: 0 }
    rows.set(key, {
      ...row,
      sold: row.sold + Math.max(line.net, 0),
      back: row.back + Math.max(0 - line.net, 0),
      tax: row.tax + line.tax,
    })
  }
  return [...rows.values()].sort((a, b) => Number(b.rate) - Number(a.rate))
}

/** A multi-purpose voucher is outside of VAT until it is spent (art. 6-quater DPR 633/72): N2. */
function cardLine({ amount: net }: SoldTicket['cards'][number]) {
  return { taxCategory: 'O', taxRate: '0', net, tax: 0 }
}

function rowXml({ rate, nature, sold, tax, back }: Row): string {
  return group(
    'Riepilogo',
    rate === ''
      ? leaf('Natura', nature)
      : group('IVA', leaf('AliquotaIVA', rate), leaf('Imposta', euro(tax))),
    leaf('Ammontare', euro(sold)),
    leaf('ImportoParziale', euro(sold - back)),
    leaf('TotaleAmmontareResi', euro(back)),
    leaf('TotaleAmmontareAnnulli', euro(0)),
  )
}

function totalsXml(tickets: readonly SoldTicket[]): string {
  const paid = (isCash: boolean) =>
    tickets
      .flatMap(({ tenders }) => tenders)
      .filter(({ tender }) => (tender === 'cash') === isCash)
      .reduce((sum, { amount, change }) => sum + amount - change, 0)
  return group(
    'Totali',
    leaf('NumeroDocCommerciali', String(tickets.length)),
    leaf('PagatoContanti', euro(paid(true))),
    leaf('PagatoElettronico', euro(paid(false))),
  )
}

function euro(amount: Minor): string {
  return minorToDecimal(amount, 'EUR')
}
