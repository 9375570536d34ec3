import { Agent, request } from 'node:http'
import { inject } from 'vitest'

type Sending = {
  method?: string
  headers?: Record<string, string>
  cookie?: string
  /** Sent as a browser sends a form. */
  form?: Record<string, string>
  /** Sent as it is. */
  body?: string
}
export type Page = {
  status: number
  location: string
  refresh: string
  /** What the browser is told to forget. */
  cleared: string
  /** Whole lines, as the browser is told them. */
  cookies: string[]
  text: string
}

/** Asks the web app as a browser would, and follows nothing. Unlike `fetch` it may name any host. */
export function askPage(path: string, sending: Sending = {}): Promise<Page> {
  const { headers = {}, cookie, form } = sending
  const body = form ? new URLSearchParams(form).toString() : sending.body
  const { method = body === undefined ? 'GET' : 'POST' } = sending
  const sent = {
    accept: 'text/html',
    ...(cookie ? { cookie } : {}),
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  // Told to close, the server may reset a connection whose body it had no need to read.
  const agent = new Agent({ keepAlive: true })
  return new Promise((done, fail) => {
    const call = request(inject('origin') + path, { agent, method, headers: sent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('error', fail)
      answer.on('end', () => {
        agent.destroy()
        done({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? '',
          refresh: String(answer.headers.refresh ?? ''),
          cleared: String(answer.headers['clear-site-data'] ?? ''),
          cookies: answer.headers['set-cookie'] ?? [],
          text,
        })
      })
    })
    call.on('error', fail)
    call.end(body)
  })
}

/** The `Cookie` that a browser would send next for one of the cookies it was told. */
export function cookieIn({ cookies }: Page, name: string): string {
  const line = cookies.find((one) => one.startsWith(`${name}=`)) ?? ''
  return line.split(';')[0] ?? ''
}

/** Signs somebody in at the ordinary sign-in page with a session of its own, which a test may end. */
export async function logIn(): Promise<string> {
  const page = await askPage('/login', { form: { ...inject('world').login } })
  const cookie = cookieIn(page, 'session')
  if (cookie === '') throw new Error(`The login answered ${page.status}`)
  return cookie
}

/** The API's token in a session's cookie, which is signed and no secret to its owner. */
export function tokenIn(cookie: string): string {
  const [value = ''] = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')
  return JSON.parse(Buffer.from(value, 'base64').toString()).token
}
