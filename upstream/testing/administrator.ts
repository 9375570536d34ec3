import { env } from 'cloudflare:test'
import type { AuthUser } from '#contract/core/identity.ts'
import type { DirectoryAuditEntry } from '#contract/platform/directory-audit.ts'
import type { OutboxMail } from '#contract/platform/outbox.ts'
import { newId } from '../firm/ulid.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { ask as askEcho, firmInput, password, signInPerson } from './client.ts'

export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null }

/** Asks the gateway in front of real firms, not of those that echo. */
export const ask: typeof askEcho = (call) =>
  askEcho({ ...call, with: { FIRM: env.FIRM, ...call.with } })

/** The administrator of the platform, who is called Root. */
export class Root {
  token = ''
  id = ''

  static async signIn(): Promise<Root> {
    await signInPerson()
    const email = 'root@example.com'
    await createFirstAdministrator(env, { name: 'Root', email, password })
    const login = await ask({ path: '/auth/admin/login', json: { email, password } })
    const { data } = await login.json<{ data: AuthUser }>()
    const root = new Root()
    root.token = data.token
    root.id = data.response._id
    return root
  }

  async get<Body>(path: string): Promise<Body> {
    const answer = await ask({ path, token: this.token })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  post(path: string, json: unknown = {}, method = 'POST'): Promise<Response> {
    return ask({ path, method, token: this.token, json })
  }

  async audit(query: string): Promise<DirectoryAuditEntry[]> {
    return (await this.get<Page<DirectoryAuditEntry>>(`/admin/audit?${query}`)).rows
  }

  async mailTo(address: string): Promise<OutboxMail[]> {
    const path = `/admin/outbox?q=${encodeURIComponent(address)}`
    return (await this.get<Page<OutboxMail>>(path)).rows
  }
}

type Person = Awaited<ReturnType<typeof signInPerson>>

/** A firm with its owner, signed in; a new person unless one is given. */
export async function newFirm(legalName = `Firm ${newId()}`, known?: Person) {
  const owner = known ?? (await signInPerson('Olga Owner'))
  const made = await ask({ path: '/firms', token: owner.token, json: firmInput(legalName) })
  const { id: firmId } = await made.json<{ id: string }>()
  return { ...owner, firmId, legalName }
}
