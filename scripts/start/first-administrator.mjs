// @ts-check
import { createHmac, randomBytes } from 'node:crypto'
import { StartError } from './start-error.mjs'

/**
 * Makes the first administrator when there is none yet.
 * @param {import('miniflare').Miniflare} miniflare
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./secrets.mjs').Secrets} secrets
 * @returns {Promise<{ email: string, password: string } | undefined>} what to show, once
 */
export async function createFirstAdministrator(miniflare, settings, secrets) {
  const email = settings.adminEmail
  const password = randomBytes(15).toString('base64url')
  const answer = await callInternal(miniflare, secrets, 'bootstrap', {
    name: 'Administrator',
    email,
    password,
  })
  return answer.isCreated ? { email, password } : undefined
}

/**
 * Calls an endpoint of the API Worker that only its own host may call.
 * @param {import('miniflare').Miniflare} miniflare
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {string} name
 * @param {unknown} body
 * @returns {Promise<{ isCreated?: boolean }>}
 */
async function callInternal(miniflare, secrets, name, body) {
  const upstream = await miniflare.getWorker('upstream')
  const response = await upstream.fetch(`http://upstream/internal/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-secret': internalSecret(secrets.upstream),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new StartError(`The first start failed (${response.status}): ${text}`)
  return JSON.parse(text)
}

/** The same derivation as in `upstream/identity/token.ts`. @param {string} secrets */
function internalSecret(secrets) {
  const [first = ''] = secrets.split(/[\s,]+/)
  return createHmac('sha256', first).update('firmament internal v1').digest('base64url')
}
