import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { plans } from '#contract/core/plans.ts'
import { ask, firmInput } from '../testing/client.ts'
import { makePerson, type Person, signInAgain } from '../testing/members.ts'
import { forgetUser } from './identity-cache.ts'

const real = { FIRM: env.FIRM }

async function setPlan({ userId }: Person, planId: string | null): Promise<void> {
  const query = 'update users set plan_id = ? where id = ?'
  await env.DIRECTORY.prepare(query).bind(planId, userId).run()
  forgetUser(userId)
}

async function makeFirm(owner: Person): Promise<string> {
  const json = firmInput('Rossi Srl')
  const made = await ask({ path: '/firms', token: owner.token, json, with: real })
  expect(made.status).toBe(201)
  return (await made.json<{ id: string }>()).id
}

const item = (sku: string) => ({ sku, name: sku, kind: 'service', unit: 'h', unitPrice: '10' })

/** What somebody sees and adds; the statuses of each. */
async function use(firmId: string, token: string, sku: string): Promise<Record<string, number>> {
  const at = `/firms/${firmId}`
  const status = async (path: string, json?: unknown) => {
    const answer = await ask({ path: at + path, token, json, with: real })
    await answer.arrayBuffer()
    return answer.status
  }
  return {
    seen: await status('/invoices'),
    listed: await status('/items/rows'),
    added: await status('/items', item(sku)),
  }
}

// The page of prices says: nothing is charged, and everything that is there is in every plan.
it('no plan limits anything: of every plan, of none and of one that is no more', async () => {
  const owner = await makePerson('Maria Rossi')
  const firmId = await makeFirm(owner)
  for (const planId of [...plans.map(({ id }) => id), null, 'platinum']) {
    await setPlan(owner, planId)
    const free = { seen: 200, listed: 200, added: 201 }
    expect(await use(firmId, owner.token, `S-${planId}`), `${planId}`).toEqual(free)
  }
  // Any number of firms under one login, says the page, and all of a firm taken away.
  await makeFirm(owner)
  expect(await archive(firmId, owner.token)).toBe(200)
})

it('a firm on its way out is readable and exportable to its last day, and nothing is added', async () => {
  const owner = await makePerson('Maria Rossi')
  const firmId = await makeFirm(owner)
  const token = await signInAgain(owner)
  const deletion = { path: `/firms/${firmId}/deletion`, token, with: real }
  expect((await ask({ ...deletion, json: { name: 'Rossi Srl' } })).status).toBe(200)
  expect(await use(firmId, token, 'late')).toEqual({ seen: 200, listed: 200, added: 409 })
  expect(await archive(firmId, token)).toBe(200)
})

async function archive(firmId: string, token: string): Promise<number> {
  const answer = await ask({ path: `/firms/${firmId}/exports/archive`, token, with: real })
  await answer.arrayBuffer()
  return answer.status
}
