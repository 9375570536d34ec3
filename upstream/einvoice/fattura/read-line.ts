import { formatFixed, multiply, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { AllowanceCharge, ElectronicLine } from '../model.ts'
import { findAll, text } from '../xml/find.ts'
import type { XmlElement } from '../xml/read-tree.ts'
import { day, decimal, sumOf } from '../xml/values.ts'
import { categoryOfNatura } from './codes.ts'

/** A DettaglioLinee. */
export function fatturaLine(line: XmlElement): ElectronicLine {
  const start = day(line, 'DataInizioPeriodo')
  const end = day(line, 'DataFinePeriodo')
  return {
    id: text(line, 'NumeroLinea'),
    note: text(line, 'TipoCessionePrestazione'),
    object: null,
    quantity: decimal(line, 'Quantita') || '1',
    unit: text(line, 'UnitaMisura'),
    net: decimal(line, 'PrezzoTotale'),
    orderLine: '',
    accountingReference: text(line, 'RiferimentoAmministrazione'),
    period: start === '' && end === '' ? null : { start, end },
    allowances: adjustments(line, 'SC', ''),
    charges: adjustments(line, 'MG', ''),
    price: {
      net: decimal(line, 'PrezzoUnitario'),
      discount: '',
      gross: '',
      quantity: '',
      unit: '',
    },
    category: categoryOfNatura(text(line, 'Natura')),
    rate: decimal(line, 'AliquotaIVA'),
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
 * The document's discounts (SC), surcharges (MG), and contributions to a pension fund, which add to what
 * is charged. Discounts and surcharges are already in the lines where these come to what is taxed: the
 * agency's check 00422 knows no others. One in percent without an amount is worked out of the lines.
 */
export function documentAdjustments(
  document: XmlElement | undefined,
  goods: XmlElement | undefined,
): {
  allowances: AllowanceCharge[]
  charges: AllowanceCharge[]
} {
  if (document === undefined) return { allowances: [], charges: [] }
  const funds = findAll(document, 'DatiCassaPrevidenziale').map((fund) => ({
    amount: decimal(fund, 'ImportoContributoCassa'),
    base: decimal(fund, 'ImponibileCassa'),
    percent: decimal(fund, 'AlCassa'),
    category: categoryOfNatura(text(fund, 'Natura')),
    rate: decimal(fund, 'AliquotaIVA'),
    reason: text(fund, 'TipoCassa'),
    reasonCode: 'ABK',
  }))
  const all = [...adjustments(document, 'SC', 'S'), ...adjustments(document, 'MG', 'S')]
  const lines = sumOf(findAll(goods, 'DettaglioLinee').map((line) => decimal(line, 'PrezzoTotale')))
  const groups = findAll(goods, 'DatiRiepilogo')
  const taxed = Number(sumOf(groups.map((group) => decimal(group, 'ImponibileImporto'))))
  const counted = Number(sumOf([lines, ...funds.map(({ amount }) => amount)]))
  if (all.length === 0 || Math.abs(taxed - counted) < tolerance) {
    return { allowances: [], charges: funds }
  }
  const [first, second] = groups
  const rate = second === undefined ? decimal(first, 'AliquotaIVA') : ''
  const whole = (one: AllowanceCharge) => {
    return { ...one, rate, amount: one.amount || share(lines, one) }
  }
  return {
    allowances: adjustments(document, 'SC', 'S').map(whole),
    charges: [...adjustments(document, 'MG', 'S').map(whole), ...funds],
  }
}

/** What rounding may come to. */
const tolerance = 0.05

function share(lines: string, { percent }: AllowanceCharge): string {
  const [base, rate] = [lines, percent].map((one) => parseDecimal(one, { maxScale: 8 }))
  if (!base || !rate) return ''
  const part = multiply(base, rate)
  return formatFixed(scaleTo({ units: part.units, scale: part.scale + 2 }, 2), 2)
}

function adjustments(from: XmlElement, kind: 'SC' | 'MG', category: string): AllowanceCharge[] {
  return findAll(from, 'ScontoMaggiorazione')
    .filter((one) => text(one, 'Tipo') === kind)
    .map((one) => ({
      amount: decimal(one, 'Importo'),
      base: '',
      percent: decimal(one, 'Percentuale'),
      category,
      rate: '',
      reason: '',
      reasonCode: '',
    }))
}
