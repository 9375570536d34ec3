import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  AdministeredFirm,
  AdministeredFirmDetail,
} from '#contract/platform/administered-firms.ts'
import { newId } from '../../../../firm/ulid.ts'
import { ask, newFirm, type Page, Root } from '../../../../testing/administrator.ts'
import { signInPerson } from '../../../../testing/client.ts'

let root: Root
let owner: Awaited<ReturnType<typeof signInPerson>>

beforeAll(async () => {
  root = await Root.signIn()
  owner = await signInPerson('Olga Owner')
})

describe('the firms of the platform', () => {
  it('are listed with owner, members, plan and what they take up', async () => {
    const { firmId, legalName, userId } = await newFirm()
    await root.post(`/admin/users/${userId}/plan`, { planId: 'growth-2026' }, 'PUT')
    const query = `q=${encodeURIComponent(legalName.toLowerCase())}`
    const { rows } = await root.get<Page<AdministeredFirm>>(`/admin/firms?${query}`)
    expect(rows).toMatchObject([
      {
        id: firmId,
        legalName,
        country: 'IT',
        state: 'active',
        owner: { id: userId, name: 'Olga Owner' },
        members: 1,
        planId: 'growth-2026',
        consentUntil: null,
        usage: { documents: 0 },
        lastSeenAt: expect.stringMatching(/Z$/),
      },
    ])
    expect(rows[0]?.usage?.storageBytes).toBeGreaterThan(10_000)
    const by = async (more: string) =>
      (await root.get<Page<AdministeredFirm>>(`/admin/firms?${query}&${more}`)).rows.length
    expect(await by('planId=growth-2026')).toBe(1)
    expect(await by('planId=starter')).toBe(0)
    expect(await by('country=IT&state=active')).toBe(1)
    expect(await by('country=DE')).toBe(0)
    expect(await by('consent=given')).toBe(0)
    expect(await by('state=demo')).toBe(0)
  })

  it('are measured at most once an hour', async () => {
    const { firmId } = await newFirm(undefined, owner)
    const path = `/admin/firms/${firmId}`
    const first = (await root.get<AdministeredFirmDetail>(path)).usage?.measuredAt
    expect((await root.get<AdministeredFirmDetail>(path)).usage?.measuredAt).toBe(first)
    await env.DIRECTORY.prepare('UPDATE firm_usage SET measured_at = measured_at - 3600001').run()
    const again = (await root.get<AdministeredFirmDetail>(path)).usage?.measuredAt
    expect(Date.parse(again ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''))
  })

  it.each([
    ['newest&direction=descending', ['eD', 'cA', 'b']],
    ['name&direction=ascending', ['Ab', 'cD', 'e']],
    ['name&direction=descending', ['eD', 'cb', 'A']],
  ])('are paged by %s, forth and back', async (sort, wanted) => {
    const mark = newId()
    for (const letter of ['b', 'A', 'c', 'D', 'e']) await newFirm(`${letter} ${mark}`, owner)
    const list = (more: string) =>
      root.get<Page<AdministeredFirm>>(`/admin/firms?q=${mark}&sort=${sort}&size=2&${more}`)
    const letters = ({ rows }: Page<AdministeredFirm>) =>
      rows.map((row) => row.legalName[0]).join('')
    const first = await list('')
    const second = await list(`after=${first.next}`)
    const third = await list(`after=${second.next}`)
    expect([first, second, third].map(letters)).toEqual(wanted)
    expect([first.previous, third.next]).toEqual([null, null])
    expect(letters(await list(`before=${third.previous}`))).toBe(wanted[1])
    expect(letters(await list(`before=${second.previous}`))).toBe(wanted[0])
  })

  it.each(["'", '%', '_', '\\', 'x'.repeat(60), '";--', 'Ärzte & Söhne', 'ЛУЧ'])(
    'can be searched for %s',
    async (q) => {
      const { firmId } = await newFirm(`Has ${q} inside`, owner)
      const typed = q.startsWith('Ä') ? 'ärzte' : q === 'ЛУЧ' ? 'луч' : q
      const found = await root.get<Page<AdministeredFirm>>(
        `/admin/firms?q=${encodeURIComponent(typed)}`,
      )
      expect(found.rows.map((row) => row.id)).toContain(firmId)
    },
  )

  it('can be suspended with a reason, which members are told instead of an empty page', async () => {
    const { firmId, token, email: owner, legalName } = await newFirm()
    const path = `/firms/${firmId}/invoices`
    expect((await ask({ path, token })).status).toBe(200)
    expect((await root.post(`/admin/firms/${firmId}/suspend`, { reason: '' })).status).toBe(422)
    const suspended = await root.post(`/admin/firms/${firmId}/suspend`, {
      reason: 'Unpaid since May',
    })
    expect(await suspended.json()).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'Unpaid since May', suspendedByName: 'Root' },
    })
    const refused = await ask({ path, token })
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([
      403,
      'firm_suspended',
    ])
    const session = await (await ask({ path: '/auth/session', token })).json()
    expect(session).toMatchObject({ firms: [], suspendedFirms: [{ firmId, legalName }] })
    expect((await ask({ path: `/public/documents/${firmId}secret/pdf` })).status).toBe(404)
    const [mail] = await root.mailTo(owner)
    expect(mail?.text).toContain('Unpaid since May')

    await root.post(`/admin/firms/${firmId}/resume`)
    expect((await ask({ path, token })).status).toBe(200)
    const actions = (await root.audit(`firmId=${firmId}`)).map(({ action }) => action)
    expect(actions).toEqual(['firm.resumed', 'firm.suspended'])
  })

  it('are found by their consent', async () => {
    const { firmId, token } = await newFirm()
    const json = { hours: 24, reason: 'Look at the totals' }
    await ask({ path: `/firms/${firmId}/support-access`, token, json })
    const { rows } = await root.get<Page<AdministeredFirm>>('/admin/firms?consent=given')
    expect(rows.map(({ id }) => id)).toContain(firmId)
    const detail = await root.get<AdministeredFirmDetail>(`/admin/firms/${firmId}`)
    expect(detail).toMatchObject({ consent: { reason: 'Look at the totals' }, isInside: false })
  })
})
