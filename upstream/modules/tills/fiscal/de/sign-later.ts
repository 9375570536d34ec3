import type { FirmContext, Writer } from '../../../../firm/store.ts'
import type { JobMeans } from '../../../firm/jobs/index.ts'
import { changeDevice, type DeviceRow, findDevice } from '../devices.ts'
import { noteError, type RecordRow, settleRecord, waitingRecords } from '../records.ts'
import { signByService } from './service.ts'
import { Transaction } from './transaction.ts'

/** So many are signed at once, then other jobs of the firm have their turn. */
const atOnce = 20
const waitMs = 60_000

/**
 * Has the firm's service sign what waits at a till, in its order, and stops at the first that it
 * does not sign: what it answers instead is noted, and thrown where it signed none before. Gives when
 * to go on.
 */
export async function signLater(means: JobMeans, registerId: string): Promise<Date | undefined> {
  const { store, firm } = means
  for (let signed = 0; signed < atOnce; signed += 1) {
    const device = findDevice(store.reader, registerId)
    const [record] = waitingRecords(store.reader, registerId, 1)
    if (!record || !device) return undefined
    try {
      await signOne(means, device, record)
    } catch (error) {
      const said = error instanceof Error ? error.message.slice(0, 300) : 'No answer'
      store.transact(firm, (writer) => noteError(writer, record.id, said))
      if (signed > 0) return new Date(Date.now() + waitMs)
      throw error
    }
  }
  return firm.now
}

async function signOne({ store, env, firm }: JobMeans, device: DeviceRow, record: RecordRow) {
  const { id } = record
  const { processData, startedAt } = Transaction.parse(JSON.parse(record.content))
  const { serviceUrl: url, cashbox } = device
  const token = device.sealedToken === '' ? '' : store.sealer.unseal(device.sealedToken)
  const signed = await signByService(env, { url, token, id, cashbox, processData, startedAt })
  store.transact(firm, (writer) => {
    const content = JSON.stringify(signed)
    settleRecord(writer, id, { state: 'signed', content, error: '' })
    const now = findDevice(writer, device.registerId) ?? device
    const isBack = now.state === 'failed'
    changeDevice(writer, now, {
      ...{ serial: signed.serial, publicKey: signed.publicKey },
      ...(isBack && { state: 'ready' as const, failedAt: null }),
    })
  })
}

/** The service did not sign in time: what waits stays without, and the failure has its time. */
export function giveUp(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  error: string,
): void {
  for (const { id, content } of waitingRecords(writer, registerId, -1)) {
    settleRecord(writer, id, { state: 'missing', content, error: error.slice(0, 300) })
  }
  const device = findDevice(writer, registerId)
  if (device?.state !== 'ready') return
  changeDevice(writer, device, { state: 'failed', failedAt: context.now.toISOString() })
}
