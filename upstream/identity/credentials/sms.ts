import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../core/env.ts'
import { operatorFetch } from '../../core/public-fetch.ts'
import type { Call } from '../call.ts'

/** Whether this deployment can send a text message at all. */
export function hasSms(env: Env): boolean {
  return Boolean(env.SMS_URL && env.SMS_TOKEN)
}

const texts: Record<Language, string> = {
  en: '{code} is your Firmament code. It is valid for 3 minutes. Do not share it with anyone.',
  de: '{code} ist Ihr Firmament-Code. Er gilt 3 Minuten. Geben Sie ihn niemandem weiter.',
  it: '{code} è il suo codice Firmament. Vale 3 minuti. Non lo comunichi a nessuno.',
  ru: '{code} — ваш код Firmament. Он действует 3 минуты. Никому его не сообщайте.',
  es: '{code} es su código de Firmament. Vale 3 minutos. No se lo diga a nadie.',
}

/** What the message with a code says. */
export function textOf(language: Language): (code: string) => string {
  return (code) => texts[language].replace('{code}', () => code)
}

/**
 * Sends a message to a phone, behind the answer, so that it takes no time to tell a known number
 * from an unknown one.
 */
export function sendMessage({ env, defer, requestId }: Call, to: string, text: string): void {
  const posted = postMessage(env, to, text)
  defer(posted.catch((error) => console.error(JSON.stringify({ requestId, sms: String(error) }))))
}

async function postMessage(env: Env, to: string, text: string): Promise<void> {
  const answer = await operatorFetch(env.SMS_URL ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${env.SMS_TOKEN}` },
    body: JSON.stringify({ to, text }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new AppError('unavailable', `No message was sent: ${answer.status}`)
}
