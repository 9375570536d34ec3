import type { BrokenRule, KeptFormat } from '#contract/selling/electronic-invoices.ts'
import { documentFileName } from '../../../../documents/delivery/document-file-name.ts'
import { paperTexts } from '../../../../documents/paper/texts/paper-texts.ts'
import {
  brokenFatturaRules,
  brokenRules,
  writeCii,
  writeFattura,
  writeUbl,
} from '../../../../einvoice/index.ts'
import { documentInput } from '../document-input.ts'
import { withDepositLines } from '../electronic/deposit-terms.ts'
import { fatturaInvoice, fatturaTerms } from '../electronic/fattura-terms.ts'
import { isForItaly } from '../electronic/formats.ts'
import { priceWay } from '../electronic/price-way.ts'
import type { ElectronicSource } from '../electronic/source.ts'
import { toElectronicInvoice } from '../electronic/to-electronic.ts'

export type XmlFile = {
  format: Exclude<KeptFormat, 'pdf'>
  name: string
  xml: string
  /** What a receiver would refuse. */
  broken: BrokenRule[]
}

/** An issued document in each syntax that it can leave in. */
export function xmlFilesOf(source: ElectronicSource): XmlFile[] {
  const { row } = source
  const invoice = toElectronicInvoice(source)
  const broken = brokenRules(invoice, priceWay(row))
  const word = paperTexts[documentInput(row, []).language][row.kind]
  const name = (format: string) =>
    documentFileName(word, row.number).replace(/\.pdf$/, `-${format}.xml`)
  const files: XmlFile[] = [
    { format: 'ubl', name: name('ubl'), xml: writeUbl(invoice), broken },
    { format: 'cii', name: name('cii'), xml: writeCii(invoice), broken },
  ]
  if (!isForItaly(source)) return files
  const terms = fatturaTerms(source)
  const forItaly = fatturaInvoice(source)
  const xml = writeFattura(withDepositLines(forItaly, source), terms)
  return [
    ...files,
    {
      format: 'fattura',
      name: `${forItaly.seller.vatId}_${terms.progress}.xml`,
      xml,
      broken: brokenFatturaRules(forItaly, terms),
    },
  ]
}
