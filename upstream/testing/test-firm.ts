import { env } from 'cloudflare:test'
import type { Payment } from '#contract/books/payment.ts'
import type { RoleGrants } from '#contract/core/roles.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { RecordPanels } from '#contract/firm/records.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { actorHeader, encodeActor, firmHeader } from '../firm/actor.ts'
import { addDays } from '../firm/calendar.ts'
import { dateIn } from '../firm/today.ts'
import { newId } from '../firm/ulid.ts'
import { giveTables } from './firm-tables.ts'

type Ask = {
  role?: string | null
  /** A role of the firm's own, in place of a built-in one. */
  custom?: RoleGrants
  team?: readonly string[]
  key?: string
  isFresh?: boolean
  /** Has not proven their address. */
  isUnproven?: boolean
  /** With an API key. */
  isProgram?: boolean
  /** Id of another member. */
  userId?: string
  /** Where somebody with a public link comes from. */
  address?: string
  /** Where a member comes from. */
  comesFrom?: string
}
type Answer<Body> = { status: number; body: Body }
/** What a refusal looks like on the wire. */
export type Refused = {
  code: string
  data: { fields: Record<string, { key: string }>; detail?: Record<string, unknown> }
}

export const today = dateIn('Europe/Berlin', new Date())
export const tomorrow = addDays(today, 1)

/** A firm of its own, asked as the gateway asks it. */
export class TestFirm {
  readonly firmId = newId()
  /** Who asks; another id is another person. */
  userId = newId()

  get object() {
    return env.FIRM.get(env.FIRM.idFromName(this.firmId))
  }

