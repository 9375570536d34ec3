import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import { instantOf } from '#contract/core/zoned-time.ts'
import type { FiscalFileKind, FiscalFileQuery } from '#contract/tills/fiscal.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { countClosedSessions, findTill } from '../tills/views.ts'
import { cryptoMaterial, depExport } from './at/dep.ts'
import { dsfinvkFile } from './de/dsfinvk/export.ts'
import { type DeviceRow, findDevice } from './devices.ts'
import { corrispettiviFile } from './it/corrispettivi.ts'
import { openKeys } from './keys.ts'
import { packOf } from './packs.ts'
import { countRecords, recordsOf } from './records.ts'

const dayMs = 86_400_000
/** More receipts, or sessions with their tickets, do not fit into memory. */
const most: Record<FiscalFileKind, number> = { dep7: 50_000, dsfinvk: 400, corrispettivi: 400 }

type Days = { from: string; to: string }

/**
 * Whether there is such a file of a till and a span of days.
 * @throws AppError not_found where the country has none or the till no device; invalid for days that
 *   are the wrong way round, or hold nothing
 */
export function requireFile(
  reader: Reader,
  registerId: string,
  { kind, ...days }: FiscalFileQuery,
): void {
  const till = findTill(reader, registerId)
  const found = packOf(reader)
  if (!till || !found?.pack.files.includes(kind)) throw new AppError('not_found', 'No such file')
  if (found.pack.needsDevice) deviceOf(reader, registerId)
  if (days.to < days.from) throw invalidField('to', 'beforeStart')
  const count =
    kind === 'dep7'
      ? countRecords(reader, registerId, spanOf(reader, days))
      : countClosedSessions(reader, registerId, days)
  if (count === 0) throw invalidField('to', 'nothingInDays')
  if (count > most[kind]) throw invalidField('to', 'tooManyEntries')
}

/** What the tax office is given of a till and a span of days. @throws AppError as `requireFile` */
export function fiscalFile(
  reader: Reader,
  { now }: FirmContext,
  registerId: string,
  query: FiscalFileQuery,
): File {
  requireFile(reader, registerId, query)
  const { kind, ...days } = query
  const till = findTill(reader, registerId)
  if (!till) throw new AppError('not_found', 'No such register')
  if (kind === 'corrispettivi') return corrispettiviFile(reader, till, days)
  const device = deviceOf(reader, registerId)
  if (kind === 'dsfinvk') return dsfinvkFile(reader, { now, till, device, days })
  const receipts = recordsOf(reader, registerId, spanOf(reader, days))
  const text = depExport(receipts.map(({ content }) => content))
  const name = `DEP7_${device.cashbox}_${days.from}_${days.to}.json`
  return new File([text], name, { type: 'application/json' })
}

/** Days as instants, from the first until before the day after the last. */
function spanOf(reader: Reader, { from, to }: Days): { from: string; before: string } {
  const { timeZone } = getFirmProfile(reader)
  const after = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
  return {
    from: instantOf(`${from}T00:00`, timeZone),
    before: instantOf(`${after}T00:00`, timeZone),
  }
}

/**
 * The keys that whoever verifies an Austrian log asks for: with that of the counter, the turnover of a
 * register can be read off any of its receipts.
 * @throws AppError not_found, conflict; forbidden for a program; confirm_needed for somebody who did not
 *   show who they are for a while
 */
export function keysFile(writer: Writer, { actor }: FirmContext, registerId: string): File {
  const device = deviceOf(writer, registerId)
  if (device.country !== 'AT') throw new AppError('not_found', 'No such file')
  const keys = openKeys(writer, device)
  if (actor.isProgram) throw new AppError('forbidden', 'API keys cannot read signing keys')
  if (!actor.isFresh)
    throw new AppError('confirm_needed', 'The signing keys of a till are not shown')
  if (!keys) throw conflictOf('fiscalKeysGone')
  writer.audit({
    entity: 'tillRegister',
    entityId: registerId,
    action: 'takeKeys',
    title: findTill(writer, registerId)?.name ?? '',
  })
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
