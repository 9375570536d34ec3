import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { customerInput, firmInput, testPassword } from '../support/firm.mjs'

const origin = inject('origin')
const root = new URL('../../.cache/', import.meta.url).pathname

/** What a generated function takes and gives; what is in it, the description says. */
type Call = (given: {
  body?: unknown
  path?: Record<string, string>
  headers?: Record<string, string>
}) => Promise<{ data?: Record<string, never>; error?: unknown; response: Response }>
type Sdk = Record<string, Call>
type Config = { setConfig: (config: object) => void }

let folder = ''
let sdk: Sdk = {}
let client: Config

beforeAll(async () => {
  mkdirSync(root, { recursive: true })
  folder = mkdtempSync(join(root, 'generated-client-'))
  await createClient({
    input: `${origin}/api/openapi.json`,
    output: folder,
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
  })
  sdk = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'sdk.gen.ts')).href)
  const made = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'client.gen.ts')).href)
  client = made.client
  client.setConfig({ baseUrl: `${origin}/api` })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// biome-ignore lint/suspicious/noExplicitAny: the client is made when the test runs, so no type of it is known before
async function use(name: string, given: Parameters<Call>[0]): Promise<any> {
  const call = sdk[name]
  if (!call) throw new Error(`Not generated: ${name}; there are ${Object.keys(sdk).slice(0, 20)}`)
  const { data, error } = await call(given)
  expect(error, name).toBeUndefined()
  return data
}

test('a client that a public generator makes of our description walks from sign-in to a paid invoice', async () => {
  const email = `generated-${crypto.randomUUID()}@walk.example`
  await use('identityRegister', { body: { name: 'Ada Example', email, password: testPassword } })
  const signedIn = await use('identityLogin', { body: { email, password: testPassword } })
  client.setConfig({
    baseUrl: `${origin}/api`,
    headers: { authorization: `Bearer ${signedIn.data.token}` },
  })
  const firm = await use('firmsCreate', {
    body: firmInput,
  })
  const path = { firmId: firm.id }
  const customer = await use('partiesCreate', {
    path,
    body: customerInput,
  })
  const choices = await use('invoicesChoices', { path })
  const today = new Date().toISOString().slice(0, 10)
  const draft = await use('invoicesCreate', {
    path,
    body: {
      customerId: customer.id,
      issueDate: today,
      paymentTermsDays: 14,
      currency: 'EUR',
      language: 'de',
      lines: [
        {
          description: 'Beratung',
          quantity: '2',
          unit: 'h',
          unitPrice: '80.90',
          taxCode: choices.taxRates[0].code,
        },
      ],
    },
  })
  const of = { ...path, invoiceId: draft.id }
  const issued = await use('invoicesFinalise', { path: of, body: {} })
  expect(issued.number).not.toBeNull()
  const amount = issued.totals.total
  await use('paymentsCreate', {
    path,
    body: {
      customerId: customer.id,
      date: today,
      currency: 'EUR',
      amount,
      allocations: [{ invoiceId: draft.id, amount }],
    },
  })
  expect(await use('invoicesGet', { path: of })).toMatchObject({ state: 'paid' })
})
