export function roleInput(word: string) {
  return { name: word, description: word, permissions: ['item:view'] }
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
