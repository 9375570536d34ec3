import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import { group, leaf, xmlFile } from '../../../../../einvoice/xml/write.ts'

/** A month or a quarter of the communication, with what its boxes say. */
export type LipeModule = {
  period: { kind: 'month' | 'quarter'; number: number }
  /** VP2 to VP5. */
  sales: Minor
  purchases: Minor
  owed: Minor
  recovered: Minor
}

type Firm = { vatNumber: string; taxCode: string; declarant: string; year: string }

/**
 * Italy's Comunicazione liquidazioni periodiche IVA as "Fatture e Corrispettivi" takes it (supply code
 * IVP18, provvedimento of 21 March 2018), one module for each month or one for the quarter. What is left
 * of a credit goes on to the next module.
 * A quarter bears 1 % of interest (art. 7 D.P.R. 542/1999). The last one is module 5, which is settled
 * with the yearly return: it says neither interest nor what is to pay.
 * @param credit what the period before left to get back, minor units
 */
export function lipeXml(modules: readonly LipeModule[], firm: Firm, credit: Minor): string {
  let left = credit
  const told = modules.map((module, at) => {
    const { xml, carried } = moduleXml(module, at + 1, left)
    left = carried
    return xml
  })
  const isOwn = firm.declarant === firm.taxCode
  const declarant = isOwn ? '' : firm.declarant
  return xmlFile(
    'iv:Fornitura',
    {
      'xmlns:iv': 'urn:www.agenziaentrate.gov.it:specificheTecniche:sco:ivp',
      'xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
    },
    group(
      'iv:Intestazione',
      leaf('iv:CodiceFornitura', 'IVP18'),
      leaf('iv:CodiceFiscaleDichiarante', declarant),
      leaf('iv:CodiceCarica', isOwn ? '' : '1'),
    ),
    `<iv:Comunicazione identificativo="00001">${[
      group(
        'iv:Frontespizio',
        leaf('iv:CodiceFiscale', firm.taxCode),
        leaf('iv:AnnoImposta', firm.year),
        leaf('iv:PartitaIVA', firm.vatNumber),
        leaf('iv:CFDichiarante', declarant),
        leaf('iv:CodiceCaricaDichiarante', isOwn ? '' : '1'),
        leaf('iv:FirmaDichiarazione', '1'),
        leaf('iv:FlagConferma', '1'),
        leaf('iv:IdentificativoProdSoftware', 'FIRMAMENT'),
      ),
      group('iv:DatiContabili', told),
    ].join('')}</iv:Comunicazione>`,
  )
}

function moduleXml(
  { period, sales, purchases, owed, recovered }: LipeModule,
  number: number,
  credit: Minor,
): { xml: string; carried: Minor } {
  const isQuarter = period.kind === 'quarter'
  const isLast = isQuarter && period.number === 4
  const difference = owed - recovered
  const due = difference - credit
  const interest = isQuarter && !isLast && due > 0 ? Math.round(due / 100) : 0
  const result = due + interest
  // The first period of a year takes over what the year before left (VP9), later ones the period (VP8).
  const carriedIn = period.number === 1 ? 'CreditoAnnoPrecedente' : 'CreditoPeriodoPrecedente'
  const xml = group(
    'iv:Modulo',
    leaf('iv:NumeroModulo', String(number)),
    isQuarter
      ? leaf('iv:Trimestre', isLast ? '5' : String(period.number))
      : leaf('iv:Mese', String(period.number)),
    amount('TotaleOperazioniAttive', sales),
    amount('TotaleOperazioniPassive', purchases),
    amount('IvaEsigibile', owed),
    amount('IvaDetratta', recovered),
    amount('IvaDovuta', Math.max(difference, 0)),
    amount('IvaCredito', Math.max(-difference, 0)),
    amount(carriedIn, credit),
    amount('InteressiDovuti', interest),
    isLast ? '' : amount('ImportoDaVersare', Math.max(result, 0)),
    isLast ? '' : amount('ImportoACredito', Math.max(-result, 0)),
  )
  return { xml, carried: Math.max(-result, 0) }
}

/** With a comma, as the form writes amounts; nothing is left out. */
function amount(name: string, value: Minor): string {
  return value === 0 ? '' : leaf(`iv:${name}`, minorToDecimal(value, 'EUR').replace('.', ','))
}
