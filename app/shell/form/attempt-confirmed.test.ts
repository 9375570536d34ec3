import { describe, expect, test } from 'vitest'
import { upstream } from '#app/upstream.server.ts'
import { recoveryContract } from '#contract/person/recovery.ts'
import type { Env } from '../env.ts'
import type { Args } from '../load-context.ts'
import { writeSessionCookie } from '../session/session-cookie.server.ts'
import { attemptConfirmed } from './attempt-confirmed.server.ts'
import { readForm } from './read-form.ts'

type Asked = { path: string; token: string | null; body: unknown }

const right = { data: userOf('renewed'), message: 'Thank you.' }
const needed = { code: 'confirm_needed', message: 'Show who you are', data: {} }

function userOf(token: string) {
  const response = { _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', email: 'anna@firm.example' }
  return { token, response: { ...response, name: 'Anna', role: 'user', isDemo: false } }
}

/** An API that does something only for who showed who they are, by password or by code. */
function apiOf(way: 'password' | 'code', asked: Asked[]): Env {
  let isFresh = false
  async function answer(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    const token = request.headers.get('authorization')
    const body: unknown = request.method === 'POST' ? await request.json().catch(() => ({})) : null
    asked.push({ path, token, body })
    if (path === '/auth/confirm-way') return Response.json({ way })
    if (path === '/auth/confirm-code') return Response.json({ data: null, message: '' })
    if (path === '/auth/session')
      return Response.json({ user: { email: 'a@b.example' }, firms: [] })
    if (path === '/auth/confirm') {
      const proof = JSON.stringify(body)
      if (proof.includes('early')) return late()
      isFresh = proof.includes('right')
      const wrong = Response.json({ error: 'Invalid credentials', data: {} }, { status: 401 })
      return isFresh ? Response.json(right) : wrong
    }
    return isFresh
      ? Response.json({ data: null, message: 'done' })
      : Response.json(needed, { status: 403 })
  }
  const fetch = (input: string, init: RequestInit) => answer(new Request(input, init))
  const settings: object = { UPSTREAM: { fetch }, DEPLOYMENT: 'local' }
  return settings
}

function late(): Response {
  const headers = { 'retry-after': '42' }
  return Response.json({ code: 'rate_limited', message: '', data: {} }, { status: 429, headers })
}

async function send(env: Env, fields: Record<string, string>) {
  const url = 'http://localhost/firms/1/settings'
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  const blank: Args = { request: new Request(url), params: {}, context }
  const kept = { token: 'a-bearer-token', planEmail: 'anna@firm.example' }
  const cookie = (await writeSessionCookie(blank, kept)).split(';')[0] ?? ''
  const body = new URLSearchParams(fields)
  const request = new Request(url, { method: 'POST', body, headers: { cookie } })
  const args: Args = { request, params: {}, context: { ...context } }
  const form = await readForm(request)
  const { call } = upstream(args)
  const result = await attemptConfirmed(args, form, () => call(recoveryContract.lock, undefined))
  return { ...result, args, form }
}

describe('what is done only for who showed who they are', () => {
  test('gives the form back with what was typed, and asks', async () => {
    const asked: Asked[] = []
    const { refusal, status } = await send(apiOf('password', asked), { iban: 'DE89' })
    expect(status).toBe(403)
    expect(refusal).toEqual({
      values: { iban: 'DE89' },
      problems: { confirmPassword: { key: 'confirmNeeded' } },
      confirm: { way: 'password', email: 'a@b.example' },
    })
    expect(asked.map(({ path }) => path)).not.toContain('/auth/confirm-code')
  })

  test('is done in the same post as the password, under the new token', async () => {
    const asked: Asked[] = []
    const fields = { iban: 'DE89', confirmPassword: 'the right one' }
    const { value, args, form } = await send(apiOf('password', asked), fields)
    expect(value).toEqual({ data: null, message: 'done' })
    expect(asked).toMatchObject([
      {
        path: '/auth/confirm',
        token: 'Bearer a-bearer-token',
        body: { password: 'the right one' },
      },
      { path: '/auth/lock', token: 'Bearer renewed' },
    ])
    expect(args.context.cookies).toHaveLength(1)
    expect(args.context.cookies?.[0]).toMatch(/^session=.*HttpOnly/)
    expect(JSON.stringify([form.data, form.values])).not.toContain('right')
  })

  test('is not done for a wrong password, which does not come back', async () => {
    const asked: Asked[] = []
    const fields = { iban: 'DE89', confirmPassword: 'wrong' }
    const { refusal, status } = await send(apiOf('password', asked), fields)
    expect([status, refusal?.problems]).toEqual([
      403,
      { confirmPassword: { key: 'wrongPassword' } },
    ])
    expect(refusal?.values).toEqual({ iban: 'DE89' })
    expect(asked.map(({ path }) => path)).not.toContain('/auth/lock')
  })

  test('tells how long to wait', async () => {
    const { refusal, status } = await send(apiOf('password', []), { confirmPassword: 'early' })
    expect(status).toBe(429)
    expect(refusal?.problems).toEqual({
      confirmPassword: { key: 'waitSeconds', params: { count: 42 } },
    })
  })

  test('mails a code to who has no password, once', async () => {
    const asked: Asked[] = []
    const first = await send(apiOf('code', asked), { iban: 'DE89' })
    expect(first.refusal?.confirm?.way).toBe('code')
    const wrong = await send(apiOf('code', asked), { confirmCode: '000000' })
    expect(wrong.refusal?.problems).toEqual({ confirmCode: { key: 'wrongCode' } })
    expect(asked.filter(({ path }) => path === '/auth/confirm-code')).toHaveLength(1)
    expect((await send(apiOf('code', asked), { confirmCode: 'right' })).value).toBeDefined()
  })
})
