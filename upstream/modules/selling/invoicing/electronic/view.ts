import { isEuMember } from '#contract/core/countries.ts'
import type { BrokenRule, ElectronicView } from '#contract/selling/electronic-invoices.ts'
import { brokenFatturaRules, brokenRules } from '../../../../einvoice/index.ts'
import type { Reader } from '../../../../firm/store.ts'
import { keptFilesOf } from '../kept/store.ts'
import { isWithinItaly } from '../split-payment.ts'
import { brokenRecordRules } from '../verifactu/broken-rules.ts'
import { recordFormats } from '../verifactu/view.ts'
import { fatturaInvoice, fatturaTerms } from './fattura-terms.ts'
import { formatsOf, isForItaly } from './formats.ts'
import { fittingKinds } from './kinds.ts'
import { priceWay } from './price-way.ts'
import { type ElectronicSource, readElectronicSource } from './source.ts'
import { toElectronicInvoice } from './to-electronic.ts'

/** What a document says to machines, and which rules it would break. @throws AppError not_found */
export function viewElectronic(reader: Reader, invoiceId: string): ElectronicView {
  const source = readElectronicSource(reader, invoiceId)
  const isDraft = source.row.state === 'draft'
  const kept = keptFilesOf(reader, invoiceId)
  const ofStandard = kept.find(({ format }) => format === 'ubl')?.broken ?? brokenNow(source)
  const isGood = ofStandard.length === 0
  const isExpected = isStandardExpected(source)
  const ofCountry = isDraft
    ? [...brokenOfFattura(source), ...brokenRecordRules(reader, source)]
    : (kept.find(({ format }) => format === 'fattura')?.broken ?? brokenOfFattura(source))
  return {
    terms: source.terms,
    kinds: fittingKinds(source.row),
    maySplit: isWithinItaly(reader, source.snapshot.buyer.address.country),
    profile: source.snapshot.buyer.electronicProfile,
    broken: [...(isExpected ? ofStandard : []), ...ofCountry],
    isExpected,
    kept: kept.map(({ broken: _, ...file }) => file),
    formats:
      isExpected || isGood ? formatsOf(source, isGood, recordFormats(reader, invoiceId)) : [],
    isDraft,
  }
}

/**
 * Whether anybody holds the document to EN 16931: it binds in the Union (Directive 2014/55/EU), and
 * where the customer is kept with a profile of it. In the United States nobody receives it.
 */
function isStandardExpected({ snapshot: { seller, buyer } }: ElectronicSource): boolean {
  if (buyer.electronicProfile !== '') return true
  return isEuMember(seller.address.country) && buyer.address.country !== 'US'
}

function brokenNow(source: ElectronicSource): BrokenRule[] {
  const invoice = toElectronicInvoice(source)
  // A draft gets its number when it is issued.
  const isDraft = source.row.state === 'draft'
  const numbered = isDraft ? { ...invoice, number: invoice.number || '1' } : invoice
  return brokenRules(numbered, priceWay(source.row))
}

/** Of an Italian firm what the Sistema di Interscambio would refuse; nothing of others. */
function brokenOfFattura(source: ElectronicSource): BrokenRule[] {
  if (!isForItaly(source)) return []
  const invoice = fatturaInvoice(source)
  return brokenFatturaRules({ ...invoice, number: invoice.number || '1' }, fatturaTerms(source))
}
