import { createCipheriv, createDecipheriv, createHash, sign, verify } from 'node:crypto'
import type { Minor } from '#contract/core/money.ts'

/** Sums with tax by the rates of § 10 UStG, in cents, in the order of the Detailspezifikation. */
export type TaxSets = {
  normal: Minor
  reduced1: Minor
  reduced2: Minor
  zero: Minor
  special: Minor
}

export type CodeParts = {
  /** `R1-AT0`: the suite of algorithms and who certified the key; AT0 is nobody. */
  suite: string
  cashbox: string
  number: string
  /** `2016-03-11T03:57:08`, as clocks in Austria show it. */
  at: string
  sets: TaxSets
  /** Of `encryptTurnover`, or a mark. */
  turnover: string
  /** Serial number of the certificate, or company and key. */
  key: string
  /** Of `chainOf`. */
  previous: string
}

/** In place of the turnover of what is taken back (RKSV, Anlage, Z 5). */
export const cancelMark = Buffer.from('STO').toString('base64')
/** The same of what was rung up to learn: it is chained, and not counted. */
export const trainingMark = Buffer.from('TRA').toString('base64')
/** In place of a signature that could not be made (§ 17 RKSV). */
export const failedMark = 'Sicherheitseinrichtung ausgefallen'

const header = Buffer.from('{"alg":"ES256"}').toString('base64url')
const counterBytes = 8

/** What is signed: the machine-readable code without its last part (RKSV, Detailspezifikation, 5). */
export function codeText({ sets, ...parts }: CodeParts): string {
  const sums = [sets.normal, sets.reduced1, sets.reduced2, sets.zero, sets.special].map(euro)
  const { suite, cashbox, number, at, turnover, key, previous } = parts
  return ['', suite, cashbox, number, at, ...sums, turnover, key, previous].join('_')
}

/** `12,34`; below zero `-12,34`. */
function euro(cents: Minor): string {
  const size = Math.abs(cents)
  const text = `${Math.floor(size / 100)},${String(size % 100).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}

/** First 16 bytes of the SHA-256 of till and number: never the same for two receipts. */
function counterBlock(cashbox: string, number: string): Buffer {
  return createHash('sha256').update(`${cashbox}${number}`, 'utf8').digest().subarray(0, 16)
}

/**
 * The turnover counter as it stands in the code: two's complement, AES-256 in ICM (CTR) mode, base 64.
 * @param key 32 bytes
 */
export function encryptTurnover(
  key: Uint8Array,
  { cashbox, number }: Pick<CodeParts, 'cashbox' | 'number'>,
  turnover: Minor,
): string {
  const plain = Buffer.alloc(counterBytes)
  plain.writeBigInt64BE(BigInt(turnover))
  const cipher = createCipheriv('aes-256-ctr', key, counterBlock(cashbox, number))
  return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64')
}

/** What `encryptTurnover` was given; other implementations write 5 to 8 bytes. */
export function decryptTurnover(
  key: Uint8Array,
  { cashbox, number }: Pick<CodeParts, 'cashbox' | 'number'>,
  text: string,
): Minor {
  const decipher = createDecipheriv('aes-256-ctr', key, counterBlock(cashbox, number))
  const plain = Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()])
  return Number(BigInt.asIntN(plain.length * 8, BigInt(`0x${plain.toString('hex')}`)))
}

/**
 * Sig-Voriger-Beleg: the first 8 bytes of the SHA-256 of the receipt before as JWS, of the till's id
 * where there is none; base 64.
 */
export function chainOf(before: string): string {
  return createHash('sha256').update(before, 'utf8').digest().subarray(0, 8).toString('base64')
}

/** A code as JWS, signed by ES256, or with the mark of a device that failed where there is no key. */
export function signCode(code: string, key: string | null): string {
  const signed = `${header}.${Buffer.from(code, 'utf8').toString('base64url')}`
  const signature =
    key === null
      ? Buffer.from(failedMark)
      : sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/** Whether a JWS was signed by whoever has the private key of `publicKey`, PEM. */
export function isSignedBy(jws: string, publicKey: string): boolean {
  const at = jws.lastIndexOf('.')
  const signature = Buffer.from(jws.slice(at + 1), 'base64url')
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(jws.slice(0, at)), key, signature)
}

/** What a receipt shows as code: the signed text, and the signature in base 64. */
export function shownCode(jws: string): string {
  const [, code = '', signature = ''] = jws.split('.')
  const text = Buffer.from(code, 'base64url').toString('utf8')
  return `${text}_${Buffer.from(signature, 'base64url').toString('base64')}`
}

/** Whether a JWS says that the device had failed. */
export function isFailed(jws: string): boolean {
  return Buffer.from(jws.split('.')[2] ?? '', 'base64url').toString('utf8') === failedMark
}

/** The parts of a JWS. */
export function partsOf(jws: string): CodeParts {
  const text = Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8')
  const [, suite = '', cashbox = '', number = '', at = '', ...rest] = text.split('_')
  const [normal, reduced1, reduced2, zero, special] = rest.slice(0, 5).map(cents)
  const [turnover = '', key = '', previous = ''] = rest.slice(5)
  const sets = {
    normal: normal ?? 0,
    reduced1: reduced1 ?? 0,
    reduced2: reduced2 ?? 0,
    zero: zero ?? 0,
    special: special ?? 0,
  }
  return { suite, cashbox, number, at, sets, turnover, key, previous }
}

function cents(text: string): Minor {
  return Number(text.replace(',', ''))
}
