import { expect, test } from 'vitest'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const firm = await TestFirm.open()

/** Brings a file in as it is recognised: what it is, what was passed over, and the leads by name. */
async function bring(content: string | Uint8Array<ArrayBuffer>) {
  const file = new File([content], 'export.csv')
  const { body } = await firm.upload<OpenImport>('/imports', { register: 'leads', file })
  const reading = { mapping: body.mapping ?? [] }
  const check = await firm.must<ImportCheck>('POST', `/imports/${body.id}/check`, reading)
  expect(check).toMatchObject({ badRows: 0 })
  await firm.must('POST', `/imports/${body.id}/commit`, reading)
  const { rows } = await firm.must<{ rows: { id: string; label: string }[] }>('GET', '/leads')
  const leadOf = async (label: string) =>
    firm.must<Lead>('GET', `/leads/${rows.find((row) => row.label.includes(label))?.id}`)
  return { program: body.program, passedOver: body.passedOver, check, leadOf }
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = [...text].map((char) => char.charCodeAt(0))
  return new Uint8Array([0xff, 0xfe, ...codes.flatMap((code) => [code & 255, code >> 8])])
}

test('contacts of HubSpot, and who wants no mail of them', async () => {
  const { program, leadOf, check } = await bring(
    'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Associated Company,Country/Region,Unsubscribed from all email,Additional email addresses\r\n' +
      '101,Camille,Durand,Camille@Example.com,+33 1 42 68 53 00,NEW,"Villa, Sarl",France,Yes,c.durand@home.fr;camille@example.com\r\n' +
      '102,John,Smith,john@example.org,,OPEN_DEAL,,Australia,,\r\n',
  )
  expect({ program, newRows: check.newRows }).toEqual({ program: 'hubspot', newRows: 2 })
  expect(await leadOf('Camille Durand')).toMatchObject({
    ...{ name: 'Camille Durand', company: 'Villa, Sarl', country: 'FR', source: 'HubSpot' },
    moreMails: ['c.durand@home.fr'],
    notes: 'Lead Status: NEW',
    consents: [{ purpose: 'newsletter', withdrawnDate: expect.any(String) }],
  })
  expect(await leadOf('John Smith')).toMatchObject({ country: 'AU', consents: [] })
})

test('people of Pipedrive with several addresses', async () => {
  const { program, leadOf } = await bring(
    'Person - ID;Person - Name;Person - Organization;Person - Email - Work;Person - Email - Home;Person - Phone - Mobile;Person - Marketing status\n' +
      '7;Jörg Groß;Groß & Söhne;joerg@gross.example;jg@web.example;0171 1234567;Subscribed\n',
  )
  expect(program).toBe('pipedrive')
  expect(await leadOf('Jörg Groß')).toMatchObject({
    ...{ company: 'Groß & Söhne', email: 'joerg@gross.example', phone: '0171 1234567' },
    ...{ moreMails: ['jg@web.example'], consents: [], notes: '' },
  })
})

test('a report of Salesforce up to its foot', async () => {
  const { program, passedOver, leadOf } = await bring(
    '"Lead Owner","First Name","Last Name","Title","Company / Account","Email","Lead Source","Email Opt Out"\r\n' +
      '"Ann","Jo","Bär","CEO","Größe AG","jo@groesse.example","Web","1"\r\n\r\n' +
      '"Grand Totals (1 records)","","","","","","",""\r\n' +
      '"Confidential Information - Do Not Distribute"\r\n' +
      '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."\r\n',
  )
  expect({ program, passedOver }).toEqual({ program: 'salesforce', passedOver: 3 })
  expect(await leadOf('Jo Bär')).toMatchObject({
    ...{ company: 'Größe AG', position: 'CEO', source: 'Web', notes: 'Lead Owner: Ann' },
    consents: [{ purpose: 'newsletter' }],
  })
})

test('connections of LinkedIn below their notes, without those who show nothing', async () => {
  const { program, passedOver, leadOf } = await bring(
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n' +
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
      'Dana,Buyer,https://www.linkedin.com/in/dana,,Acme GmbH,"CTO, Berlin",15 Mar 2024\n' +
      ',,https://www.linkedin.com/in/x,,,,01 Jan 2020\n',
  )
  expect({ program, passedOver }).toEqual({ program: 'linkedin', passedOver: 1 })
  expect(await leadOf('Dana Buyer')).toMatchObject({
    ...{ company: 'Acme GmbH', position: 'CTO, Berlin', source: 'LinkedIn' },
    notes: 'URL: https://www.linkedin.com/in/dana\nConnected On: 15 Mar 2024',
  })
})

test('answers to adverts on Facebook: UTF-16, tabs, questions of the form, and no tries', async () => {
  const head =
    'id\tcreated_time\tad_id\tad_name\tcampaign_id\tcampaign_name\tform_id\tform_name\tis_organic\tplatform\twann_soll_es_losgehen?\temail\tfull_name\tphone_number\tlead_status'
  const row =
    'l:6789\t2026-03-29T01:30:00+01:00\tag:1\tHaus\tc:3\tFrühling\tf:4\tAnfrage\tfalse\tig\tsofort\tpia@example.de\tPía Öz\tp:+4917612345678\tCREATED'
  const tried =
    'l:1\t2026-03-29T01:31:00+01:00\t\t\t\t\tf:4\tAnfrage\ttrue\tfb\t<test lead: dummy data for wann>\ttest@meta.com\t<test lead: dummy data for full_name>\tp:<test lead>\tCREATED'
  const { program, passedOver, leadOf } = await bring(utf16([head, row, tried].join('\n')))
  expect({ program, passedOver }).toEqual({ program: 'facebook', passedOver: 1 })
  expect(await leadOf('Pía Öz')).toMatchObject({
    ...{ phone: '+4917612345678', campaign: 'Frühling', source: 'Instagram' },
    notes: 'ad_name: Haus\nform_name: Anfrage\nwann_soll_es_losgehen?: sofort',
  })
})
