import { createHash, randomBytes } from 'node:crypto'
import type { Api } from '../support/api.mjs'

export function roleInput(word: string) {
  return { name: word, description: word, permissions: ['item:view'] }
}

/** What lets other programs in: a key, an app that is let in, and a webhook of the firm. */
export async function makeConnections(
  api: Api,
  firmId: string,
  make: (path: string, input: object) => Promise<{ id: string }>,
  word: string,
) {
  const key = await make('/api-keys', { name: word, permissions: ['item:view'], days: 30 })
  const app = await make('/apps', appInput(word))
  const webhook = await make('/webhooks', webhookInput(word))
  const grantId = await letIn(api, firmId, app.id, appInput(word).redirectUris[0] ?? '')
  return { keyId: key.id, appId: app.id, grantId, webhookId: webhook.id }
}

/** Lets an app into the firm, as its owner and its program do, and gives the id of what was let in. */
async function letIn(api: Api, firmId: string, appId: string, redirectUri: string) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: appId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const decision = { query, isAllowed: true, firmId, permissions: ['item:view'] }
  const { redirectTo } = await api.call('POST', '/auth/app-request', decision)
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: new URL(redirectTo).searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    client_id: appId,
  })
  const answer = await fetch(`${api.origin}/oauth/token`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`Not let in: ${await answer.text()}`)
  const { grants } = await api.call('GET', `/firms/${firmId}/apps`)
  return String(grants[0].id)
}

function appInput(word: string) {
  const redirectUris = [`https://${word.toLowerCase()}.example/callback`]
  return { name: word, website: '', redirectUris, hasSecret: false }
}

/** An address that nothing is behind (RFC 2606). */
export function webhookInput(word: string) {
  const url = `https://${word.toLowerCase()}.example/hook`
  return { url, description: word, events: ['bill.approved'] }
}

export function invitationInput(word: string) {
  const email = `${word.toLowerCase()}-guest@walk.example`
  return { email, role: 'sales', language: 'en', note: word }
}

type Make = (what: string, input: object) => Promise<{ id: string; own: { id: string }[] }>

/** A question about an invoice, and something that the firm has to file. */
export async function makeQuestion(make: Make, recordId: string, word: string) {
  const question = await make('/questions', { kind: 'invoice', recordId, text: word })
  const duty = { name: word, months: '3', monthsAfter: 1, day: 20 }
  const { own } = await make('/tax-duties/own', duty)
  return { questionId: question.id, taxDutyId: own[0]?.id ?? '' }
}
