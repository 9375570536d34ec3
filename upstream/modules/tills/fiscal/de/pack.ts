import type { FiscalPrint, FiscalStep } from '#contract/tills/fiscal.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { schedule } from '../../../firm/jobs/index.ts'
import { changeDevice, type DeviceRow } from '../devices.ts'
import { newKeys, openKeys } from '../keys.ts'
import { type FiscalPack, type FiscalReceipt, printsNothing } from '../port.ts'
import { insertRecord, lastRecord, recordOf } from '../records.ts'
import { signAsStandIn, standInSerial } from './stand-in.ts'
import { printedLines, processData, qrText, Transaction } from './transaction.ts'

const standInWords = [
  'Ersatzsignatur: keine zertifizierte technische',
  'Sicherheitseinrichtung (§ 146a AO).',
]

/** Germany: § 146a AO and the Kassensicherungsverordnung. */
export const germany: FiscalPack = {
  needsDevice: true,
  takesService: true,
  begin(writer, _, device) {
    if (device.mode === 'remote') return
    const keys = newKeys(writer)
    changeDevice(writer, device, { ...keys, serial: standInSerial(keys.publicKey) })
  },
  onNewKeys: ({ publicKey }) => ({ serial: standInSerial(publicKey) }),
  sign(writer, context, receipt, device) {
    if (!device || device.state === 'ended') return
    if (receipt.kind === 'closing' && receipt.total === 0) return
    if (device.mode === 'remote') waitForService(writer, context, receipt, device)
    else signNow(writer, context, receipt, device)
  },
  print(reader, ticketId, device): FiscalPrint {
    const record = recordOf(reader, ticketId)
    if (!record || !device) return printsNothing
    if (record.state === 'missing') {
      return { ...printsNothing, state: 'missing', lines: ['TSE ausgefallen'] }
    }
    if (record.state === 'waiting') {
      const lines = ['TSE nicht erreicht: Signatur steht aus']
      return { ...printsNothing, state: 'waiting', lines }
    }
    const transaction = Transaction.parse(JSON.parse(record.content))
    const words = record.state === 'standIn' ? standInWords : []
    return {
      state: record.state,
      heading: 'TSE-Daten (KassenSichV)',
      code: qrText(device.cashbox, transaction),
      lines: [...printedLines(device.cashbox, transaction), ...words],
    }
  },
  steps: ({ mode, state }): FiscalStep[] => {
    if (state === 'ended') return []
    if (mode === 'remote') return ['end']
    return state === 'ready' ? ['fail', 'end'] : ['recover', 'end']
  },
  step(writer, context, device, step) {
    const failedAt = context.now.toISOString()
    if (step === 'fail') changeDevice(writer, device, { state: 'failed', failedAt })
    if (step === 'recover') changeDevice(writer, device, { state: 'ready', failedAt: null })
    if (step === 'end') changeDevice(writer, device, { state: 'ended' })
  },
  isWhole: () => null,
  files: ['dsfinvk'],
}

/** What a record keeps while it has no signature. */
export function unsigned(receipt: FiscalReceipt, now: Date): Transaction {
  const at = now.toISOString()
  return {
    processData: processData(receipt),
    ...{ startedAt: at, finishedAt: at, number: 0, counter: 0 },
    ...{ serial: '', algorithm: '', timeFormat: '', signature: '', publicKey: '' },
  }
}

function signNow(
  writer: Writer,
  context: FirmContext,
  receipt: FiscalReceipt,
  device: DeviceRow,
): void {
  const keys = openKeys(writer, device)
  const plain = unsigned(receipt, context.now)
  if (device.state === 'failed' || keys === null) {
    insertRecord(writer, { ...recordFor(context, receipt, plain), state: 'missing' })
    if (device.state === 'failed') return
    changeDevice(writer, device, { state: 'failed', failedAt: context.now.toISOString() })
    return
  }
  const number = device.transactions + 1
  // Beginning a transaction and finishing it are a signature each.
  const counter = device.signatures + 2
  const { publicKey, cashbox } = device
  const signed = signAsStandIn(keys, publicKey, cashbox, { ...plain, number, counter })
  insertRecord(writer, { ...recordFor(context, receipt, signed), state: 'standIn' })
  changeDevice(writer, device, { transactions: number, signatures: counter })
}

function waitForService(
  writer: Writer,
  context: FirmContext,
  receipt: FiscalReceipt,
  device: DeviceRow,
): void {
  // Where the last one waits there is a job that comes to this one too, once the service answers.
  const isAwaited = lastRecord(writer, device.registerId)?.state === 'waiting'
  const record = recordFor(context, receipt, unsigned(receipt, context.now))
  insertRecord(writer, { ...record, state: 'waiting' })
  if (isAwaited) return
  schedule(writer, {
    kind: 'fiscal.sign',
    key: device.registerId,
    dueAt: context.now,
    payload: { registerId: device.registerId },
    title: receipt.number,
    link: `fiscal/${device.registerId}`,
  })
}

function recordFor(context: FirmContext, receipt: FiscalReceipt, transaction: Transaction) {
  const { registerId, kind, documentId, number } = receipt
  return {
    ...{ registerId, kind, documentId, number, error: '' },
    id: context.newId(),
    at: context.now.toISOString(),
    content: JSON.stringify(transaction),
  }
}
