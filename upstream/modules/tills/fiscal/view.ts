import { AppError } from '#contract/core/errors.ts'
import type { FiscalDevice, FiscalDevices, FiscalTill } from '#contract/tills/fiscal.ts'
import type { Reader } from '../../../firm/store.ts'
import { findTill, type TillName, tillNames } from '../tills/views.ts'
import { type DeviceRow, findDevice } from './devices.ts'
import { packOf } from './packs.ts'
import { countOpen, newestRecords } from './records.ts'

const shown = 20

/** The tills that are in use, with their devices. */
export function listDevices(reader: Reader): FiscalDevices {
  const found = packOf(reader)
  return {
    country: found?.country ?? null,
    needsDevice: found?.pack.needsDevice ?? false,
    rows: tillNames(reader)
      .filter(({ isArchived }) => !isArchived)
      .map((till) => toDevice(reader, till, findDevice(reader, till.id))),
  }
}

/** One till with its device and what was signed last. @throws AppError not_found */
export function viewRegister(reader: Reader, registerId: string): FiscalTill {
  const till = findTill(reader, registerId)
  if (!till) throw new AppError('not_found', 'No such register')
  const found = packOf(reader)
  const device = findDevice(reader, registerId)
  const own = device && found && device.country === found.country ? device : undefined
  // One more than is shown: the oldest of them continues it.
  const newest = own ? newestRecords(reader, registerId, shown + 1) : []
  const records = newest.slice(0, shown)
  return {
    country: found?.country ?? null,
    device: toDevice(reader, till, own),
    steps: own && found ? found.pack.steps(own) : [],
    files: found && (own || !found.pack.needsDevice) ? [...found.pack.files] : [],
    isWhole: own && found ? found.pack.isWhole(own, records.toReversed(), newest[shown]) : null,
    records: records.map(({ kind, documentId, ...record }) => ({
      ...record,
      kind,
      ticketId: kind === 'sale' || kind === 'refund' ? documentId : '',
    })),
  }
}

function toDevice(
  reader: Reader,
  { id, name }: TillName,
  device: DeviceRow | undefined,
): FiscalDevice {
  return {
    tillId: id,
    name,
    mode: device?.mode ?? 'none',
    state: device?.state ?? 'none',
    cashbox: device?.cashbox ?? '',
    serial: device?.serial ?? '',
    startedAt: device?.startedAt ?? null,
    failedAt: device?.failedAt ?? null,
    serviceUrl: device?.serviceUrl ?? '',
    version: device?.version ?? 1,
    ...countOpen(reader, id),
  }
}
