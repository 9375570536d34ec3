import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { OwnershipOffer } from '#contract/firm/members.ts'
import { ask } from '../../testing/client.ts'
import {
  addMember,
  age,
  auditOf,
  change,
  type Firm,
  invite,
  mailTo,
  makeFirm,
  newTokenOf,
  type Person,
  rolesIn,
  signInAgain,
  status,
} from '../../testing/members.ts'

describe('the ownership of a firm', () => {
  const offersOf = async ({ firmId }: Firm, { token }: Person) => {
    const answer = await ask({ path: `/firms/${firmId}/ownership-offers`, token })
    return (await answer.json<{ rows: OwnershipOffer[] }>()).rows
  }
  const offer = ({ firmId }: Firm, { token }: Person, userId: string) =>
    ask({ path: `/firms/${firmId}/ownership-offers`, token, json: { userId } })

  it('is handed over by an owner who just signed in, to somebody who accepts', async () => {
    const own = await makeFirm()
    const heir = await addMember(own, 'accountant', 'Heir')
    const bystander = await addMember(own, 'admin')
    expect(await status(offer(own, bystander, heir.userId))).toBe(403)
    await age(own.owner)
    const stale = await offer(own, own.owner, heir.userId)
    expect([stale.status, await stale.json()]).toMatchObject([403, { code: 'confirm_needed' }])
    const fresh = { ...own.owner, token: await signInAgain(own.owner) }
    const made = await offer(own, fresh, heir.userId)
    const { id } = await made.json<OwnershipOffer>()
    expect(await offersOf(own, bystander)).toEqual([])
    expect((await offersOf(own, heir)).map((one) => one.id)).toEqual([id])
    expect(await rolesIn(own.firmId)).toMatchObject({
      [own.owner.userId]: 'owner',
      [heir.userId]: 'accountant',
    })
    const path = `/firms/${own.firmId}/ownership-offers/${id}/accept`
    for (const { token } of [bystander, fresh]) {
      expect(await status(ask({ method: 'POST', path, token }))).toBe(404)
    }
    const taken = await ask({ method: 'POST', path, token: heir.token })
    const token = await newTokenOf(taken)
    expect(await rolesIn(own.firmId)).toEqual({
      [own.owner.userId]: 'admin',
      [heir.userId]: 'owner',
      [bystander.userId]: 'admin',
    })
    expect(await status(ask({ path: '/auth/session', token: fresh.token }))).toBe(401)
    expect(await status(ask({ path: '/auth/session', token: heir.token }))).toBe(401)
    expect(await status(ask({ path: '/auth/session', token }))).toBe(200)
    expect(await status(ask({ method: 'POST', path, token }))).toBe(404)
    const actions = (await auditOf(own.firmId)).slice(-2).map(({ action }) => action)
    expect(actions).toEqual(['ownership.offered', 'ownership.accepted'])
    expect((await mailTo(own.owner.email))[0]?.subject).toBe('Heir is now the owner of Rossi Srl')
  })

  it('stays when the offer was withdrawn, declined, expired, or its giver is none', async () => {
    const own = await makeFirm()
    const second = await addMember(own, 'owner')
    const heir = await addMember(own, 'admin')
    const accept = (id: string) =>
      ask({
        method: 'POST',
        path: `/firms/${own.firmId}/ownership-offers/${id}/accept`,
        token: heir.token,
      })
    const make = async (who: Person) =>
      (await (await offer(own, who, heir.userId)).json<OwnershipOffer>()).id
    for (const { token } of [own.owner, heir]) {
      const id = await make(own.owner)
      const path = `/firms/${own.firmId}/ownership-offers/${id}`
      expect(await status(ask({ method: 'DELETE', path, token: second.token }))).toBe(404)
      expect(await status(ask({ method: 'DELETE', path, token }))).toBe(200)
      expect(await status(accept(id))).toBe(404)
    }
    const late = await make(own.owner)
    await env.DIRECTORY.prepare('UPDATE ownership_offers SET expires_at = 1').run()
    expect(await status(accept(late))).toBe(404)
    const id = await make(second)
    await change(own, own.owner, second.userId, 'owner', 'sales')
    expect(await status(accept(id))).toBe(404)
    expect(await rolesIn(own.firmId)).toMatchObject({ [heir.userId]: 'admin' })
  })

  it('is not reached through another firm, nor by an owner of one', async () => {
    const [own, other] = [await makeFirm(), await makeFirm()]
    const heir = await addMember(other, 'admin')
    const { id } = await (await offer(other, other.owner, heir.userId)).json<OwnershipOffer>()
    for (const firmId of [own.firmId, other.firmId]) {
      const path = `/firms/${firmId}/ownership-offers/${id}`
      const { token } = own.owner
      expect(await status(ask({ method: 'POST', path: `${path}/accept`, token }))).toBe(404)
      expect(await status(ask({ method: 'DELETE', path, token }))).toBe(404)
    }
    expect((await offersOf(other, heir)).map((one) => one.id)).toEqual([id])
    expect(await status(offer(own, own.owner, heir.userId))).toBe(404)
  })

  it('is shared only after showing once more who one is', async () => {
    const own = await makeFirm()
    const person = await addMember(own, 'admin')
    await age(own.owner)
    const refusals = [
      await change(own, own.owner, person.userId, 'admin', 'owner'),
      await invite(own, own.owner, 'owner', 'second@example.com'),
    ]
    for (const answer of refusals) {
      expect(await answer.json()).toMatchObject({ code: 'confirm_needed' })
    }
    expect(await mailTo('second@example.com')).toEqual([])
  })
})
