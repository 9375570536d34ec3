import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import type { OwnPayout, OwnWallet } from '#contract/person/own-wallet.ts'
import { ask, Root } from '../../../testing/administrator.ts'
import { signInPerson } from '../../../testing/client.ts'
import { ageSessions } from '../../../testing/profile.ts'

type Person = Awaited<ReturnType<typeof signInPerson>>
let root: Root
let person: Person
const iban = 'DE89 3704 0044 0532 0130 00'

beforeAll(async () => {
  root = await Root.signIn()
  person = await signInPerson()
})

function give(amount: number, reference: string, purpose = 'earnings') {
  const json = { purpose, currency: 'EUR', amount, note: 'Referral', reference }
  return root.post(`/admin/users/${person.userId}/wallet`, json)
}

const request = (amount: number) => {
  const json = { currency: 'EUR', amount, iban, holder: 'Maria Rossi' }
  return ask({ path: '/wallet/payouts', token: person.token, json })
}

async function wallet(): Promise<OwnWallet> {
  return (await ask({ path: '/wallet', token: person.token })).json()
}

it('holds credit and earnings apart; neither is given twice or falls below zero', async () => {
  expect((await give(60_000, 'referral-1')).status).toBe(200)
  expect((await give(60_000, 'referral-1')).status).toBe(409)
  expect((await give(1_000, 'plan-1', 'credit')).status).toBe(200)
  expect((await give(-2_000, 'plan-2', 'credit')).status).toBe(409)
  const { balances, entries } = await wallet()
  expect(balances).toEqual([
    { purpose: 'earnings', currency: 'EUR', balance: 60_000, held: 0 },
    { purpose: 'credit', currency: 'EUR', balance: 1_000, held: 0 },
  ])
  expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
    ['earn', 1_000],
    ['earn', 60_000],
  ])
})

it('sets a payout aside, once, however many ask at the same time', async () => {
  const statuses = await Promise.all(
    [50_000, 50_000, 50_000].map(async (amount) => {
      return (await request(amount)).status
    }),
  )
  expect(statuses.sort()).toEqual([201, 409, 409])
  const { balances, payouts } = await wallet()
  expect(balances[0]).toMatchObject({ balance: 60_000, held: 50_000 })
  expect(payouts).toHaveLength(1)
  expect(payouts[0]).toMatchObject({ state: 'requested', iban: '…3000', approvalsNeeded: 2 })
  expect((await request(1_999)).status).toBe(422)
})

it('takes two administrators from the limit on, and then is paid', async () => {
  const { rows: payouts } = await root.get<{ rows: OwnPayout[] }>('/admin/payouts')
  const id = payouts[0]?.id
  const approve = () => root.post(`/admin/payouts/${id}/approve`)
  expect(await (await approve()).json()).toMatchObject({ state: 'requested', approvals: 1 })
  expect((await approve()).status).toBe(403)
  expect((await root.post(`/admin/payouts/${id}/paid`)).status).toBe(409)
  await env.DIRECTORY.prepare('update own_payouts set first_approver = ?').bind(person.userId).run()
  expect(await (await approve()).json()).toMatchObject({ state: 'approved', approvals: 2 })
  expect((await root.post(`/admin/payouts/${id}/paid`)).status).toBe(200)
  const { balances, entries } = await wallet()
  expect(balances[0]).toMatchObject({ balance: 10_000, held: 0 })
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000 + 1_000)
})

it('takes two administrators for small payouts of 30 days together, and never who credited', async () => {
  const { payouts } = await wallet()
  expect((await request(2_000)).status).toBe(201)
  const [small] = (await wallet()).payouts
  expect(small).toMatchObject({ amount: 2_000, approvalsNeeded: 2 })
  const past = 'update own_payouts set requested_at = requested_at - 2678400000 where id = ?'
  await env.DIRECTORY.prepare(past).bind(payouts[0]?.id).run()
  expect((await wallet()).payouts[0]).toMatchObject({ id: small?.id, approvalsNeeded: 1 })
  const alone = await root.post(`/admin/payouts/${small?.id}/approve`)
  expect([alone.status, await alone.json()]).toMatchObject([
    403,
    { data: { detail: { reason: 'creditedByYou' } } },
  ])
})

it('is filled by somebody else, who showed a moment ago who they are', async () => {
  const input = { purpose: 'credit', currency: 'EUR', amount: 100, note: 'x', reference: 'own-1' }
  const own = await root.post(`/admin/users/${root.id}/wallet`, input)
  expect([own.status, await own.json()]).toMatchObject([
    403,
    { data: { detail: { reason: 'ownWalletByOther' } } },
  ])
  const { rows: payouts } = await root.get<{ rows: OwnPayout[] }>('/admin/payouts')
  await ageSessions(root.id)
  const path = `/admin/payouts/${payouts[0]?.id}`
  const stale = [
    await give(100, 'stale-1'),
    await root.post(`${path}/approve`),
    await root.post(`${path}/paid`),
  ]
  for (const answer of stale) {
    expect(await answer.json()).toMatchObject({ code: 'confirm_needed' })
  }
})

it('is refused to others, and its entries are never changed', async () => {
  const own = await ask({ path: '/admin/payouts', token: person.token })
  expect(own.status).toBe(403)
  expect((await ask({ path: '/wallet' })).status).toBe(401)
  const changed = env.DIRECTORY.prepare('update own_wallet_entries set amount = 1').run()
  await expect(changed).rejects.toThrow('never changed')
  const pdf = await ask({ path: '/wallet/statement-pdf', token: person.token })
  expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
})
