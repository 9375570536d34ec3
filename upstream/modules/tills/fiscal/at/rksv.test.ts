import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { cryptoMaterial, depExport, verifyDep } from './dep.ts'
import {
  chainOf,
  codeText,
  decryptTurnover,
  encryptTurnover,
  isFailed,
  partsOf,
  shownCode,
  signCode,
} from './machine-code.ts'

/** Register and AES key of the ministry's public test cases (TESTSUITE_TEST_SZENARIO_1). */
const cashbox = 'CASHBOX-DEMO-1'
const aesKey = Buffer.from('WQRtiiya3hYh/Uz44Bv3x8ETl1nrH6nCdErn69g5/lU=', 'base64')
const nothing = { normal: 0, reduced1: 0, reduced2: 0, zero: 0, special: 0 }
/** Its sixth receipt. */
const sets = { normal: 12_034, reduced1: 2_149, reduced2: 13_572, zero: 3_439, special: 19_307 }

const { privateKey, publicKey } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'pem', type: 'spki' },
})
const key = 'U:ATU12345678-K1'

function receipts(): string[] {
  const made: string[] = []
  let turnover = 0
  const add = (id: number, at: string, sums: typeof sets, isFailure = false) => {
    const number = `${cashbox}-Receipt-ID-${id}`
    turnover += Object.values(sums).reduce((sum, one) => sum + one, 0)
    const parts = {
      ...{ suite: 'R1-AT0', cashbox, number, at, key, sets: sums },
      turnover: encryptTurnover(aesKey, { cashbox, number }, turnover),
      previous: chainOf(made.at(-1) ?? cashbox),
    }
    made.push(signCode(codeText(parts), isFailure ? null : privateKey))
  }
  add(1, '2016-03-11T03:57:08', nothing)
  add(6, '2016-03-16T09:02:13', sets, true)
  add(7, '2016-03-17T10:03:14', nothing)
  return made
}

test('the code of a receipt is that of the Detailspezifikation', () => {
  const parts = { suite: 'R1-AT0', cashbox, number: 'R-6', at: '2016-03-16T09:02:13', sets }
  expect(codeText({ ...parts, turnover: 'dHVybm92ZXI=', key, previous: 'cHJldmlvdXM=' })).toBe(
    '_R1-AT0_CASHBOX-DEMO-1_R-6_2016-03-16T09:02:13_120,34_21,49_135,72_34,39_193,07_dHVybm92ZXI=_U:ATU12345678-K1_cHJldmlvdXM=',
  )
  const back = { ...nothing, normal: -5 }
  expect(codeText({ ...parts, sets: back, turnover: '', key, previous: '' })).toContain(
    '_-0,05_0,00_',
  )
})

// TESTSUITE_TEST_SZENARIO_1: the first receipt continues the till's id (Detailspezifikation, 5).
test('a chain begins with the register as in the public cases of the ministry', () => {
  expect(chainOf(cashbox)).toBe('cg8hNU5ihto=')
})

test('the turnover counter is encrypted by AES-ICM, below zero too', () => {
  const at = { cashbox, number: 'R-1' }
  for (const turnover of [0, 50_501, -1, 9_007_199_254_740_991]) {
    const text = encryptTurnover(aesKey, at, turnover)
    expect(Buffer.from(text, 'base64')).toHaveLength(8)
    expect(decryptTurnover(aesKey, at, text)).toBe(turnover)
  }
  expect(encryptTurnover(aesKey, at, 1)).not.toBe(
    encryptTurnover(aesKey, { ...at, number: 'R-2' }, 1),
  )
})

test('a log is chained, signed and counted, a failed device included; what is changed shows', () => {
  const log = receipts()
  const keys = { publicKeys: { [key]: publicKey }, aesKey }
  expect(verifyDep(log, keys)).toEqual({ isWhole: true, brokenAt: null, turnover: 50_501 })
  expect(log.map(isFailed)).toEqual([false, true, false])
  expect(partsOf(log[1] ?? '')).toMatchObject({ sets, cashbox })
  expect(shownCode(log[0] ?? '').split('_')).toHaveLength(14)
  // One is left out, one is not what was signed, one is counted otherwise.
  expect(verifyDep([log[0] ?? '', log[2] ?? ''], keys)).toMatchObject({ brokenAt: 1 })
  const [head, , signature] = (log[0] ?? '').split('.')
  const other = codeText({ ...partsOf(log[0] ?? ''), number: 'X' })
  const forged = [head, Buffer.from(other).toString('base64url'), signature].join('.')
  expect(verifyDep([forged], keys)).toMatchObject({ brokenAt: 0 })
  expect(verifyDep(log, { ...keys, aesKey: Buffer.alloc(32) })).toMatchObject({ brokenAt: 0 })
})

test('its files have the names of the export format', () => {
  const [group] = JSON.parse(depExport(receipts()))['Belege-Gruppe']
  expect(Object.keys(group)).toEqual([
    'Signaturzertifikat',
    'Zertifizierungsstellen',
    'Belege-kompakt',
  ])
  const material = JSON.parse(cryptoMaterial(key, { publicKey: 'MFk=', aesKey: 'AA==' }))
  expect(material.certificateOrPublicKeyMap[key]).toMatchObject({ id: key })
})
