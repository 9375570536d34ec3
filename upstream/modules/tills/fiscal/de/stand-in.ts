import { createHash, sign } from 'node:crypto'
import type { DeviceKeys } from '../keys.ts'
import { processType, type Transaction } from './transaction.ts'

type ToSign = Pick<Transaction, 'processData' | 'startedAt' | 'finishedAt' | 'number' | 'counter'>

/**
 * Signs as a TSE would, with a key of ours: for trying out and for tests. It is none, as BSI TR-03153
 * has them certified, and what it signs is not the log message of BSI TR-03151.
 * @param publicKey SubjectPublicKeyInfo, base 64
 */
export function signAsStandIn(
  { privateKey }: DeviceKeys,
  publicKey: string,
  cashbox: string,
  transaction: ToSign,
): Transaction {
  const signature = sign('sha256', Buffer.from(signedText(cashbox, transaction)), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return {
    ...transaction,
    serial: standInSerial(publicKey),
    algorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
    signature: signature.toString('base64'),
    publicKey,
  }
}

/** What the stand-in signs. */
export function signedText(cashbox: string, transaction: ToSign): string {
  const { number, counter, startedAt, finishedAt, processData } = transaction
  return [cashbox, processType, processData, number, counter, startedAt, finishedAt].join(';')
}

/** SHA-256 of its public key, as the serial number of a TSE is (BSI TR-03153, 7.5). */
export function standInSerial(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex')
}
