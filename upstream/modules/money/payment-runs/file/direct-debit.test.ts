import { expect, test } from 'vitest'
import { type Debit, type DebitOrder, directDebitFile } from './direct-debit.ts'

function debit(endToEndId: string, amount: number, mandate: Partial<Debit['mandate']> = {}): Debit {
  const usual = { reference: 'M-2026-0001', signedOn: '2026-01-15', scheme: 'core' as const }
  return {
    endToEndId,
    amount,
    name: 'Müller & Töchter',
    iban: 'DE02120300000000202051',
    reference: endToEndId,
    mandate: { ...usual, sequence: 'RCUR', ...mandate },
  }
}

const order: DebitOrder = {
  number: 'RUN-2026-0003',
  createdAt: '2026-11-23T02:00:00.000Z',
  collectionDate: '2026-12-08',
  creditor: {
    name: 'Nord & Söhne GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    creditorId: 'DE98ZZZ09999999999',
  },
  debits: [
    debit('INV-2026-0007', 11_900),
    debit('INV-2026-0008', 1, { sequence: 'FRST', reference: 'M-2026-0002' }),
    debit('INV-2026-0009', 5_950),
  ],
}

/** Every element and its text in the order of the file, without what is around them. */
function leaves(xml: string): string[] {
  return [...xml.matchAll(/<(\w+)[^>]*>([^<>]+)<\/\1>/g)].map(([, name, text]) => `${name} ${text}`)
}

// Written by hand by the implementation guidelines EPC130-08: batches of one sequence each.
test('a file has a batch for each place in the sequence, with its own count and sum', () => {
  const xml = directDebitFile(order, 'debit08')
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"')
  expect(leaves(xml)).toEqual([
    'MsgId RUN-2026-0003',
    'CreDtTm 2026-11-23T02:00:00',
    'NbOfTxs 3',
    'CtrlSum 178.51',
    'Nm Nord + Soehne GmbH',
    ...batchHead('RUN-2026-0003-1', '2', '178.50', 'RCUR'),
    ...transaction('INV-2026-0007', '119.00', 'M-2026-0001'),
    ...transaction('INV-2026-0009', '59.50', 'M-2026-0001'),
    ...batchHead('RUN-2026-0003-2', '1', '0.01', 'FRST'),
    ...transaction('INV-2026-0008', '0.01', 'M-2026-0002'),
  ])
})

function batchHead(id: string, count: string, sum: string, sequence: string): string[] {
  return [
    `PmtInfId ${id}`,
    'PmtMtd DD',
    'BtchBookg true',
    `NbOfTxs ${count}`,
    `CtrlSum ${sum}`,
    'Cd SEPA',
    'Cd CORE',
    `SeqTp ${sequence}`,
    'ReqdColltnDt 2026-12-08',
    'Nm Nord + Soehne GmbH',
    'IBAN DE89370400440532013000',
    'BICFI COBADEFFXXX',
    'ChrgBr SLEV',
    'Id DE98ZZZ09999999999',
    'Prtry SEPA',
  ]
}

function transaction(id: string, amount: string, mandate: string): string[] {
  return [
    `EndToEndId ${id}`,
    `InstdAmt ${amount}`,
    `MndtId ${mandate}`,
    'DtOfSgntr 2026-01-15',
    'AmdmntInd false',
    'Id NOTPROVIDED',
    'Nm Mueller + Toechter',
    'IBAN DE02120300000000202051',
    `Ustrd ${id}`,
  ]
}

test('the older form names banks otherwise, and firms collect from firms by B2B', () => {
  const only = { ...order, debits: [debit('INV-1', 100, { scheme: 'b2b', sequence: 'OOFF' })] }
  const xml = directDebitFile(only, 'debit02')
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.02"')
  expect(xml).toContain('<BIC>COBADEFFXXX</BIC>')
  expect(xml).toContain('<LclInstrm><Cd>B2B</Cd></LclInstrm><SeqTp>OOFF</SeqTp>')
  expect(xml).toContain('<InstdAmt Ccy="EUR">1.00</InstdAmt>')
})
