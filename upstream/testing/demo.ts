import { env } from 'cloudflare:test'
import type { AuthUser } from '#contract/core/identity.ts'
import { createFirstAdministrator } from '../identity/bootstrap.ts'
import { ensureDirectory } from '../identity/directory.ts'
import { ask, password } from './client.ts'

type Opened = { token: string; userId: string; firmId: string; email: string }

/**
 * Opens the public demo, or that of a link; its firm only echoes unless `with` gives real ones. One that a
 * test before had prepared is left aside, as its firms may be others, unless it is asked for.
 */
export async function openDemo(
  {
    token = 'open-the-demo',
    isPrepared = false,
    ...more
  }: { token?: string; isTracked?: boolean; isPrepared?: boolean } = {},
  surroundings: Parameters<typeof ask>[0]['with'] = {},
): Promise<Opened> {
  if (!isPrepared) await forgetPrepared()
  const answer = await ask({
    path: '/auth/demo-login',
    json: { token, language: 'de', ...more },
    with: surroundings,
  })
  if (answer.status !== 200) throw new Error(`No demo: ${answer.status} ${await answer.text()}`)
  const { data } = await answer.json<{ data: AuthUser }>()
  const session = await ask({ path: '/auth/session', token: data.token })
  const { firms } = await session.json<{ firms: { firmId: string }[] }>()
  const { _id: userId, email } = data.response
  return { token: data.token, userId, email, firmId: firms[0]?.firmId ?? '' }
}

async function forgetPrepared(): Promise<void> {
  await ensureDirectory(env)
  await env.DIRECTORY.prepare('DELETE FROM prepared_demos').run()
}

/** The token of the administrator of this test's platform. */
export async function signInAdministrator(): Promise<string> {
  const email = 'visits@example.com'
  await ask({ path: '/openapi.json' })
  await createFirstAdministrator(env, { name: 'Admin', email, password })
  const login = await ask({ path: '/auth/admin/login', json: { email, password } })
  return (await login.json<{ data: AuthUser }>()).data.token
}
