import type { FirmContext, Writer } from '../../../firm/store.ts'
import { unseal } from '../../../identity/credentials/seal.ts'
import type { JobMeans } from '../../jobs/index.ts'
import { changeDevice, findDevice } from '../devices.ts'
import { findRecord, noteError, settleRecord } from '../records.ts'
import { signByService } from './service.ts'
import { Transaction } from './transaction.ts'

/** Has the firm's service sign a receipt that waits; what it answers instead is noted, and thrown. */
export async function signLater({ store, env, firm }: JobMeans, id: string): Promise<undefined> {
  const record = findRecord(store.reader, id)
  const device = record && findDevice(store.reader, record.registerId)
  if (record?.state !== 'waiting' || !device) return
  const { processData, startedAt } = Transaction.parse(JSON.parse(record.content))
  const { serviceUrl: url, cashbox } = device
  try {
    const token = device.sealedToken === '' ? '' : await unseal(env, device.sealedToken)
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
  } catch (error) {
    const said = error instanceof Error ? error.message.slice(0, 300) : 'No answer'
    store.transact(firm, (writer) => noteError(writer, id, said))
    throw error
  }
}

/** The service did not sign in time: the receipt stays without, and the failure has its time. */
export function giveUp(writer: Writer, context: FirmContext, id: string, error: string): void {
  const record = findRecord(writer, id)
  if (record?.state !== 'waiting') return
  settleRecord(writer, id, {
    state: 'missing',
    content: record.content,
    error: error.slice(0, 300),
  })
  const device = findDevice(writer, record.registerId)
  if (device?.state !== 'ready') return
  changeDevice(writer, device, { state: 'failed', failedAt: context.now.toISOString() })
}
