import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, testPassword } from '../support/firm.mjs'
import { askForSocket } from '../support/socket.mjs'
import { customerInput } from './full-firm.ts'
import { invite, logIn } from './people.ts'

const origin = inject('origin')
const owner = new Api(origin, 1)
const admin = new Api(origin, 1)
let firmId = ''

beforeAll(async () => {
  await owner.register({ email: 'owner@removed.example', password: testPassword })
  firmId = (await createFirmWithCustomer(owner)).firmId
  await owner.call('POST', `/firms/${firmId}/parties`, customerInput('Brachvogel'), newKey())
  await admin.signInAt('/auth/admin/login', inject('administrator'))
})
afterAll(() => {
  owner.close()
  admin.close()
})

test.each(['remove', 'suspend'])(
  'a member’s cookie, token and live connection end with: %s',
  async (how) => {
    const who = { email: `${how}@removed.example`, password: testPassword }
    await invite(owner, admin, firmId, 'accountant', who.email)
    const member = new Api(origin, 1)
    const { response } = await member.signIn(who)
    const cookie = await logIn(`${origin}/login`, new URLSearchParams(who))
    const page = () => {
      const headers = new Headers({ cookie, accept: 'text/html' })
      const path = `/firms/${firmId}/customers`
      return fetchAlone(origin + path, { headers, redirect: 'manual' })
    }
    expect(await (await page()).text()).toContain('Brachvogel AG')
    expect((await member.send('GET', `/firms/${firmId}/parties`)).status).toBe(200)
    const { socket } = await askForSocket(origin, '/realtime', { cookie, origin })
    const closed = socket?.closed()

    const path = `/firms/${firmId}/members/${response._id}`
    await (how === 'remove' ? owner.call('DELETE', path) : owner.call('POST', `${path}/suspend`))

    expect(await closed).toBe(4401)
    for (const ask of ['parties', 'invoices', 'members', 'invoices/export?format=csv']) {
      expect((await member.send('GET', `/firms/${firmId}/${ask}`)).status, ask).toBe(401)
    }
    const refused = await page()
    expect(refused.headers.get('location')).toMatch(/^\/login/)
    expect(await refused.text()).not.toContain('Brachvogel')
    const again = await askForSocket(origin, '/realtime', { cookie, origin })
    expect(again.status).toBe(401)

    await member.signIn(who)
    expect((await member.send('GET', `/firms/${firmId}/parties`)).status).toBe(404)
    const { firms } = await member.call('GET', '/auth/session')
    expect(firms).toEqual([])
    member.close()
  },
)
