import { roles } from '#contract/core/roles.ts'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, draftInput, testPassword } from '../support/firm.mjs'
import { revealedMails } from '../support/mails.mjs'
import type { Server } from '../support/server.mjs'
import { contractInput, employeeInput } from './work-inputs.ts'

const firmName = 'Kanarienvogel GmbH'
const customerName = 'Zeisig und Partner'
const itemName = 'Stieglitz-Beratung'

/** Texts that somebody who is refused must not read: members know the name of their firm. */
export function secretsFor({ role }: Walker): string[] {
  const isMember = role !== 'stranger' && role !== 'nobody'
  return isMember ? [customerName, itemName] : [firmName, customerName, itemName]
}

/** Somebody who walks: a bearer token for the API, a cookie for the pages. */
export type Walker = {
  name: string
  role: (typeof roles)[number] | 'stranger' | 'nobody'
  kind: 'user' | 'admin' | 'crm' | 'demo' | 'nobody'
  userId: string
  token: string
  cookie: string
}

/** Ids of what there is in the firm, by the name of the parameter in paths. */
export type Ids = Record<string, string>

/** `login` is that of somebody with a firm of their own, to enter by the sign-in page with. */
export type World = { walkers: Walker[]; ids: Ids; login: Credentials }

const signInPaths = { user: '/login', admin: '/admin/login', crm: '/crm/login' }
const apiSignInPaths = {
  user: '/auth/login',
  admin: '/auth/admin/login',
  crm: '/crmuser/login-crmsuser',
}

/** A firm with something in it, a member of each role, and everybody who has no business there. */
export async function peopleWorld(server: Server): Promise<World> {
  const owner = new Api(server.origin, 1)
  const account = await owner.register({ email: 'owner@walk.example', password: testPassword })
  const made = await createFirmWithCustomer(owner)
  const { firmId } = made
  await owner.call('PUT', `/firms/${firmId}`, await renamed(owner, firmId))
  const customer = `/firms/${firmId}/parties/${made.customerId}`
  await owner.call('PUT', customer, { ...(await owner.call('GET', customer)), name: customerName })
  const invoices = `/firms/${firmId}/invoices`
  const draft = await owner.call('POST', invoices, draftInput(made, 1), newKey())
  const goods = { ...itemInput(made.taxCode), kind: 'stock' }
  const item = await owner.call('POST', `/firms/${firmId}/items`, goods, newKey())
  const ids: Ids = {
    firmId,
    partyId: made.customerId,
    customerId: made.customerId,
    invoiceId: draft.id,
    itemId: item.id,
    userId: account.response._id,
  }

  const { administrator } = server
  if (!administrator) throw new Error('There is no administrator')
  const admin = new Api(server.origin, 1)
  await admin.signInAt(apiSignInPaths.admin, administrator)
  const members: Walker[] = []
  for (const role of roles.filter((one) => one !== 'owner')) {
    const email = `${role.toLowerCase()}@walk.example`
    await invite(owner, admin, firmId, role, email)
    const kind = role === 'crm' ? 'crm' : 'user'
    members.push(await enter(server, role, role, kind, { email, password: testPassword }))
  }
  await employ(owner, firmId)
  const suspended = { email: 'suspended@walk.example', password: testPassword }
  await invite(owner, admin, firmId, 'admin', suspended.email)
  await suspend(owner, firmId, suspended.email)
  const other = new Api(server.origin, 1)
  await other.register({ email: 'other@walk.example', password: testPassword })
  await createFirmWithCustomer(other)
  owner.close()
  admin.close()
  other.close()
  const nobody: Walker = {
    name: 'nobody',
    role: 'nobody',
    kind: 'nobody',
    userId: '',
    token: '',
    cookie: '',
  }
  const stranger = (name: string, kind: 'user' | 'admin', who: Credentials) =>
    enter(server, name, 'stranger', kind, who)
  const walkers: Walker[] = [
    nobody,
    await enter(server, 'owner', 'owner', 'user', ownerLogin),
    ...members,
    await stranger('suspended member', 'user', suspended),
    await stranger('owner of another firm', 'user', otherLogin),
    await stranger('administrator', 'admin', administrator),
    await demoVisitor(server),
  ]
  return { walkers, ids, login: otherLogin }
}

type Credentials = { email: string; password: string }
const ownerLogin = { email: 'owner@walk.example', password: testPassword }
const otherLogin = { email: 'other@walk.example', password: testPassword }

async function renamed(api: Api, firmId: string) {
  const firm = await api.call('GET', `/firms/${firmId}`)
  return { ...firm, legalName: firmName, tradeName: firmName }
}

function itemInput(taxCode: string) {
  return {
    name: itemName,
    unit: 'h',
    currency: 'EUR',
    unitPrice: '90',
    taxCode,
    type: 'service',
  }
}

/** Invites an address nobody has yet and accepts with the link of the mail. */
export async function invite(owner: Api, admin: Api, firmId: string, role: string, email: string) {
  const invitation = { email, role, language: 'en', note: '' }
  await owner.call('POST', `/firms/${firmId}/invitations`, invitation, newKey())
  const rows = await revealedMails(admin, email)
  const token = /\/invitations\/([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1]
  if (!token) throw new Error(`No invitation was mailed to ${email}`)
  const person = { name: `Member ${role}`, password: testPassword }
  await owner.send('POST', `/invitations/${token}/register`, person, { authorization: '' })
}

/** Everybody in the firm works there, so that what is a person's own is there for each. */
async function employ(owner: Api, firmId: string) {
  const firm = `/firms/${firmId}`
  const { rows } = await owner.call('GET', `${firm}/members`)
  for (const { userId } of rows) {
    const person = { ...employeeInput('Member'), userId }
    const { id } = await owner.call('POST', `${firm}/employees`, person, newKey())
    const contract = contractInput(id, 'Member')
    await owner.call('POST', `${firm}/employee-contracts`, contract, newKey())
  }
}

async function suspend(owner: Api, firmId: string, email: string) {
  const { rows } = await owner.call('GET', `/firms/${firmId}/members?q=${email}`)
  await owner.call('POST', `/firms/${firmId}/members/${rows[0].userId}/suspend`)
}

async function enter(
  { origin }: Server,
  name: string,
  role: Walker['role'],
  kind: keyof typeof signInPaths,
  who: Credentials,
): Promise<Walker> {
  const api = new Api(origin, 1)
  const { token, response } = await api.signInAt(apiSignInPaths[kind], who)
  api.close()
  const cookie = await logIn(`${origin}${signInPaths[kind]}`, new URLSearchParams(who))
  return { name, role, kind, userId: response._id, token, cookie }
}

async function demoVisitor({ origin, demoUrl }: Server): Promise<Walker> {
  const token = new URL(demoUrl).searchParams.get('token') ?? ''
  const api = new Api(origin, 1)
  const { data } = await api.call('POST', '/auth/demo-login', { token })
  api.close()
  const cookie = await logIn(`${origin}/demo/login`, new URLSearchParams({ token }))
  const userId = data.response._id
  return { name: 'demo visitor', role: 'stranger', kind: 'demo', userId, token: data.token, cookie }
}

/** Enters by a sign-in page as a browser does, and gives the session's cookie. */
export async function logIn(path: string, form: URLSearchParams): Promise<string> {
  const answer = await fetchAlone(path, { method: 'POST', body: form, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const session = cookies.find((cookie) => /session=./.test(cookie))
  if (answer.status >= 400 || !session) throw new Error(`${path} answered ${answer.status}`)
  return session
}
