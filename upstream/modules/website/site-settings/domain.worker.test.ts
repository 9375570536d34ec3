import { expect, test } from 'vitest'
import type { SiteDomain } from '#contract/website/site-domain.ts'
import type { SiteSettings } from '#contract/website/site-settings.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const at = '/site/domain'

async function named(): Promise<TestFirm> {
  const firm = await TestFirm.open()
  const name = `s${firm.firmId.toLowerCase().slice(-12)}`
  const basics = { name, languages: ['de'], defaultLanguage: 'de', version: 0 }
  await firm.must('PUT', '/site', basics)
  return firm
}

test('a domain is the address of the site once its records prove it, and of one firm alone', async () => {
  const firm = await named()
  const host = `www.s${firm.firmId.toLowerCase().slice(-12)}.test`
  const before = await firm.must<SiteDomain>('PUT', at, { host: `HTTPS://${host}/` })
  expect(before).toMatchObject({ host, isActive: false, checkedAt: null })
  expect(before.records.map(({ type, name }) => [type, name])).toEqual([
    ['CNAME', host],
    ['TXT', `_site.${host}`],
  ])
  const { address } = await firm.must<SiteSettings>('GET', '/site')
  expect(address).not.toContain(host)
  const proved = await firm.must<SiteDomain>('POST', `${at}/check`, {})
  expect(proved).toMatchObject({ isActive: true, problem: null })
  expect((await firm.must<SiteSettings>('GET', '/site')).address).toContain(`//${host}`)
  const other = await named()
  await other.must('PUT', at, { host })
  expect(await other.must('POST', `${at}/check`, {})).toMatchObject({
    isActive: false,
    problem: 'taken',
  })
  await firm.must('DELETE', at)
  expect((await firm.must<SiteSettings>('GET', '/site')).address).not.toContain(host)
  expect((await firm.ask('POST', `${at}/check`, {})).status).toBe(404)
})

test('what is no domain is refused, and so is who may not', async () => {
  const firm = await named()
  for (const host of [
    '',
    'localhost',
    '127.0.0.1',
    'a b.example',
    '-a.example',
    'a.example:8080',
  ]) {
    const refused = await firm.ask('PUT', at, { host })
    expect([host, refused.body.data.fields.host?.key]).toEqual([host, 'siteDomain'])
  }
  const host = 'www.example.com'
  expect((await firm.ask('PUT', at, { host }, { role: 'crm' })).status).toBe(403)
  expect((await firm.ask('DELETE', at, undefined, { role: 'accountant' })).status).toBe(403)
})
