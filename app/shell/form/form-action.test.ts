import { expect, test } from 'vitest'
import { z } from 'zod'
import { costCentresContract } from '#contract/books/cost-centres.ts'
import { AppError } from '#contract/core/errors.ts'
import { requiredText } from '#contract/core/fields.ts'
import type { Env } from '../env.ts'
import type { Args } from '../load-context.ts'
import { writeSessionCookie } from '../session/session-cookie.server.ts'
import { formAction } from './form-action.server.ts'

const firmId = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const costCentreId = '01ARZ3NDEKTSV4RRFFQ69G5FAW'
const version = '3'

const action = formAction({
  read: { decimals: ['share'] },
  schema: z.object({ code: requiredText(5), share: z.string(), version: z.string() }),
  more: () => ({ version }),
  send: ({ call, firmId, form, id }, { code, version }) => {
    const one = { firmId, costCentreId: id('costCentreId') }
    return call(costCentresContract.update, { ...one, code, name: 'Quay', version }, form)
  },
  done: ({ firmId }, { name }, { code, share }) => ({
    to: `/firms/${firmId}/cost-centres`,
    message: `${name} ${code} ${share}`,
  }),
})

type Asked = { method: string; path: string; body: unknown; key: string | null }

/** Posts a form to the page of a member of the firm; `answer` is the API’s to its one call. */
async function post(fields: Record<string, string>, answer: () => Response, id = costCentreId) {
  const asked: Asked[] = []
  const user = { email: 'anna@firm.example', language: 'de', theme: 'system', timeZone: null }
  const firm = { firmId, role: 'owner', country: 'DE', timeZone: 'Europe/Berlin' }
  async function fetch(input: string, init: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname: path } = new URL(request.url)
    if (path === '/auth/session') return Response.json({ user, firms: [firm] })
    const key = request.headers.get('idempotency-key')
    asked.push({ method: request.method, path, body: await request.json(), key })
    return answer()
  }
  const settings: object = { UPSTREAM: { fetch }, DEPLOYMENT: 'local' }
  const env: Env = settings
  const url = `http://localhost/firms/${firmId}/cost-centres/${id}/edit`
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  const params = { firmId, costCentreId: id }
  const blank: Args = { request: new Request(url), params, context }
  const kept = { token: 'a-bearer-token', planEmail: 'anna@firm.example' }
  const cookie = (await writeSessionCookie(blank, kept)).split(';')[0] ?? ''
  const body = new URLSearchParams(fields)
  const headers = { cookie: `${cookie}; lng=de` }
  const request = new Request(url, { method: 'POST', body, headers })
  return { asked, result: await action({ request, params, context: { ...context } }) }
}

const typed = { code: ' 110 ', share: '1.234,5', idempotencyKey: 'k-1' }

test('what is typed is read, checked and sent, and another page follows with a toast', async () => {
  const { asked, result } = await post(typed, () => Response.json({ name: 'Quay' }))
  expect(asked).toEqual([
    {
      method: 'PUT',
      path: `/firms/${firmId}/cost-centres/${costCentreId}`,
      body: { code: '110', name: 'Quay', version },
      key: 'k-1',
    },
  ])
  const answer = result instanceof Response ? result : undefined
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe(`/firms/${firmId}/cost-centres`)
  expect(answer?.headers.get('set-cookie')).toMatch(/^toast=/)
})

test('what the schema does not take comes back as it was typed, and nothing is sent', async () => {
  const { asked, result } = await post({ ...typed, code: '1234567' }, () => Response.json({}))
  expect(asked).toEqual([])
  expect(result).toMatchObject({
    init: { status: 422 },
    data: { refusal: { values: { code: '1234567', share: '1.234,5' }, problems: { code: {} } } },
  })
})

test('what the API refuses comes back at its field, with its status', async () => {
  const fields = { code: { key: 'centreTaken' } }
  const refused = { code: 'invalid', message: '', data: { fields } }
  const { result } = await post(typed, () => Response.json(refused, { status: 422 }))
  expect(result).toMatchObject({
    init: { status: 422 },
    data: { refusal: { values: { share: '1.234,5' }, problems: fields } },
  })
})

test('an address that is none, and a refusal that no form can answer, are pages of their own', async () => {
  await expect(post(typed, () => Response.json({}), 'nothing')).rejects.toThrow(AppError)
  const away = { code: 'not_found', message: '', data: {} }
  const gone = post(typed, () => Response.json(away, { status: 404 }))
  await expect(gone).rejects.toMatchObject({ code: 'not_found' })
})
