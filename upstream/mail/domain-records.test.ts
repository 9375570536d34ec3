import { expect, test } from 'vitest'
import { domainRecords } from './domain-records.ts'

const from = { MAIL_FROM: 'mail@firm.example', DEPLOYMENT: 'production' } as const
const dmarc = {
  purpose: 'dmarc',
  type: 'TXT',
  name: '_dmarc.firm.example',
  value: 'v=DMARC1; p=quarantine; rua=mailto:postmaster@firm.example',
}

test('a server of one’s own is named as who may send', () => {
  expect(domainRecords({ ...from, MAIL_TRANSPORT: 'smtp', SMTP_HOST: 'out.firm.example' })).toEqual(
    [
      {
        purpose: 'spf',
        type: 'TXT',
        name: 'firm.example',
        value: 'v=spf1 a:out.firm.example ~all',
      },
      dmarc,
    ],
  )
})

test('a provider’s own records are shown as it gives them', () => {
  const env = { ...from, MAIL_TRANSPORT: 'http', MAIL_SPF: 'include:spf.provider.example' }
  const key = (MAIL_DKIM: string) => domainRecords({ ...env, MAIL_DKIM })[1]
  expect(key('p1 k=rsa; p=MIGf')).toEqual({
    purpose: 'dkim',
    type: 'TXT',
    name: 'p1._domainkey.firm.example',
    value: 'k=rsa; p=MIGf',
  })
  expect(key('s1 s1.dkim.provider.example')).toMatchObject({ type: 'CNAME' })
  expect(domainRecords(env)).toHaveLength(2)
})

test('without an address there are none', () => {
  expect(domainRecords({ DEPLOYMENT: 'local' })).toEqual([])
})
