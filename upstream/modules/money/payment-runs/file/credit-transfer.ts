import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { TransferFormat } from '#contract/money/payment-runs.ts'
import { group, leaf, xmlFile } from '../../../../einvoice/xml/write.ts'
import { bankReference, bankText } from './bank-text.ts'
import { isCreditorReference, isQrIban, isQrReference } from './structured-reference.ts'

type Place = { street: string; postcode: string; city: string; country: string }

/** One transfer; amount in minor units of the order's currency. */
export type Transfer = {
  /** What the bank names it by towards both sides. */
  endToEndId: string
  amount: Minor
  name: string
  address: Place | undefined
  iban: string
  reference: string
}

export type TransferOrder = {
  /** Names the file and its batch. */
  number: string
  /** Instant, UTC. */
  createdAt: string
  executionDate: string
  currency: string
  payer: { name: string; iban: string; bic: string; address: Place }
  transfers: readonly Transfer[]
  /** Tells the bank that it is pay, which it keeps from those who only see the account. */
  purpose?: 'SALA'
}

/**
 * An order of credit transfers, ISO 20022 pain.001.001.03 or .09, as a bank of SEPA takes it
 * (EPC132-08) or a Swiss one (Swiss Payment Standards, pain.001.001.09.ch.03): one batch that the
 * bank takes off the account in one sum.
 */
export function creditTransferFile(order: TransferOrder, format: TransferFormat): string {
  const { number, createdAt, payer, transfers } = order
  const total = sumOf(order)
  const id = bankReference(number)
  const schema = `pain.001.001.${format === 'sepa03' ? '03' : '09'}`
  return xmlFile(
    'Document',
    { xmlns: `urn:iso:std:iso:20022:tech:xsd:${schema}` },
    group(
      'CstmrCdtTrfInitn',
      group(
        'GrpHdr',
        leaf('MsgId', id),
        leaf('CreDtTm', createdAt.slice(0, 19)),
        leaf('NbOfTxs', String(transfers.length)),
        leaf('CtrlSum', total),
        group('InitgPty', leaf('Nm', bankText(payer.name, 70))),
      ),
      group(
        'PmtInf',
        leaf('PmtInfId', id),
        leaf('PmtMtd', 'TRF'),
        leaf('BtchBookg', 'true'),
        leaf('NbOfTxs', String(transfers.length)),
        leaf('CtrlSum', total),
        typeOf(order, format),
        executionOf(order, format),
        group('Dbtr', leaf('Nm', bankText(payer.name, 70)), addressOf(payer.address, format)),
        group('DbtrAcct', group('Id', leaf('IBAN', payer.iban))),
        group('DbtrAgt', group('FinInstnId', bankOf(payer, format))),
        format === 'swiss09' ? '' : leaf('ChrgBr', 'SLEV'),
        transfers.map((one) => transferOf(one, order, format)),
      ),
    ),
  )
}

function typeOf({ purpose }: TransferOrder, format: TransferFormat): string {
  const level = format === 'swiss09' ? '' : group('SvcLvl', leaf('Cd', 'SEPA'))
  const category = purpose ? group('CtgyPurp', leaf('Cd', purpose)) : ''
  return level + category === '' ? '' : group('PmtTpInf', level, category)
}

function executionOf({ executionDate }: TransferOrder, format: TransferFormat): string {
  if (format === 'sepa03') return leaf('ReqdExctnDt', executionDate)
  return group('ReqdExctnDt', leaf('Dt', executionDate))
}

/** The payer's bank, which the file must name: by its BIC, in Switzerland else by the IBAN's number of it. */
function bankOf({ iban, bic }: TransferOrder['payer'], format: TransferFormat): string {
  if (bic !== '') return leaf(format === 'sepa03' ? 'BIC' : 'BICFI', bic)
  if (format !== 'swiss09') return group('Othr', leaf('Id', 'NOTPROVIDED'))
  const system = group('ClrSysId', leaf('Cd', 'CHBCC'))
  return group('ClrSysMmbId', system, leaf('MmbId', String(Number(iban.slice(4, 9)))))
}

/** Addresses go in parts, as banks want them since November 2026; none without its town. */
function addressOf(address: Place | undefined, format: TransferFormat): string {
  if (!address || address.city === '' || address.country === '') return ''
  const { street, postcode, city, country } = address
  if (format === 'sepa03') return ''
  return group(
    'PstlAdr',
    leaf('StrtNm', bankText(street, 70)),
    leaf('PstCd', bankText(postcode, 16)),
    leaf('TwnNm', bankText(city, 35)),
    leaf('Ctry', country),
  )
}

function transferOf(one: Transfer, { currency }: TransferOrder, format: TransferFormat): string {
  const { endToEndId, amount, name, address, iban, reference } = one
  const id = bankReference(endToEndId)
  return group(
    'CdtTrfTxInf',
    group('PmtId', format === 'swiss09' ? leaf('InstrId', id) : '', leaf('EndToEndId', id)),
    group('Amt', leaf('InstdAmt', minorToDecimal(amount, currency), { Ccy: currency })),
    group('Cdtr', leaf('Nm', bankText(name, 70)), addressOf(address, format)),
    group('CdtrAcct', group('Id', leaf('IBAN', iban))),
    group('RmtInf', remittanceOf(reference, iban)),
  )
}

/** A reference that a machine reads goes as such, any other as words. */
function remittanceOf(reference: string, iban: string): string {
  const plain = reference.replace(/\s/g, '').toUpperCase()
  if (isQrIban(iban) && isQrReference(plain)) {
    return creditorReference(leaf('Prtry', 'QRR'), plain)
  }
  if (isCreditorReference(plain)) return creditorReference(leaf('Cd', 'SCOR'), plain)
  return leaf('Ustrd', bankText(reference, 140))
}

function creditorReference(kind: string, reference: string): string {
  const type = group('Tp', group('CdOrPrtry', kind))
  return group('Strd', group('CdtrRefInf', type, leaf('Ref', reference)))
}

function sumOf({ transfers, currency }: TransferOrder): string {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0)
  return minorToDecimal(total, currency)
}
