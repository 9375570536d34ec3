export function webhooksPath(firmId: string): string {
  return `/firms/${firmId}/settings/webhooks`
}

export function newWebhookPath(firmId: string): string {
  return `${webhooksPath(firmId)}/new`
}

export function webhookPath(firmId: string, webhookId: string): string {
  return `${webhooksPath(firmId)}/${webhookId}`
}
