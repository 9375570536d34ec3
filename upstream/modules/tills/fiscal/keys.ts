import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Writer } from '../../../firm/store.ts'
import type { DeviceRow } from './devices.ts'

export type DeviceKeys = {
  /** PKCS 8, PEM. */
  privateKey: string
  /** 32 bytes, base 64. */
  aesKey: string
}

/** Keys for a new stand-in, P-256 and AES-256: what goes into its row. */
export function newKeys({ sealer }: Writer): Pick<DeviceRow, 'sealedKeys' | 'publicKey'> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys: DeviceKeys = {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    aesKey: randomBytes(32).toString('base64'),
  }
  return {
    sealedKeys: sealer.seal(JSON.stringify(keys)),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

/** The keys of a device; null where this deployment cannot read them, as after a restore elsewhere. */
export function openKeys({ sealer }: Pick<Writer, 'sealer'>, device: DeviceRow): DeviceKeys | null {
  try {
    return JSON.parse(sealer.unseal(device.sealedKeys))
  } catch {
    return null
  }
}

/** A public key as PEM. */
export function pemOf(publicKey: string): string {
  const lines = publicKey.match(/.{1,64}/g) ?? []
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
}
