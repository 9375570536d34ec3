import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { DebitSequence, MandateScheme } from '#contract/money/mandates.ts'
import type { DebitFormat } from '#contract/money/payment-runs.ts'
import { group, leaf, xmlFile } from '../../../../einvoice/xml/write.ts'
import { bankReference, bankText } from './bank-text.ts'

/** One debit; amount in minor units of euro. */
export type Debit = {
  endToEndId: string
  amount: Minor
  /** Whose account it is. */
  name: string
  iban: string
  reference: string
  mandate: { reference: string; signedOn: string; scheme: MandateScheme; sequence: DebitSequence }
}

export type DebitOrder = {
  /** Names the file and its batches. */
  number: string
  /** Instant, UTC. */
  createdAt: string
  collectionDate: string
  creditor: { name: string; iban: string; bic: string; creditorId: string }
  debits: readonly Debit[]
}

/**
 * An order of direct debits, ISO 20022 pain.008.001.02 or .08, as a bank of SEPA takes it (EPC130-08
 * for CORE, EPC131-08 for B2B): a batch for each scheme and each place in the sequence of a mandate.
 */
export function directDebitFile(order: DebitOrder, format: DebitFormat): string {
  const { number, createdAt, creditor, debits } = order
  const id = bankReference(number)
  const batches = batchesOf(debits)
  const schema = `pain.008.001.${format === 'debit02' ? '02' : '08'}`
  return xmlFile(
    'Document',
    { xmlns: `urn:iso:std:iso:20022:tech:xsd:${schema}` },
    group(
      'CstmrDrctDbtInitn',
      group(
        'GrpHdr',
        leaf('MsgId', id),
        leaf('CreDtTm', createdAt.slice(0, 19)),
        leaf('NbOfTxs', String(debits.length)),
        leaf('CtrlSum', sumOf(debits)),
        group('InitgPty', leaf('Nm', bankText(creditor.name, 70))),
      ),
      batches.map((own, at) => batchOf(order, own, bankReference(`${number}-${at + 1}`), format)),
    ),
  )
}

/** The debits of each scheme and place in the sequence, in the order in which they first come. */
function batchesOf(debits: readonly Debit[]): Debit[][] {
  const batches = new Map<string, Debit[]>()
  for (const debit of debits) {
    const { scheme, sequence } = debit.mandate
    const key = `${scheme}-${sequence}`
    batches.set(key, [...(batches.get(key) ?? []), debit])
  }
  return [...batches.values()]
}

function batchOf(
  { collectionDate, creditor }: DebitOrder,
  debits: readonly Debit[],
  id: string,
  format: DebitFormat,
): string {
  const [first] = debits
  if (!first) return ''
  const { scheme, sequence } = first.mandate
  return group(
    'PmtInf',
    leaf('PmtInfId', id),
    leaf('PmtMtd', 'DD'),
    leaf('BtchBookg', 'true'),
    leaf('NbOfTxs', String(debits.length)),
    leaf('CtrlSum', sumOf(debits)),
    group(
      'PmtTpInf',
      group('SvcLvl', leaf('Cd', 'SEPA')),
      group('LclInstrm', leaf('Cd', scheme === 'b2b' ? 'B2B' : 'CORE')),
      leaf('SeqTp', sequence),
    ),
    leaf('ReqdColltnDt', collectionDate),
    group('Cdtr', leaf('Nm', bankText(creditor.name, 70))),
    group('CdtrAcct', group('Id', leaf('IBAN', creditor.iban))),
    group('CdtrAgt', group('FinInstnId', bankOf(creditor.bic, format))),
    leaf('ChrgBr', 'SLEV'),
    group(
      'CdtrSchmeId',
      group(
        'Id',
        group(
          'PrvtId',
          group('Othr', leaf('Id', creditor.creditorId), group('SchmeNm', leaf('Prtry', 'SEPA'))),
        ),
      ),
    ),
    debits.map((one) => debitOf(one, format)),
  )
}

function debitOf(
  { endToEndId, amount, name, iban, reference, mandate }: Debit,
  format: DebitFormat,
) {
  return group(
    'DrctDbtTxInf',
    group('PmtId', leaf('EndToEndId', bankReference(endToEndId))),
    leaf('InstdAmt', minorToDecimal(amount, 'EUR'), { Ccy: 'EUR' }),
    group(
      'DrctDbtTx',
      group(
        'MndtRltdInf',
        leaf('MndtId', mandate.reference),
        leaf('DtOfSgntr', mandate.signedOn),
        leaf('AmdmntInd', 'false'),
      ),
    ),
    group('DbtrAgt', group('FinInstnId', bankOf('', format))),
    group('Dbtr', leaf('Nm', bankText(name, 70))),
    group('DbtrAcct', group('Id', leaf('IBAN', iban))),
    group('RmtInf', leaf('Ustrd', bankText(reference, 140))),
  )
}

function bankOf(bic: string, format: DebitFormat): string {
  if (bic !== '') return leaf(format === 'debit02' ? 'BIC' : 'BICFI', bic)
  return group('Othr', leaf('Id', 'NOTPROVIDED'))
}

function sumOf(debits: readonly Debit[]): string {
  return minorToDecimal(
    debits.reduce((sum, { amount }) => sum + amount, 0),
    'EUR',
  )
}
