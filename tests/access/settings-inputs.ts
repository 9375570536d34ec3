export function roleInput(word: string) {
  return { name: word, description: word, permissions: ['item:view'] }
}

/** An address that nothing is behind (RFC 2606). */
/** What lets other programs in: a key, an app and a webhook of the firm. */
export async function makeConnections(
  make: (path: string, input: object) => Promise<{ id: string }>,
  word: string,
) {
  const key = await make('/api-keys', { name: word, permissions: ['item:view'], days: 30 })
  const app = await make('/apps', appInput(word))
  const webhook = await make('/webhooks', webhookInput(word))
  return { keyId: key.id, appId: app.id, webhookId: webhook.id }
}

function appInput(word: string) {
  const redirectUris = [`https://${word.toLowerCase()}.example/callback`]
  return { name: word, website: '', redirectUris, hasSecret: false }
}

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
