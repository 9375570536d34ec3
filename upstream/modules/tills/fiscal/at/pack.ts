import { AppError, conflictOf } from '#contract/core/errors.ts'
import { withOffset } from '#contract/core/zoned-time.ts'
import type { FiscalPrint, FiscalStep } from '#contract/tills/fiscal.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { changeDevice, type DeviceRow } from '../devices.ts'
import { newKeys, openKeys, pemOf } from '../keys.ts'
import { type FiscalPack, type FiscalReceipt, printsNothing, type TaxSum } from '../port.ts'
import { insertRecord, lastOfKind, lastRecord, type RecordRow, recordOf } from '../records.ts'
import { sumOf, verifyDep } from './dep.ts'
import {
  cancelMark,
  chainOf,
  codeText,
  encryptTurnover,
  failedMark,
  shownCode,
  signCode,
  type TaxSets,
} from './machine-code.ts'

/** Of a closed system without a certificate: that is what a key of ours is. */
const suite = 'R1-AT0'
const nothing: TaxSets = { normal: 0, reduced1: 0, reduced2: 0, zero: 0, special: 0 }
const standInWords = [
  'Signiert mit einem Ersatzschlüssel ohne Zertifikat:',
  'keine zugelassene Signaturerstellungseinheit (RKSV).',
]

/** Austria: the Registrierkassensicherheitsverordnung. */
export const austria: FiscalPack = {
  needsDevice: true,
  takesService: false,
  begin(writer, context, device) {
    const began = changeDevice(writer, device, {
      ...newKeys(writer),
      serial: keyName(writer, device),
    })
    signOne(writer, context, began, 'start')
  },
  sign(writer, context, receipt, device) {
    if (!device || device.state === 'ended') return
    if (receipt.kind !== 'sale' && receipt.kind !== 'refund') return
    const current = signMonths(writer, context, device)
    signOne(writer, context, current, receipt.kind, receipt)
  },
  print(reader, ticketId): FiscalPrint {
    const record = recordOf(reader, ticketId)
    if (!record) return printsNothing
    const lines = record.state === 'missing' ? [failedMark] : standInWords
    const heading = 'Maschinenlesbarer Code (RKSV)'
    return { state: record.state, heading, code: shownCode(record.content), lines }
  },
  steps: ({ state }): FiscalStep[] => {
    if (state === 'ended') return []
    return state === 'ready' ? ['zero', 'fail', 'end'] : ['recover', 'end']
  },
  step(writer, context, device, step) {
    if (step === 'zero') signOne(writer, context, signMonths(writer, context, device), 'zero')
    if (step === 'fail') {
      changeDevice(writer, device, { state: 'failed', failedAt: context.now.toISOString() })
    }
    if (step === 'recover') recover(writer, context, device)
    if (step === 'end') {
      const ended = signOne(writer, context, signMonths(writer, context, device), 'end')
      changeDevice(writer, ended, { state: 'ended' })
    }
  },
  isWhole: ({ serial, publicKey }, records, before) =>
    verifyDep(
      records.map(({ content }) => content),
      { publicKeys: { [serial]: pemOf(publicKey) }, after: before?.content },
    ).isWhole,
  files: ['dep7'],
}

/** `U:ATU12345678-K1`: company and key of a closed system (Detailspezifikation, 4). */
function keyName(reader: Reader, { cashbox }: DeviceRow): string {
  const { vatId, taxNumber } = getFirmProfile(reader)
  const company =
    vatId === '' ? `S:${taxNumber.replace(/\W/g, '')}` : `U:${vatId.replace(/\W/g, '')}`
  if (company === 'S:') {
    throw new AppError('invalid', 'The firm has no VAT number or tax number', {
      fields: { mode: { key: 'fiscalNoTaxId' } },
    })
  }
  return `${company}-${cashbox}`
}

/**
 * The end of a failure is a signed receipt of nothing (§ 17 (4) RKSV). The year's must be signed, while
 * a month's may say that the device had failed: where it did, the year's is made once more.
 * @throws AppError conflict
 */
function recover(writer: Writer, context: FirmContext, device: DeviceRow): void {
  if (openKeys(writer, device) === null) throw conflictOf('fiscalKeysGone')
  const ready = changeDevice(writer, device, { state: 'ready', failedAt: null })
  const current = signMonths(writer, context, ready)
  const year = lastOfKind(writer, device.registerId, 'year')
  signOne(writer, context, current, year?.state === 'missing' ? 'year' : 'zero')
}

/** Before the first receipt of a month comes that of the month before; of December, the year's (§ 8 RKSV). */
function signMonths(writer: Writer, context: FirmContext, device: DeviceRow): DeviceRow {
  const last = lastRecord(writer, device.registerId)
  if (!last) return device
  const { timeZone } = getFirmProfile(writer)
  const [before, now] = [last.at, context.now.toISOString()].map((at) =>
    withOffset(at, timeZone).slice(0, 7),
  )
  if (before === now || before === undefined || now === undefined || before > now) return device
  const isYear = before.slice(0, 4) < now.slice(0, 4)
  return signOne(writer, context, device, isYear ? 'year' : 'month')
}

/** Makes one more receipt of the chain. It bears when it is signed, so that none goes back in time. */
function signOne(
  writer: Writer,
  context: FirmContext,
  device: DeviceRow,
  kind: RecordRow['kind'],
  receipt?: FiscalReceipt,
): DeviceRow {
  const { registerId, cashbox, serial } = device
  const { timeZone } = getFirmProfile(writer)
  const keys = openKeys(writer, device)
  const sets = receipt ? setsOf(receipt.groups) : nothing
  const turnover = device.turnover + sumOf(sets)
  const zeros = device.zeros + (receipt ? 0 : 1)
  const number = receipt?.number ?? `NB-${cashbox}-${String(zeros).padStart(4, '0')}`
  const last = lastRecord(writer, registerId)
  const now = context.now.toISOString()
  const at = last && last.at > now ? last.at : now
  // Keys that are gone are a device that failed.
  const isFailed = device.state === 'failed' || keys === null
  const code = {
    ...{ suite, cashbox, number, sets, key: serial },
    at: withOffset(at, timeZone).slice(0, 19),
    turnover:
      kind === 'refund' || keys === null
        ? cancelMark
        : encryptTurnover(Buffer.from(keys.aesKey, 'base64'), { cashbox, number }, turnover),
    previous: chainOf(last?.content ?? cashbox),
  }
  insertRecord(writer, {
    ...{ id: context.newId(), registerId, kind, number, at, error: '' },
    documentId: receipt?.documentId ?? '',
    state: isFailed ? 'missing' : 'standIn',
    content: signCode(codeText(code), isFailed ? null : keys.privateKey),
  })
  const failure = isFailed && device.failedAt === null ? { failedAt: now } : {}
  return changeDevice(writer, device, {
    ...{ turnover, zeros, signatures: device.signatures + 1 },
    ...(isFailed && { state: 'failed' as const }),
    ...failure,
  })
}

/** Which set a rate belongs to; 4.9 % stands with 19 % since July 2026. */
function setsOf(groups: readonly TaxSum[]): TaxSets {
  const sets = { ...nothing }
  for (const { category, rate, net, tax } of groups) {
    sets[setOf(category === 'S' ? Number(rate) : 0)] += net + tax
  }
  return sets
}

function setOf(rate: number): keyof TaxSets {
  if (rate === 20) return 'normal'
  if (rate === 10) return 'reduced1'
  if (rate === 13) return 'reduced2'
  return rate === 0 ? 'zero' : 'special'
}
