import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { tillOf } from '../tills/till-of.fixture.ts'
import { verifyDep } from './at/dep.ts'
import { decryptTurnover, isFailed, partsOf } from './at/machine-code.ts'
import { pemOf } from './keys.ts'

const day = { from: '2020-01-01', to: '2099-12-31' }

async function logOf({ firm, path }: Awaited<ReturnType<typeof tillOf>>) {
  const query = `kind=dep7&from=${day.from}&to=${day.to}`
  const dep = await firm.download(`${path}/file?${query}`)
  const keys = JSON.parse((await firm.download(`${path}/keys`)).body)
  const [name = ''] = Object.keys(keys.certificateOrPublicKeyMap)
  const publicKey = keys.certificateOrPublicKeyMap[name].signatureCertificateOrPublicKey
  const aesKey = Buffer.from(keys.base64AESKey, 'base64')
  const receipts: string[] = JSON.parse(dep.body)['Belege-Gruppe'][0]['Belege-kompakt']
  return { name, aesKey, receipts, publicKeys: { [name]: pemOf(publicKey) } }
}

test('each receipt is signed, chained and counted with its sale, what comes back too', async () => {
  const till = await tillOf('AT')
  const { firm } = till
  await till.open()
  const before = await till.sell({ price: '12', taxCode: 'AT-S20' })
  expect(before.fiscal).toMatchObject({ state: null, code: '' })
  const { body: register, status } = await till.setUp()
  expect(status).toBe(200)
  expect(register.records).toMatchObject([{ kind: 'start', state: 'standIn' }])
  const sold = await till.sell(
    { price: '12', taxCode: 'AT-S20', quantity: '2' },
    { price: '1.10', taxCode: 'AT-S10' },
  )
  const back = await till.refund(sold.id)
  const { receipts, ...keys } = await logOf(till)
  expect(verifyDep(receipts, keys)).toEqual({ isWhole: true, brokenAt: null, turnover: 0 })
  const [start, sale, refund] = receipts.map(partsOf)
  expect(start).toMatchObject({ suite: 'R1-AT0', sets: { normal: 0 }, key: keys.name })
  expect(keys.name).toMatch(/^U:ATU12345675-K1-/)
  expect(sale).toMatchObject({ number: sold.number, sets: { normal: 2_400, reduced1: 110 } })
  expect(sale && decryptTurnover(keys.aesKey, sale, sale.turnover)).toBe(2_510)
  expect(refund).toMatchObject({ number: back.number, turnover: 'U1RP', sets: { normal: -2_400 } })
  // What is printed is what was signed, and that no certified device did.
  expect(sold.fiscal.code.startsWith(`_R1-AT0_${register.device.cashbox}_${sold.number}_`)).toBe(
    true,
  )
  expect(sold.fiscal.lines.join(' ')).toContain('keine zugelassene Signaturerstellungseinheit')
  expect(await till.view()).toMatchObject({ isWhole: true, device: { mode: 'standIn' } })
  const open = await firm.ask('GET', `/public/tickets/${sold.publicToken}/receipt`)
  expect(open.body).toMatchObject({ fiscal: { code: sold.fiscal.code } })
})

test('a device that failed signs nothing, and a signed receipt of nothing ends it', async () => {
  const till = await tillOf('AT')
  await till.open()
  await till.setUp()
  expect((await till.step('fail')).body).toMatchObject({ device: { state: 'failed' } })
  const sold = await till.sell({ price: '5', taxCode: 'AT-S20' })
  expect(sold.fiscal).toMatchObject({
    state: 'missing',
    lines: ['Sicherheitseinrichtung ausgefallen'],
  })
  const { body } = await till.step('recover')
  expect(body.records.map(({ kind, state }) => [kind, state])).toEqual([
    ['zero', 'standIn'],
    ['sale', 'missing'],
    ['start', 'standIn'],
  ])
  const { receipts, ...keys } = await logOf(till)
  expect(receipts.map(isFailed)).toEqual([false, true, false])
  expect(verifyDep(receipts, keys)).toMatchObject({ isWhole: true, turnover: 500 })
  expect((await till.step('recover')).body).toMatchObject({ code: 'conflict' })
  expect((await till.step('end')).body).toMatchObject({ device: { state: 'ended' }, steps: [] })
})

