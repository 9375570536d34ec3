import { describe, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { writePreferenceCookies } from '../i18n/preference-cookies.ts'
import type { Args } from '../load-context.ts'
import { redirectWithToast, takeToast } from '../toast.server.ts'
import { endCookies } from './end-cookies.server.ts'
import { readDevice, readFlow, writeDevice, writeFlow } from './flow-cookie.server.ts'
import { keepPlan, readPlan } from './plan-cookie.ts'
import { readSession, writeSessionCookie } from './session-cookie.server.ts'

const flow = { flow: 'what the API gave', to: '/firms', isKept: false, startPath: '/login' }
const toast = { type: 'success', message: 'Saved' } as const

function argsOf(cookie = '', settings: Env = {}): Args {
  const env = { DEPLOYMENT: 'local', COOKIE_SECRETS: 'the-first-secret-here', ...settings } as const
  const headers: HeadersInit = cookie === '' ? {} : { cookie }
  const context = { env, waitUntil() {}, clientAddress: '127.0.0.1', requestId: 'r' }
  return { request: new Request('http://127.0.0.1/login', { headers }), params: {}, context }
}

/** Every cookie that we set, and that takes one away again, as its line is. */
async function allCookies(settings: Env): Promise<string[]> {
  const args = argsOf('toast=x; __Host-toast=x', settings)
  keepPlan(args, 'pro')
  const toasted = await redirectWithToast(args, '/', toast)
  return [
    await writeSessionCookie(args, { token: 'x', planEmail: 'a@b.example' }),
    await writeSessionCookie(args, null),
    await writeFlow(args, flow),
    await writeFlow(args, null),
    await writeDevice(args, 'a browser'),
    ...toasted.headers.getSetCookie(),
    (await takeToast(args)).setCookie ?? '',
    ...endCookies(args),
    ...(args.context.cookies ?? []),
    ...writePreferenceCookies({ language: 'it', theme: 'dark' }, settings.DEPLOYMENT !== 'local'),
  ]
}

describe('every cookie of ours', () => {
  test('goes to our own pages only, and over https only, but on one machine', async () => {
    const far = await allCookies({ DEPLOYMENT: 'production' })
    expect(far.length).toBeGreaterThan(12)
    for (const line of far) {
      expect(line).toContain('; SameSite=Lax')
      expect(line).toContain('; Path=/')
      expect(line).toContain('; Secure')
      expect(line).not.toContain('Domain')
    }
    expect((await allCookies({ DEPLOYMENT: 'local' })).join()).not.toContain('Secure')
    const behindProxy = { DEPLOYMENT: 'local', PUBLIC_ORIGIN: 'https://firm.example' } as const
    expect(await writeSessionCookie(argsOf('', behindProxy), null)).toContain('; Secure')
  })

  test('is no script’s, but for the language', async () => {
    const lines = await allCookies({ DEPLOYMENT: 'production' })
    const open = lines.filter((line) => !line.includes('; HttpOnly'))
    expect(open.map((line) => line.split('=')[0])).toEqual(['lng'])
  })

  test('with something of ours in it is bound to this host', async () => {
    const lines = await allCookies({ DEPLOYMENT: 'production' })
    for (const name of ['session', 'flow', 'device', 'toast']) {
      expect(lines.some((line) => line.startsWith(`__Host-${name}=`))).toBe(true)
      expect(lines.some((line) => line.startsWith(`${name}=`))).toBe(false)
    }
  })
})

describe('a signed cookie', () => {
  const pair = (line: string) => line.split(';')[0] ?? ''

  test('gives back what was put into it', async () => {
    const flowLine = await writeFlow(argsOf(), flow)
    const deviceLine = await writeDevice(argsOf(), 'a browser')
    const args = argsOf(`${pair(flowLine)}; ${pair(deviceLine)}`)
    expect(await readFlow(args)).toEqual(flow)
    expect(await readDevice(args)).toBe('a browser')
  })

  test.each([
    ['no percent code', '%E0%A4%A'],
    ['no base64 after the point', 'abc.%%%'],
    ['no base64 at all', 'abc.!!'],
    ['nothing but a point', '.'],
    ['no signature', 'bnVsbA=='],
    ['the signature of another', 'eyJ0b2tlbiI6IngifQ%3D%3D.c29tZXRoaW5nIGVsc2U'],
    ['what is no JSON', '{}'],
    ['thousands of signs', 'a'.repeat(7000)],
  ])('with %s is none', async (_, value) => {
    const names = ['session', 'flow', 'device', 'toast', 'planId', 'lng', 'theme']
    const args = argsOf(names.map((name) => `${name}=${value}`).join('; '))
    expect(await readSession(args)).toBeNull()
    expect(await readFlow(args)).toBeNull()
    expect(await readDevice(args)).toBeUndefined()
    expect((await takeToast(args)).toast).toBeUndefined()
    expect(readPlan(args)).toBe('')
  })

  test('of one kind is none of another', async () => {
    const value = pair(await writeFlow(argsOf(), flow)).replace(/^flow=/, '')
    const args = argsOf(`session=${value}; device=${value}; toast=${value}`)
    expect(await readSession(args)).toBeNull()
    expect(await readDevice(args)).toBeUndefined()
    expect((await takeToast(args)).toast).toBeUndefined()
  })
})