  get #actor() {
    return { userId: this.userId, userName: 'Maria', language: 'de', requestId: 'r' } as const
  }

  /** The owner, for what is asked about an actor and not over the gateway. */
  get owner() {
    return { ...this.#actor, role: 'owner', isDemo: false } as const
  }

  /** Makes a German firm in euro with what its country brings. */
  static async open(profile: Record<string, unknown> = {}): Promise<TestFirm> {
    const testFirm = new TestFirm()
    await testFirm.make(profile)
    return testFirm
  }

  /** Makes the firm that the testFirm has the id of. */
  async make(profile: Record<string, unknown> = {}): Promise<void> {
    await giveTables(this.object.id)
    await this.must('POST', '/internal/create-firm', {
      legalName: 'Nord & Söhne GmbH',
      address: { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
      vatId: 'DE136695976',
      baseCurrency: 'EUR',
      language: 'de',
      timeZone: 'Europe/Berlin',
      ...profile,
    })
  }

  /** Asks and gives whatever comes; one under `/internal/` or `/public/` is taken as it is. */
  async ask<Body = Refused>(
    method: string,
    path: string,
    json?: unknown,
    how: Ask = {},
  ): Promise<Answer<Body>> {
    const response = await this.#fetch(method, path, json, how)
    return { status: response.status, body: await response.json() }
  }

  /** As above, for a file: what it holds, as text. */
  async download(path: string, how: Ask = {}): Promise<Answer<string>> {
    return this.take('GET', path, undefined, how)
  }

  /** As `download`, of a file that is given out by another method. */
  async take(method: string, path: string, json?: unknown, how: Ask = {}): Promise<Answer<string>> {
    const response = await this.#fetch(method, path, json, how)
    return { status: response.status, body: await response.text() }
  }

  /** The bytes of a file. */
  async bytes(path: string, how: Ask = {}): Promise<{ status: number; bytes: Uint8Array }> {
    const response = await this.#fetch('GET', path, undefined, how)
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  #fetch(
    method: string,
    path: string,
    json: unknown,
    {
      role = 'owner',
      custom,
      team,
      key,
      isFresh = true,
      isProgram,
      isUnproven,
      userId = this.userId,
      address,
      comesFrom,
    }: Ask,
  ): Promise<Response> {
    const headers = new Headers({
      [actorHeader]: encodeActor({
        ...this.#actor,
        userId,
        role,
        custom,
        team,
        isDemo: false,
        isFresh,
        ...(isProgram && { isProgram }),
        ...(isUnproven && { isUnproven }),
        ...(address !== undefined && { address }),
        ...(comesFrom !== undefined && { comesFrom }),
      }),
      [firmHeader]: this.firmId,
      'content-type': 'application/json',
    })
    if (key !== undefined) headers.set('idempotency-key', key)
    const inFirm = /^\/(internal|public)\//.test(path) ? path : `/firms/${this.firmId}${path}`
    return this.object.fetch(`https://firm${inFirm}`, {
      method,
      headers,
      body: json === undefined ? undefined : JSON.stringify(json),
    })
  }

  /** Sends a file with the other fields of its form. */
  upload<Body = Refused>(
    path: string,
    fields: Record<string, string | File>,
    how: Ask = {},
  ): Promise<Answer<Body>> {
    return this.#sendForm('POST', path, fields, how)
  }

  /** As `upload`, in place of what is there. */
  put<Body = Refused>(
    path: string,
    fields: Record<string, string | File>,
    how: Ask = {},
  ): Promise<Answer<Body>> {
    return this.#sendForm('PUT', path, fields, how)
  }

  async #sendForm<Body>(
    method: string,
    path: string,
    fields: Record<string, string | File>,
    { role = 'owner', userId = this.userId }: Ask,
  ): Promise<Answer<Body>> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const headers = new Headers({
      [actorHeader]: encodeActor({ ...this.#actor, userId, role, isDemo: false }),
      [firmHeader]: this.firmId,
    })
    const url = `https://firm/firms/${this.firmId}${path}`
    const response = await this.object.fetch(url, { method, headers, body: form })
    return { status: response.status, body: await response.json() }
  }

  /** Asks and throws when it is refused. */
  async must<Body>(method: string, path: string, json?: unknown, how?: Ask): Promise<Body> {
    const { status, body } = await this.ask<Body>(method, path, json, how)
    if (status < 300) return body
    throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  }

  customer(values: Record<string, unknown> = {}): Promise<Party> {
    const address = { city: 'Köln', country: 'DE', ...Object(values.address) }
    return this.must('POST', '/parties', {
      name: 'Ärzte am Dom',
      language: 'de',
      currency: 'EUR',
      ...values,
      address,
    })
  }

  /** The warehouse that a firm has from the beginning. */
  async warehouseId(): Promise<string> {
    const { rows } = await this.must<{ rows: { id: string }[] }>('GET', '/warehouses')
    return rows[0]?.id ?? ''
  }

  draft(customerId: string, values: Record<string, unknown> = {}): Promise<Invoice> {
    return this.must('POST', '/invoices', documentInput(customerId, values))
  }

  finalise(invoiceId: string): Promise<Invoice> {
    return this.must('POST', `/invoices/${invoiceId}/finalise`, {})
  }

  async issued(customerId: string, values: Record<string, unknown> = {}): Promise<Invoice> {
    return this.finalise((await this.draft(customerId, values)).id)
  }

  invoice(invoiceId: string): Promise<Invoice> {
    return this.must('GET', `/invoices/${invoiceId}`)
  }

  /** Files, comments, links and history of a record. */
  panels(kind: string, id: string): Promise<RecordPanels> {
    return this.must('GET', `/records/${kind}/${id}`)
  }

  /** What happened to an invoice or credit note, newest first. */
  async history(invoiceId: string): Promise<RecordPanels['history']> {
    return (await this.panels('invoice', invoiceId)).history
  }

  pay(invoice: Invoice, amount: number, values: Record<string, unknown> = {}): Promise<Payment> {
    return this.must('POST', '/payments', {
      customerId: invoice.customerId,
      date: today,
      currency: invoice.currency,
      amount,
      allocations: [{ invoiceId: invoice.id, amount: Math.min(amount, invoice.totals.due) }],
      ...values,
    })
  }

  /** Debit less credit of each account that has a balance. */
  async balances(): Promise<Record<string, number>> {
    const { rows } = await this.trial()
    return Object.fromEntries(rows.map(({ account, debit, credit }) => [account, debit - credit]))
  }

  trial(): Promise<{
    rows: { account: string; debit: number; credit: number }[]
    debit: number
    credit: number
    openInvoices: number
    receivable: number
  }> {
    return this.must('GET', '/trial-balance')
  }
}

/** One line of 100.00 at 19 % by default. */
export function documentInput(customerId: string, values: Record<string, unknown> = {}) {
  return {
    customerId,
    issueDate: today,
    currency: 'EUR',
    language: 'de',
    lines: [line()],
    ...values,
  }
}

export function line(values: Record<string, unknown> = {}) {
  return { description: 'Beratung', quantity: '1', unitPrice: '100', taxCode: 'DE-S19', ...values }
}
