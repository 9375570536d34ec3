import { type Env, isLocal } from '../env.ts'

const pagePath = '/maintenance'
const usualMinutes = 10

/**
 * How long a visitor shall wait before asking again, in seconds, while `MAINTENANCE` is set;
 * undefined while everything runs. The setting may say the minutes.
 */
export function maintenanceSeconds({ MAINTENANCE }: Env): number | undefined {
  const setting = MAINTENANCE?.trim() ?? ''
  if (setting === '') return undefined
  const minutes = /^[1-9]\d{0,3}$/.test(setting) ? Number(setting) : usualMinutes
  return minutes * 60
}

/**
 * What to ask the web app for in place of a visitor's page during maintenance: our words on it, in
 * their language. The API may be away, so nobody is signed in on it.
 */
export function maintenanceRequest(request: Request, env: Env): Request {
  const { origin } = new URL(request.url)
  const headers = new Headers()
  for (const name of ['accept-language', ...(isLocal(env) ? ['x-client-address'] : [])]) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const cookies = request.headers.get('cookie')?.match(/\b(lng|theme)=\w+/g)
  if (cookies) headers.set('cookie', cookies.join('; '))
  return new Request(origin + pagePath, { headers })
}

/** The page as the answer to whatever was asked for. */
export function asMaintenance(page: Response, request: Request, seconds: number): Response {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') && page.ok
  const headers = new Headers({
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  })
  const language = page.headers.get('content-language')
  if (isPage && language) headers.set('content-language', language)
  const body = isPage ? page.body : 'Down for maintenance'
  return new Response(request.method === 'HEAD' ? null : body, { status: 503, headers })
}
