import { request } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { pageLeaves } from '#app/shell/edge/page-leaves.server.ts'
import { Api } from '../support/api.mjs'
import { testPassword } from '../support/firm.mjs'
import { makeFullFirm } from './full-firm.ts'
import { type Ids, logIn } from './people.ts'
import { fillPath } from './rules.ts'
import { type Form, postFormsOf, typeInto, valuesOn } from './typed-forms.ts'

const origin = inject('origin')
const person = { email: 'typed@forms.example', password: testPassword }
let ids: Ids
/** Of the session that lasts, and of one of the same person that has ended. */
let lasting: string
let ended: string

beforeAll(async () => {
  const api = new Api(origin, 1)
  const { response } = await api.register(person)
  ids = { ...(await makeFullFirm(api, 'Goldammer')), userId: response._id }
  api.close()
  const form = new URLSearchParams(person)
  ended = await logIn(`${origin}/login`, form)
  await ask('POST', '/logout', { cookie: ended }, new URLSearchParams())
  lasting = await logIn(`${origin}/login`, form)
})

type Answer = { status: number; location: string; cookies: string[]; body: string }

let asked = 0

/** Asks from another address of this machine each time: of one so few forms an hour are stored. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  form?: URLSearchParams,
): Promise<Answer> {
  asked += 1
  const localAddress = `127.0.${1 + Math.floor(asked / 200)}.${1 + (asked % 200)}`
  const type = 'application/x-www-form-urlencoded'
  const sent = { accept: 'text/html', ...headers, ...(form && { 'content-type': type, origin }) }
  return new Promise((done, fail) => {
    const options = { method, headers: sent, localAddress, agent: false }
    const call = request(`${origin}${path}`, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', fail)
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? '',
          cookies: answer.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    call.on('error', fail)
    call.end(form?.toString())
  })
}

const typedInShutDialog = /<dialog [^>]*popover(?:(?!<\/dialog>).)* data-typed=""/s

/** Sends a form too late, signs in and comes back; gives what is lost then, in words. */
async function sendTooLate(path: string, form: Form): Promise<string | undefined> {
  const { body, changed } = typeInto(form)
  const to = form.action === '' ? path : form.action
  const late = { cookie: ended, referer: `${origin}${path}` }
  const sent = await ask('POST', to, late, body)
  const stored = sent.cookies.find((one) => /interrupted=[^;]/.test(one))?.split(';')[0]
  const back = /^\/login\?to=(.*)/.exec(sent.location)?.[1]
  if (!stored || back === undefined) return `${sent.status} ${sent.location}, not stored`
  const again = { cookie: `${lasting}; ${stored}` }
  const shown = await ask('GET', decodeURIComponent(back), again)
  if (shown.status !== 200) return `${shown.status} ${shown.location}`
  if (!shown.body.includes('You were signed out before this was sent')) return 'nothing is said'
  if (typedInShutDialog.test(shown.body)) return 'shut'
  const found = valuesOn(shown.body)
  const lost = changed.filter(([name, value]) => !found.get(name)?.includes(value))
  return lost.length > 0 ? lost.map(([name]) => name).join() : undefined
}

/** What everybody's pages have: a way out, and choices of the screen that take no text. */
const ofEveryPage = /^\/(logout|preferences|current-firm|still-here)/

test('what was typed into a form of any page is there again when its session had ended', async () => {
  const faults: string[] = []
  let forms = 0
  const kinds = new Set<string>()
  for (const { path: pattern, needs } of pageLeaves) {
    if (['public', 'locked', 'administrator', 'demo'].includes(needs)) continue
    const path = fillPath(pattern, ids)
    const page = await ask('GET', path, { cookie: lasting })
    if (page.status !== 200 || !page.body.includes('<form')) continue
    for (const form of postFormsOf(page.body)) {
      const kind = `${pattern} ${form.controls.map(({ name }) => name).join()}`
      const isTyped = typeInto(form).changed.length > 0
      if (!isTyped || ofEveryPage.test(form.action) || kinds.has(kind)) continue
      kinds.add(kind)
      forms += 1
      const fault = await sendTooLate(path, form)
      if (fault !== undefined) faults.push(`${pattern} ${form.action}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
  expect(forms).toBeGreaterThan(300)
})
