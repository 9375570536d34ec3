export { type Consent, hasConsent } from './consents.ts'
export { baseMailKey, companyDomain, mailKey } from './mail-address.ts'
