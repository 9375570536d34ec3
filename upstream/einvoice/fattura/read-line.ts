import type { AllowanceCharge, ElectronicLine } from '../model.ts'
import { findAll, text } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { categoryOfNatura } from './codes.ts'

/** A DettaglioLinee. */
export function fatturaLine(line: XmlElement): ElectronicLine {
  const start = text(line, 'DataInizioPeriodo')
  const end = text(line, 'DataFinePeriodo')
  return {
    id: text(line, 'NumeroLinea'),
    note: text(line, 'TipoCessionePrestazione'),
    object: null,
    quantity: text(line, 'Quantita') || '1',
    unit: text(line, 'UnitaMisura'),
    net: text(line, 'PrezzoTotale'),
    orderLine: '',
    accountingReference: text(line, 'RiferimentoAmministrazione'),
    period: start === '' && end === '' ? null : { start, end },
    allowances: adjustments(line, 'SC', ''),
    charges: adjustments(line, 'MG', ''),
    price: { net: text(line, 'PrezzoUnitario'), discount: '', gross: '', quantity: '', unit: '' },
    category: categoryOfNatura(text(line, 'Natura')),
    rate: text(line, 'AliquotaIVA'),
    name: text(line, 'Descrizione'),
    description: '',
    sellerId: '',
    buyerId: '',
    standardId: null,
    classes: findAll(line, 'CodiceArticolo').map((code) => ({
      id: text(code, 'CodiceValore'),
      scheme: text(code, 'CodiceTipo'),
      version: '',
    })),
    origin: '',
    attributes: findAll(line, 'AltriDatiGestionali').map((one) => ({
      name: text(one, 'TipoDato'),
      value: [
        text(one, 'RiferimentoTesto'),
        text(one, 'RiferimentoNumero'),
        text(one, 'RiferimentoData'),
      ]
        .filter(Boolean)
        .join(' '),
    })),
  }
}

/**
 * The document's discounts (SC), surcharges (MG), and contributions to a
 * pension fund, which add to what is charged.
 */
export function documentAdjustments(document: XmlElement | undefined): {
  allowances: AllowanceCharge[]
  charges: AllowanceCharge[]
} {
  if (document === undefined) return { allowances: [], charges: [] }
  const funds = findAll(document, 'DatiCassaPrevidenziale').map((fund) => ({
    amount: text(fund, 'ImportoContributoCassa'),
    base: text(fund, 'ImponibileCassa'),
    percent: text(fund, 'AlCassa'),
    category: categoryOfNatura(text(fund, 'Natura')),
    rate: text(fund, 'AliquotaIVA'),
    reason: text(fund, 'TipoCassa'),
    reasonCode: 'ABK',
  }))
  return {
    allowances: adjustments(document, 'SC', 'S'),
    charges: [...adjustments(document, 'MG', 'S'), ...funds],
  }
}

function adjustments(from: XmlElement, kind: 'SC' | 'MG', category: string): AllowanceCharge[] {
  return findAll(from, 'ScontoMaggiorazione')
    .filter((one) => text(one, 'Tipo') === kind)
    .map((one) => ({
      amount: text(one, 'Importo'),
      base: '',
      percent: text(one, 'Percentuale'),
      category,
      rate: '',
      reason: '',
      reasonCode: '',
    }))
}
