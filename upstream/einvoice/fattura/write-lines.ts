import { negated } from '#contract/core/decimal.ts'
import type { AllowanceCharge, ElectronicInvoice, ElectronicLine } from '../model.ts'
import { group, leaf } from '../xml/write.ts'
import { naturaOf } from './natura.ts'
import { amount, ascii, latin, share } from './write-texts.ts'

type Reason = (category: string) => string

/** A label of the seller's own, and what it says: in words, or as a day, YYYY-MM-DD. */
export type AddedDatum = { label: string; text: string; date: string }

/**
 * The lines, and after them the document's discounts and surcharges as lines of their own, so that
 * each tax of the summary is the sum of its lines.
 */
export function lineParts(
  invoice: ElectronicInvoice,
  words: Reason,
  added: readonly AddedDatum[],
): string[] {
  const further = added.flatMap(addedParts)
  const lines = invoice.lines.map((line, at) =>
    linePart(line, at + 1, words, at === 0 ? further : []),
  )
  const adjustments = [
    ...invoice.allowances.map((one) => ({ one, isCharge: false })),
    ...invoice.charges.map((one) => ({ one, isCharge: true })),
  ].map(({ one, isCharge }, at) => adjustmentPart(one, lines.length + at + 1, isCharge, words))
  return [...lines, ...adjustments]
}

function linePart(
  line: ElectronicLine,
  number: number,
  words: Reason,
  further: readonly string[],
): string {
  const quantity = line.quantity.replace(/^-/, '')
  // A quantity can't be below zero; then the price is.
  const signed = (text: string) => (line.quantity.startsWith('-') ? negated(text) : text)
  const price = line.price.quantity === '' ? line.price.net : share(line.price.net, quantity)
  return group(
    'DettaglioLinee',
    leaf('NumeroLinea', String(number)),
    line.sellerId === ''
      ? ''
      : group(
          'CodiceArticolo',
          leaf('CodiceTipo', 'SKU'),
          leaf('CodiceValore', ascii(line.sellerId, 35)),
        ),
    leaf('Descrizione', latin(`${line.name} ${line.description}`, 1000) || '-'),
    leaf('Quantita', amount(quantity)),
    leaf('UnitaMisura', ascii(line.unit, 10)),
    leaf('PrezzoUnitario', amount(signed(price))),
    line.allowances.map((one) => discountPart(one, quantity, 'SC')),
    line.charges.map((one) => discountPart(one, quantity, 'MG')),
    leaf('PrezzoTotale', amount(line.net)),
    rateAndNature(line, words),
    further,
  )
}

/**
 * AltriDatiGestionali (2.2.1.16): the format has them at lines alone. Their kind is a word of our own,
 * because some words mean something to the agency (INTENTO, for one), and a label might be one of them.
 * A text has 60 letters; a longer one goes on in the next.
 */
function addedParts({ label, text, date }: AddedDatum, at: number): string[] {
  const kind = leaf('TipoDato', `CAMPO${at + 1}`)
  if (date !== '') {
    const named = leaf('RiferimentoTesto', latin(label, 60))
    return [group('AltriDatiGestionali', kind, named, leaf('RiferimentoData', date))]
  }
  const said = latin(`${label}: ${text}`, 1000)
  return (said.match(/.{1,60}/g) ?? []).map((piece) =>
    group('AltriDatiGestionali', kind, leaf('RiferimentoTesto', piece)),
  )
}

/** On a line the amount is that of one unit; a percentage has two decimals at most. */
function discountPart(one: AllowanceCharge, quantity: string, kind: 'SC' | 'MG'): string {
  const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(one.percent)
  return group(
    'ScontoMaggiorazione',
    leaf('Tipo', kind),
    isPercent
      ? leaf('Percentuale', amount(one.percent))
      : leaf('Importo', share(one.amount, quantity)),
  )
}

function adjustmentPart(
  one: AllowanceCharge,
  number: number,
  isCharge: boolean,
  words: Reason,
): string {
  const net = amount(isCharge ? one.amount : negated(one.amount))
  return group(
    'DettaglioLinee',
    leaf('NumeroLinea', String(number)),
    leaf('TipoCessionePrestazione', isCharge ? '' : 'SC'),
    leaf('Descrizione', latin(one.reason, 1000) || '-'),
    leaf('PrezzoUnitario', net),
    leaf('PrezzoTotale', net),
    rateAndNature(one, words),
  )
}

function rateAndNature(one: { category: string; rate: string }, words: Reason): string {
  const nature = naturaOf(one.category, words(one.category))
  return leaf('AliquotaIVA', amount(one.rate)) + leaf('Natura', nature)
}
