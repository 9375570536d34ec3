// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ulid } from 'ulid'
import { Api } from '../../tests/support/api.mjs'
import { testPassword } from '../../tests/support/firm.mjs'
import { createDataDir, startServer } from '../../tests/support/server.mjs'
import { ensureBuilt } from '../build/build.mjs'
import { createFirm, seedMails } from './seed.mjs'
import { median, timeOf } from './timing.mjs'
import { withServer } from './with-server.mjs'

/**
 * A mailbox with many messages, written by the firm's own object as they would come in:
 * how long its list, a page far down, searches and a conversation take, beside a call that reads one row.
 * `MESSAGES` and `TIMES` make a run smaller or longer.
 */
const messages = Number(process.env.MESSAGES ?? 100_000)
const times = Number(process.env.TIMES ?? 9)
const person = { email: 'mail@example.com', password: testPassword }
const words =
  'oak shelf invoice delivery monday harbour planks quote hinge lacquer order timber'.split(' ')

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureBuilt()
const dataDir = createDataDir()
const { firmId, box } = await prepare()
await withServer(dataDir, person, async (api) => {
  const list = `/firms/${firmId}/mail/threads?mailboxId=${box.id}`
  const deep = await pageBelow(api, list, 20)
  const { rows } = await api.call('GET', list)
  const calls = {
    list,
    'page 20 of the list': deep,
    'search of a word': `${list}&q=lacquer`,
    'search of a rare word': `${list}&q=rare${messages - 4}`,
    'search by sender': `${list}&from=sender77@`,
    'with attachments': `${list}&hasFiles=true`,
    conversation: `/firms/${firmId}/mail/threads/${rows[0].threadId}`,
    unread: `/firms/${firmId}/mail/unread`,
  }
  const small = `/firms/${firmId}/exchange-rates`
  const results = []
  for (const [name, path] of Object.entries(calls)) {
    const taken = { own: /** @type {number[]} */ ([]), small: /** @type {number[]} */ ([]) }
    for (let at = 0; at < times; at++) {
      taken.small.push(await timeOf(api, small))
      taken.own.push(await timeOf(api, path))
    }
    const [ms, reference] = [median(taken.own), median(taken.small)]
    results.push({ name, ms, reference, multiple: Math.round((ms / reference) * 10) / 10 })
    console.log(`${name.padEnd(22)} ${ms} ms, ${results.at(-1)?.multiple} × a small call`)
  }
  const report = { at: new Date().toISOString(), messages, load: loadavg()[0], results }
  mkdirSync('docs/measures', { recursive: true })
  writeFileSync('docs/measures/mail.json', `${JSON.stringify(report, null, 2)}\n`)
})

/** The firm with its mailbox, and all of its messages. */
async function prepare() {
  const first = await startServer({ dataDir })
  const api = new Api(first.origin)
  await api.register(person)
  const firm = await createFirm(api)
  /** @type {{ id: string, address: string, isOwn: boolean }[]} */
  const boxes = await api.call('GET', `/firms/${firm.firmId}/mail/boxes`)
  const own = boxes.find(({ isOwn }) => isOwn)
  if (!own) throw new Error('The person has no mailbox')
  const { user } = await api.call('GET', '/auth/session')
  api.close()
  await first.stop()
  const began = Date.now()
  const mails = Array.from({ length: messages }, (_, at) => mailOf(at, own.address, user.id))
  await seedMails(dataDir, firm.firmId, mails)
  console.log(`${messages} messages written in ${Math.round((Date.now() - began) / 1000)} s`)
  return { firmId: firm.firmId, box: own }
}

/** Three messages make a conversation; every tenth has a file. @param {number} at @param {string} to @param {string} ownerId */
function mailOf(at, to, ownerId) {
  const first = at - (at % 72) + (at % 24)
  const word = (/** @type {number} */ one) => words[(at * 7 + one * 5) % words.length]
  const text = Array.from({ length: 60 }, (_, one) => word(one)).join(' ')
  const file = {
    id: ulid(),
    name: 'a.zip',
    type: 'application/zip',
    size: 3,
    contentId: '',
    isInline: false,
  }
  return {
    id: ulid(),
    ownerId,
    address: to,
    tag: '',
    messageId: `m${at}@bench.example`,
    references: first === at ? [] : [`m${first}@bench.example`],
    from: { name: `Sender ${at % 500}`, email: `sender${at % 500}@bench.example` },
    to: [{ name: '', email: to }],
    cc: [],
    replyTo: [],
    subject: `${first === at ? '' : 'Re: '}${words[first % words.length]} ${first}`,
    text: `${text} rare${at}`,
    hasHtml: false,
    at: new Date(Date.now() - (messages - at) * 60_000).toISOString(),
    files: at % 10 === 0 ? [file] : [],
    hasMoreFiles: false,
    auth: null,
    isAutomatic: false,
    isBounce: false,
    isSpam: false,
    isNews: false,
  }
}

/** The path of a page further down. @param {Api} api @param {string} list @param {number} pages */
async function pageBelow(api, list, pages) {
  let path = list
  for (let at = 1; at < pages; at++) {
    const { next } = await api.call('GET', path)
    if (!next) return path
    path = `${list}&after=${encodeURIComponent(next)}`
  }
  return path
}
