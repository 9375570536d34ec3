import { beforeAll, expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const [known, forged] = ['DE89370400440532013000', 'GB29NWBK60161331926819']
let firm: TestFirm

beforeAll(async () => {
  firm = await TestFirm.open()
})

/** A supplier who has sent a bill, with accounts. */
async function supplier(bankAccounts: object[] = []): Promise<Party> {
  const made = await firm.customer({ name: newId(), roles: ['supplier'], bankAccounts })
  await draftBill(made)
  return made
}

async function draftBill(made: Party): Promise<void> {
  const line = { description: 'x', unitPrice: '1', account: '3400', taxCode: 'DE-S19' }
  await firm.must('POST', '/bills', {
    supplierId: made.id,
    supplierName: made.name,
    date: '2026-03-02',
    currency: 'EUR',
    exchangeRate: '',
    lines: [line],
  })
}

function change(party: Party, bankAccounts: object[]): Promise<Party> {
  return firm.must('PUT', `/parties/${party.id}`, { ...party, bankAccounts })
}

function merge(from: Party, into: Party): Promise<Party> {
  return firm.must('POST', `/parties/${from.id}/merge-into/${into.id}`, {})
}

function held({ heldAccounts }: Party): string[] {
  return heldAccounts.map(({ iban }) => iban).sort()
}

test('an account that comes after all were taken away waits as well', async () => {
  const bare = await change(await supplier([{ iban: known }]), [])
  expect(held(await change(bare, [{ iban: forged }]))).toEqual([forged])
})

test('the first account of a party that nothing names does not wait', async () => {
  const fresh = await firm.customer({ name: 'Neu', roles: ['supplier'] })
  expect(held(await change(fresh, [{ iban: known }]))).toEqual([])
})

test('the same number at another bank waits', async () => {
  const account = { accountNumber: '12345678', bankCode: '200000' }
  const party = await supplier([account])
  const moved = await change(party, [{ ...account, bankCode: '300000' }])
  expect(held(moved)).toEqual(['12345678'])
  // Whoever changed it last is not the one who confirms it.
  const author = firm.userId
  firm.userId = newId()
  const again = await change(moved, [{ ...account, bankCode: '400000' }])
  const path = `/parties/${party.id}/confirm-accounts`
  expect((await firm.ask('POST', path, { version: again.version })).status).toBe(403)
  firm.userId = author
  expect(held(await firm.must('POST', path, { version: again.version }))).toEqual([])
})

test('an account that a merge brings waits, whichever of the two stays', async () => {
  const forger = () =>
    firm.customer({ name: 'F', roles: ['supplier'], bankAccounts: [{ iban: forged }] })
  expect(held(await merge(await forger(), await supplier()))).toEqual([forged])
  expect(held(await merge(await supplier(), await forger()))).toEqual([forged])
})

test('an account of a made-up supplier that a draft names waits once a real one is merged into it', async () => {
  const made = await firm.customer({
    name: 'F',
    roles: ['supplier'],
    bankAccounts: [{ iban: forged }],
  })
  await draftBill(made)
  const real = await supplier([{ iban: known }])
  expect(held(await merge(real, made))).toContain(forged)
})

test('an account that waits does so after a merge, for another than who changed it', async () => {
  const changed = await change(await supplier([{ iban: known }]), [{ iban: forged }])
  const author = firm.userId
  firm.userId = newId()
  const into = await merge(changed, await supplier())
  expect(held(into)).toEqual([forged])
  firm.userId = author
  const own = await firm.ask('POST', `/parties/${into.id}/confirm-accounts`, {
    version: into.version,
  })
  expect(own.status).toBe(403)
})
