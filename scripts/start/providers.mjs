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
  'RATES_URL',
]

/**
 * Whose accounts may sign in here, and who sends text messages, for the API Worker. An id without its secret is passed on too:
 * it means no such provider.
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
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]
      return value ? [[name, value]] : []
    }),
  )
}