test('before the first receipt of a month comes that of the month before', async () => {
  const till = await tillOf('AT')
  await till.open()
  await till.setUp()
  await runInDurableObject(till.firm.object, (_, { storage }) => {
    storage.sql.exec("update fiscal_records set at = '2025-11-30T12:00:00.000Z'")
  })
  await till.sell({ price: '5', taxCode: 'AT-S20' })
  const { records } = await till.view()
  expect(records.map(({ kind }) => kind)).toEqual(['sale', 'year', 'start'])
})

// Of the months that begin at a till, only December's receipt is the year's (§ 8 (3) RKSV).
test('a year that began while the device had failed gets its signed receipt at the end of that', async () => {
  const till = await tillOf('AT')
  await till.open()
  await till.setUp()
  const dateBack = (at: string) =>
    runInDurableObject(till.firm.object, (_, { storage }) => {
      storage.sql.exec('update fiscal_records set at = ?', at)
    })
  const kinds = async () =>
    (await till.view()).records.map(({ kind, state }) => `${kind} ${state}`).reverse()
  await till.step('fail')
  await dateBack('2025-12-30T12:00:00.000Z')
  await till.sell({ price: '5', taxCode: 'AT-S20' })
  expect(await kinds()).toEqual(['start standIn', 'year missing', 'sale missing'])
  await till.step('recover')
  expect((await kinds()).at(-1)).toBe('year standIn')
  await till.step('fail')
  await till.step('recover')
  expect((await kinds()).at(-1)).toBe('zero standIn')
  const { receipts, ...keys } = await logOf(till)
  expect(verifyDep(receipts, keys)).toMatchObject({ isWhole: true, turnover: 500 })
})

test('keys and steps are for whoever may, and one register has one device', async () => {
  const till = await tillOf('AT')
  const as = (role: string) => ({ role })
  expect((await till.setUp({ mode: 'standIn' }, as('accountant'))).status).toBe(403)
  expect(
    (await till.setUp({ mode: 'remote', serviceUrl: 'https://a.example.com' })).body,
  ).toMatchObject({ data: { fields: { mode: { key: 'fiscalNoService' } } } })
  await till.setUp()
  expect((await till.setUp()).status).toBe(409)
  expect((await till.step('zero', as('cashier'))).status).toBe(403)
  const keys = await till.firm.download(`${till.path}/keys`, as('accountant'))
  expect(keys.status).toBe(403)
  for (const how of [{ isFresh: false }, { isProgram: true }]) {
    expect((await till.firm.download(`${till.path}/keys`, how)).status).toBe(403)
  }
  const taken = async () =>
    (await till.history()).rows.filter(({ action }) => action === 'takeKeys')
  expect(await taken()).toEqual([])
  expect((await till.firm.download(`${till.path}/keys`)).status).toBe(200)
  expect(await taken()).toMatchObject([{ by: 'Maria' }])
  const query = `kind=dep7&from=${day.from}&to=${day.to}`
  expect((await till.firm.download(`${till.path}/file?${query}`, as('cashier'))).status).toBe(403)
  // The private key leaves the firm with nobody, and lies sealed.
  await runInDurableObject(till.firm.object, (_, { storage }) => {
    const [row] = storage.sql.exec<{ sealed_keys: string }>(
      'select sealed_keys from fiscal_devices',
    )
    expect(row?.sealed_keys).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})

test('the page shows the last 20 receipts, and verifies those against the one before them', async () => {
  const till = await tillOf('AT')
  await till.setUp()
  for (let count = 0; count < 21; count += 1) await till.step('zero')
  const { records, isWhole } = await till.view()
  expect([records.length, records[0]?.position, isWhole]).toEqual([20, 22, true])
  const tamper = (position: number) =>
    runInDurableObject(till.firm.object, (_, { storage }) => {
      storage.sql.exec(
        `update fiscal_records set content = (select content from fiscal_records where position = 1)
         where position = ?`,
        position,
      )
    })
  await tamper(2)
  expect((await till.view()).isWhole).toBe(false)
})
