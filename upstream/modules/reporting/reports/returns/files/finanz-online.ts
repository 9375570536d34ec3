import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { group, leaf, xmlFile } from '../../../../../einvoice/xml/write.ts'
import { getFirmProfile } from '../../../../firm/firms/index.ts'
import type { Span } from '../../span.ts'
import type { BoxFigure } from '../return-boxes.ts'
import { type ReturnAsk, xmlOf } from './return-ask.ts'

/** What a Kennzahl of the form holds: what was supplied or bought, tax that is owed, or input tax. */
type Holds = 'base' | 'owed' | 'input'

const free = ['011', '012', '015', '017', '018', '019', '016', '020']
const taxed = ['022', '124', '029', '006', '037', '052', '007']
const owed = ['056', '057', '048', '044', '032']
const acquired = ['072', '125', '073', '008', '088', '076', '077']
const input = [
  ...['060', '061', '083', '065', '066', '082', '087', '089', '064', '062', '063', '067'],
]

/** Under the number of tax office and taxpayer, made at the firm's own time. */
export function finanzOnlineFile(ask: ReturnAsk): File {
  const { frame, from, to, number } = ask
  const { timeZone } = getFirmProfile(frame.reader)
  const time = frame.context.now.toLocaleTimeString('en-GB', { timeZone })
  const madeAt = { date: frame.today, time }
  const text = u30Xml(ask.figures().boxes, { from, to, taxNumber: number, madeAt })
  return xmlOf(`U30_${from}_${to}.xml`, text)
}

/**
 * The Austrian Umsatzsteuervoranmeldung U 30 as FinanzOnline takes it from a file, its elements in the
 * order of the schema of July 2026 (BMF_ERKLAERUNGS_UEBERMITTLUNG_U30_07_2026.xsd). Where a Kennzahl has
 * base and tax on the form, the file says the base alone; of nothing, only Kennzahl 000 is told.
 * https://www.bmf.gv.at/services/finanzonline/informationen-fuer-softwarehersteller.html
 */
function u30Xml(
  boxes: readonly BoxFigure[],
  {
    from,
    to,
    taxNumber,
    madeAt,
  }: Span & { taxNumber: string; madeAt: { date: string; time: string } },
): string {
  const figure = (box: string, holds: Holds) =>
    boxes.reduce((sum, one) => {
      return one.box === box && holdsOf(one.side) === holds ? sum + (one.filed ?? 0) : sum
    }, 0)
  const told = (names: readonly string[], holds: Holds) =>
    names.map((box) => kz(box, figure(box, holds)))
  const total = `<KZ000 type="kz">${euros(figure('000', 'base'))}</KZ000>`
  return xmlFile(
    'ERKLAERUNGS_UEBERMITTLUNG',
    {},
    group(
      'INFO_DATEN',
      leaf('ART_IDENTIFIKATIONSBEGRIFF', 'FASTNR'),
      leaf('IDENTIFIKATIONSBEGRIFF', taxNumber),
      leaf('PAKET_NR', '1'),
      leaf('DATUM_ERSTELLUNG', madeAt.date, { type: 'datum' }),
      leaf('UHRZEIT_ERSTELLUNG', madeAt.time, { type: 'uhrzeit' }),
      leaf('ANZAHL_ERKLAERUNGEN', '1'),
    ),
    `<ERKLAERUNG art="U30">${[
      leaf('SATZNR', '1'),
      group(
        'ALLGEMEINE_DATEN',
        leaf('ANBRINGEN', 'U30'),
        leaf('ZRVON', from.slice(0, 7), { type: 'jahrmonat' }),
        leaf('ZRBIS', to.slice(0, 7), { type: 'jahrmonat' }),
        leaf('FASTNR', taxNumber),
      ),
      group(
        'LIEFERUNGEN_LEISTUNGEN_EIGENVERBRAUCH',
        total,
        told(['001', '021'], 'base'),
        group('STEUERFREI', told(free, 'base')),
        group('VERSTEUERT', told(taxed, 'base'), told(owed, 'owed')),
      ),
      group(
        'INNERGEMEINSCHAFTLICHE_ERWERBE',
        told(['070', '071'], 'base'),
        group('VERSTEUERT_IGE', told(acquired, 'base')),
      ),
      group('VORSTEUER', told(input, 'input')),
    ].join('')}</ERKLAERUNG>`,
  )
}

function holdsOf(side: BoxFigure['side']): Holds {
  if (side === 'inputTax') return 'input'
  return side === 'outputTax' ? 'owed' : 'base'
}

function kz(box: string, amount: Minor): string {
  return amount === 0 ? '' : leaf(`KZ${box}`, euros(amount), { type: 'kz' })
}

function euros(amount: Minor): string {
  return minorToDecimal(amount, 'EUR')
}
