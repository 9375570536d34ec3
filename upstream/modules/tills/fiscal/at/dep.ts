import type { Minor } from '#contract/core/money.ts'
import {
  cancelMark,
  chainOf,
  decryptTurnover,
  isFailed,
  isSignedBy,
  partsOf,
  type TaxSets,
  trainingMark,
} from './machine-code.ts'

/** The export of the data log (DEP 7) as the Detailspezifikation, 3, has it. */
export function depExport(receipts: readonly string[]): string {
  const group = {
    // The key of a closed system is registered, and has no certificate.
    Signaturzertifikat: '',
    Zertifizierungsstellen: [],
    'Belege-kompakt': receipts,
  }
  return JSON.stringify({ 'Belege-Gruppe': [group] }, null, 2)
}

/** What the ministry's verification tool reads signatures and turnover with. */
export function cryptoMaterial(
  key: string,
  { publicKey, aesKey }: { publicKey: string; aesKey: string },
): string {
  const own = {
    id: key,
    signatureDeviceType: 'PUBLIC_KEY',
    signatureCertificateOrPublicKey: publicKey,
  }
  return JSON.stringify(
    { base64AESKey: aesKey, certificateOrPublicKeyMap: { [key]: own } },
    null,
    2,
  )
}

export type Verified = {
  isWhole: boolean
  /** Position of the first receipt that is wrong, from 0. */
  brokenAt: number | null
  turnover: Minor
}

/**
 * Verifies a data log from its first receipt: chain, signatures, and the turnover counter where its key is
 * given. A receipt whose device had failed is chained and counted, and is not signed.
 * @param after the receipt that the first of them continues, where they do not begin with the log
 */
export function verifyDep(
  receipts: readonly string[],
  {
    publicKeys,
    aesKey,
    after,
  }: {
    publicKeys: Readonly<Record<string, string>>
    aesKey?: Uint8Array
    after?: string | undefined
  },
): Verified {
  let turnover = 0
  let before = after
  for (const [at, jws] of receipts.entries()) {
    const parts = partsOf(jws)
    const isTraining = parts.turnover === trainingMark
    if (!isTraining) turnover += sumOf(parts.sets)
    const publicKey = publicKeys[parts.key]
    const isSigned = isFailed(jws) || (publicKey !== undefined && isSignedBy(jws, publicKey))
    const isNext = parts.previous === chainOf(before ?? parts.cashbox)
    const isCounted =
      !aesKey ||
      isTraining ||
      parts.turnover === cancelMark ||
      decryptTurnover(aesKey, parts, parts.turnover) === turnover
    if (!isSigned || !isNext || !isCounted) return { isWhole: false, brokenAt: at, turnover }
    before = jws
  }
  return { isWhole: true, brokenAt: null, turnover }
}

/** All sets together, cents. */
export function sumOf({ normal, reduced1, reduced2, zero, special }: TaxSets): Minor {
  return normal + reduced1 + reduced2 + zero + special
}
