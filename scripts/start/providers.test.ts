import { expect, it } from 'vitest'
import { readProviders } from './providers.mjs'

it('passes on what is set of the providers, and nothing else', () => {
  const settings = { GOOGLE_CLIENT_ID: 'id', OIDC_ISSUER: 'https://id.example', OIDC_NAME: 'Id' }
  expect(readProviders({ ...settings, GOOGLE_CLIENT_SECRET: '', HOME: '/x' })).toEqual(settings)
  expect(readProviders({})).toEqual({})
})

it('refuses an address for text messages that is none', () => {
  expect(() => readProviders({ SMS_URL: 'sms.example' })).toThrow(/SMS_URL must look like/)
})

it.each(['id.example', 'ftp://id.example'])('refuses %s as an issuer', (OIDC_ISSUER) => {
  expect(() => readProviders({ OIDC_ISSUER })).toThrow(/OIDC_ISSUER must look like/)
})
