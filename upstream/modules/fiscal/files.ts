import { AppError, conflictOf, invalidField } from '#contract/errors.ts'
import type { FiscalFileQuery } from '#contract/fiscal.ts'
import { instantOf } from '#contract/zoned-time.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { findTill } from '../tills/views.ts'
import { cryptoMaterial, depExport } from './at/dep.ts'
import { dsfinvkFile } from './de/dsfinvk/export.ts'
import { type DeviceRow, findDevice } from './devices.ts'
import { corrispettiviFile } from './it/corrispettivi.ts'
import { openKeys } from './keys.ts'
import { packOf } from './packs.ts'
import { recordsOf } from './records.ts'

const dayMs = 86_400_000

/**
 * What the tax office is given of a register and a span of days.
 * @throws AppError not_found where the country has no such file or the register no device; invalid for
 *   days that are the wrong way round, or hold nothing
 */
export function fiscalFile(
  reader: Reader,
  { now }: FirmContext,
  registerId: string,
  { kind, ...days }: FiscalFileQuery,
): File {
  const till = findTill(reader, registerId)
  const found = packOf(reader)
  if (!till || !found?.pack.files.includes(kind)) throw new AppError('not_found', 'No such file')
  if (days.to < days.from) throw invalidField('to', 'beforeStart')
  if (kind === 'corrispettivi') return corrispettiviFile(reader, till, days)
  const device = deviceOf(reader, registerId)
  if (kind === 'dsfinvk') return dsfinvkFile(reader, { now, till, device, days })
  return depFile(reader, device, days)
}

function depFile(
  reader: Reader,
  { registerId, cashbox }: DeviceRow,
  { from, to }: { from: string; to: string },
): File {
  const { timeZone } = getFirmProfile(reader)
  const after = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
  const span = {
    from: instantOf(`${from}T00:00`, timeZone),
    before: instantOf(`${after}T00:00`, timeZone),
  }
  const receipts = recordsOf(reader, registerId, span).map(({ content }) => content)
  if (receipts.length === 0) throw invalidField('to', 'nothingInDays')
  const name = `DEP7_${cashbox}_${from}_${to}.json`
  return new File([depExport(receipts)], name, { type: 'application/json' })
}

/** The keys that whoever verifies an Austrian log asks for. @throws AppError not_found, conflict */
export function keysFile(writer: Writer, registerId: string): File {
  const device = deviceOf(writer, registerId)
  if (device.country !== 'AT') throw new AppError('not_found', 'No such file')
  const keys = openKeys(writer, device)
  if (!keys) throw conflictOf('fiscalKeysGone')
  const { serial, publicKey, cashbox } = device
  const text = cryptoMaterial(serial, { publicKey, aesKey: keys.aesKey })
  return new File([text], `${cashbox}_keys.json`, { type: 'application/json' })
}

function deviceOf(reader: Reader, registerId: string): DeviceRow {
  const device = findDevice(reader, registerId)
  if (!device || device.country !== packOf(reader)?.country) {
    throw new AppError('not_found', 'No such device')
  }
  return device
}
