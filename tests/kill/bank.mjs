// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { createFirmWithCustomer, testPassword } from '../support/firm.mjs'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'

/** @typedef {import('../support/server.mjs').Server} Server */

const person = { email: 'kill-bank@example.com', password: testPassword }
const lineCount = 10_000
const rounds = 3
/** A statement of that many lines takes about as long to be taken. */
const longestMs = 1_500

/**
 * Has a statement of 10,000 lines taken, ends the server with SIGKILL meanwhile, and asks whether all
 * of it is there or none; then has it taken again with the same key, which makes it whole and no more.
 * @param {() => number} random
 * @returns {Promise<{ failures: string[], said: string }>}
 */
export async function runBankRound(random) {
  const dataDir = createDataDir()
  let server = await startServer({ dataDir })
  const failures = []
  let cut = 0
  try {
    const first = new Api(server.origin, 1)
    await first.register(person)
    const firm = await createFirmWithCustomer(first)
    first.close()
    const path = `/firms/${firm.firmId}`
    for (let round = 1; round <= rounds; round += 1) {
      const importId = await upload(server, path, round)
      const key = newKey()
      const isAnswered = await commitUntilKilled(
        server,
        `${path}/bank-imports/${importId}`,
        key,
        random,
      )
      server = await startServer({ dataDir, port: Number(new URL(server.origin).port) })
      const api = new Api(server.origin, 1)
      await api.signIn(person)
      const before = (round - 1) * lineCount
      const { openLines } = await api.call('GET', `${path}/bank-accounts/1200`)
      const { state } = await api.call('GET', `${path}/bank-imports/${importId}`)
      const expected = state === 'done' ? before + lineCount : before
      if (openLines !== expected) failures.push(`round ${round}: ${openLines} lines of ${state}`)
      if (isAnswered && state !== 'done') failures.push(`round ${round}: acknowledged and lost`)
      if (!isAnswered) cut += 1
      const again = await api.send('POST', `${path}/bank-imports/${importId}/commit`, {}, key)
      if (again.status !== 200) failures.push(`round ${round}: again answers ${again.status}`)
      const after = await api.call('GET', `${path}/bank-accounts/1200`)
      if (after.openLines !== before + lineCount) {
        failures.push(`round ${round}: ${after.openLines} lines after it was taken again`)
      }
      api.close()
    }
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
  const said = `${rounds} statements of ${lineCount} lines, ${cut} cut off and made whole`
  return { failures, said }
}

/**
 * @param {Server} server
 * @param {string} path
 * @param {number} round
 * @returns {Promise<string>} id of the import
 */
async function upload(server, path, round) {
  const api = new Api(server.origin, 1)
  await api.signIn(person)
  const rows = Array.from({ length: lineCount }, (_, index) => {
    const day = String(1 + (index % 28)).padStart(2, '0')
    return `2026-0${round}-${day};Party ${index};RE-${index};${(index % 900) + 1}.00`
  })
  const form = new FormData()
  const text = `Date;Name;Text;Amount\n${rows.join('\n')}\n`
  form.append('file', new File([text], 'bank.csv', { type: 'text/csv' }))
  const answer = await fetchAlone(`${server.origin}/api${path}/bank-accounts/1200/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}`, ...newKey() },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
  api.close()
  return (await answer.json()).id
}

/**
 * @param {Server} server
 * @param {string} path of the import
 * @param {Record<string, string>} key
 * @param {() => number} random
 * @returns {Promise<boolean>} whether it was answered before
 */
async function commitUntilKilled(server, path, key, random) {
  const api = new Api(server.origin, 1)
  await api.signIn(person)
  const asked = api.send('POST', `${path}/commit`, {}, key).then(
    ({ status }) => status === 200,
    () => false,
  )
  await wait(Math.floor(random() * longestMs))
  const [isAnswered] = await Promise.all([asked, server.kill()])
  api.close()
  return isAnswered
}
