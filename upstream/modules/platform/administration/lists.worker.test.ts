import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { DemoLinkQuery, DemoVisitorQuery } from '#contract/core/demo.ts'
import type { AuthUser } from '#contract/core/identity.ts'
import type { SavedView } from '#contract/core/saved-views.ts'
import { AdministeredFirmQuery } from '#contract/platform/administered-firms.ts'
import { AdministeredUserQuery } from '#contract/platform/administered-users.ts'
import { DirectoryAuditQuery } from '#contract/platform/directory-audit.ts'
import { FailedJobQuery } from '#contract/platform/failed-jobs.ts'
import { OutboxQuery } from '#contract/platform/outbox.ts'
import { ContactMessageQuery } from '#contract/public-site/contact-messages.ts'
import { NoticeQuery } from '#contract/public-site/notices-of-offerings.ts'
import { encodeCursor } from '../../../firm/cursor.ts'
import { newId } from '../../../firm/ulid.ts'
import { ask, Root } from '../../../testing/administrator.ts'
import { password, signInPerson } from '../../../testing/client.ts'
import { newestMail } from '../../../testing/mails.ts'

let root: Root

beforeAll(async () => {
  root = await Root.signIn()
})

const lists = [
  { path: '/admin/users', table: 'users', query: AdministeredUserQuery },
  { path: '/admin/firms', table: 'firms', query: AdministeredFirmQuery },
  { path: '/admin/contact-messages', table: 'contact_messages', query: ContactMessageQuery },
  { path: '/admin/offering-notices', table: 'offering_notices', query: NoticeQuery },
  { path: '/admin/failed-jobs', table: 'failed_jobs', query: FailedJobQuery },
  { path: '/admin/audit', table: 'directory_audit', query: DirectoryAuditQuery },
  { path: '/admin/outbox', table: 'outbox', query: OutboxQuery },
  { path: '/admin/demo-links', table: 'demo_links', query: DemoLinkQuery },
  { path: '/admin/demo-visitors', table: 'demo_visits', query: DemoVisitorQuery },
]

/** The directory, and the queries that were asked of it. */
function listeningDirectory(): { asked: string[]; DIRECTORY: D1Database } {
  const asked: string[] = []
  const DIRECTORY = new Proxy(env.DIRECTORY, {
    get(directory, name) {
      if (name !== 'prepare') return Reflect.get(directory, name, directory)
      return (query: string) => {
        asked.push(query)
        return directory.prepare(query)
      }
    },
  })
  return { asked, DIRECTORY }
}

/** How SQLite runs a query, a step a line. */
async function planOf(query: string): Promise<string> {
  const bound = [...query.matchAll(/\?/g)].map(() => 1)
  const statement = env.DIRECTORY.prepare(`explain query plan ${query}`).bind(...bound)
  const { results } = await statement.all<{ detail: string }>()
  return results.map(({ detail }) => detail).join('\n')
}

test.each(lists)('$path follows an index in every order', async ({ path, table, query }) => {
  const { sort, tab } = query.shape
  const faults: string[] = []
  for (const by of sort.unwrap().options) {
    for (const shown of tab.unwrap().options) {
      const { asked, DIRECTORY } = listeningDirectory()
      const after = encodeCursor({ value: 1, id: '0', position: 1 })
      const address = `${path}?sort=${by}&tab=${shown}&after=${after}`
      const answer = await ask({ path: address, token: root.token, with: { DIRECTORY } })
      const own = asked.filter((one) => one.includes(`from "${table}"`) && /limit \?$/.test(one))
      const plans = await Promise.all(own.map(planOf))
      const plan = plans.join('\n')
      const isGood = new RegExp(`SEARCH ${table} USING [^\\n]*[<>]`).test(plan)
      if (answer.status !== 200 || !isGood || plan.includes('TEMP B-TREE')) {
        faults.push(`${address}: ${answer.status}\n${plan}`)
      }
    }
  }
  expect(faults).toEqual([])
})

test('a list sorted by a number goes on behind its last row, and back', async () => {
  await signInPerson('Anna')
  await signInPerson('Bert')
  type Users = { rows: { id: string }[]; next: string; previous: string }
  const path = '/admin/users?sort=lastSeen&size=1'
  const first = await root.get<Users>(path)
  const second = await root.get<Users>(`${path}&after=${first.next}`)
  expect(second.rows[0]?.id).not.toBe(first.rows[0]?.id)
  const back = await root.get<Users>(`${path}&before=${second.previous}`)
  expect(back.rows[0]?.id).toBe(first.rows[0]?.id)
})

/** The token of another administrator, who was invited. */
async function secondAdministrator(): Promise<string> {
  const email = `second-${newId()}@example.com`.toLowerCase()
  await root.post('/admin/administrators', { name: 'Second Root', email, language: 'de' })
  const { token } = await newestMail(email, 'Sie verwalten jetzt Firmament')
  await ask({ path: '/auth/recover-password', json: { token, password } })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  return (await login.json<{ data: AuthUser }>()).data.token
}

test('a view is its administrator’s own until it is shared, and no other person’s', async () => {
  const path = '/admin/saved-views'
  const input = { name: 'Suspended', query: 'state=suspended' }
  const kept = await root.post(path, { ...input, register: 'users' })
  const { id } = await kept.json<SavedView>()
  expect(kept.status).toBe(201)
  const list = `${path}?register=users`
  expect(await root.get<SavedView[]>(list)).toEqual([
    { ...input, id, isShared: false, canChange: true },
  ])
  expect(await root.get<SavedView[]>(`${path}?register=firms`)).toEqual([])

  const other = await secondAdministrator()
  const seen = async () => (await ask({ path: list, token: other })).json<SavedView[]>()
  const change = { path: `${path}/${id}`, token: other, method: 'PUT', json: input }
  expect([await seen(), (await ask(change)).status]).toEqual([[], 404])
  await root.post(`${path}/${id}`, { ...input, isShared: true }, 'PUT')
  expect(await seen()).toMatchObject([{ id, isShared: true }])
  // Somebody else may change what it shows, but not take it from everybody.
  const unshared = await ask(change)
  expect(unshared.status).toBe(422)
  expect(await unshared.text()).toContain('viewOfSomebodyElse')
  const shown = { ...input, query: 'state=active', isShared: true }
  expect((await ask({ ...change, json: shown })).status).toBe(200)
  expect(await seen()).toMatchObject([shown])
  const mine = { ...input, name: 'Zulu', register: 'users' }
  expect((await ask({ path, token: other, json: mine })).status).toBe(201)
  expect(await seen()).toMatchObject([{ name: 'Zulu' }, { id }])

  const { token } = await signInPerson()
  for (const method of ['PUT', 'DELETE']) {
    const json = method === 'PUT' ? input : undefined
    expect((await ask({ path: `${path}/${id}`, token, method, json })).status).toBe(403)
  }
  expect((await ask({ path: list, token })).status).toBe(403)
  expect((await ask({ path: `${path}/${id}`, token: other, method: 'DELETE' })).status).toBe(200)
  expect(await root.get<SavedView[]>(list)).toEqual([])

  expect((await ask({ path, token: other, json: { ...mine, isShared: true } })).status).toBe(201)
  await env.DIRECTORY.prepare("delete from users where name = 'Second Root'").run()
  expect(await root.get<SavedView[]>(list)).toMatchObject([{ name: 'Zulu', isShared: true }])
  const left = await env.DIRECTORY.prepare('select count(*) as n from platform_views').first('n')
  expect(left).toBe(1)
})
