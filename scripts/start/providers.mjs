// @ts-check
import { StartError } from './start-error.mjs'

const names = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'SMS_URL',
  'SMS_TOKEN',
  'MAIL_TRANSPORT',
  'MAIL_FROM',
  'MAIL_FROM_NAME',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURITY',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'MAIL_HTTP_URL',
  'MAIL_HTTP_TOKEN',
  'MAIL_HTTP_TOKEN_HEADER',
  'MAIL_HTTP_BODY',
  'MAIL_EVENTS_SECRET',
  'MAIL_DOMAIN',
  'MAIL_IN_SECRET',
  'MAIL_AUTHSERV_ID',
  'MAIL_SPF',
  'MAIL_DKIM',
  'RATES_URL',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'ENABLE_BANKING_APP_ID',
  'ENABLE_BANKING_KEY',
  'ENABLE_BANKING_API_BASE',
]

/**
 * Whose accounts may sign in here, and who sends text messages and mail, for the API Worker. An id
 * without its secret is passed on too: it means no such provider.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 * @throws {StartError} for an address that cannot be one.
 */
export function readProviders(env) {
  const { OIDC_ISSUER: issuer } = env
  if (issuer && (!URL.canParse(issuer) || !/^https?:/.test(issuer))) {
    throw new StartError(`OIDC_ISSUER must look like https://id.example, not “${issuer}”.`)
  }
  if (env.SMS_URL && !URL.canParse(env.SMS_URL)) {
    throw new StartError(`SMS_URL must look like https://sms.example/send, not “${env.SMS_URL}”.`)
  }
  checkMail(env)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]
      return value ? [[name, value]] : []
    }),
  )
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {StartError} where mail is to leave and a setting for it is missing
 */
function checkMail({ MAIL_TRANSPORT: transport = 'outbox', ...env }) {
  /** @type {Record<string, string[]>} */
  const needs = {
    outbox: [],
    smtp: ['MAIL_FROM', 'SMTP_HOST'],
    http: ['MAIL_FROM', 'MAIL_HTTP_URL', 'MAIL_HTTP_TOKEN'],
  }
  const needed = needs[transport]
  if (!needed)
    throw new StartError(`MAIL_TRANSPORT must be outbox, smtp or http, not “${transport}”.`)
  const missing = needed.filter((name) => !env[name])
  if (missing.length > 0)
    throw new StartError(`MAIL_TRANSPORT=${transport} needs ${missing.join(', ')}.`)
}
