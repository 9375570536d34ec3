import { expect, it } from 'vitest'
import { type MappedRow, mapRows } from './map-row.ts'
import { type OldEncoding, readTable } from './read-table.ts'
import { proposeMapping, sourceOf } from './source-formats.ts'
import { readCards } from './vcard.ts'

const encoder = new TextEncoder()

function read(file: string | Uint8Array, old?: OldEncoding) {
  const table = readTable(typeof file === 'string' ? encoder.encode(file) : file, old)
  if (table === undefined) throw new Error('no table')
  const source = sourceOf(table.head)
  return { source, rows: mapRows(table, proposeMapping(table.head, source), source) }
}

function leadsOf(rows: readonly MappedRow[]) {
  return rows.filter((row) => row.kind === 'lead')
}

function utf16(text: string): Uint8Array {
  const bytes = [
    0xff,
    0xfe,
    ...[...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
  ]
  return new Uint8Array(bytes)
}

it('reads contacts of HubSpot, and who wants no mail', () => {
  const { source, rows } = read(
    'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Associated Company,Country/Region,Unsubscribed from all email,Additional email addresses\r\n' +
      '101,Camille,Durand,Camille@Example.com,+33 1 42 68 53 00,NEW,2024-03-12 09:14,"Villa, Sarl",France,Yes,c.durand@home.fr;camille@example.com\r\n' +
      '102,John,Smith,JOHN@Example.org,,OPEN_DEAL,3/15/2024 2:30 PM,,Australia,,\r\n',
  )
  expect(source).toBe('hubspot')
  expect(leadsOf(rows)[0]).toMatchObject({
    externalId: '101',
    isOptedOut: true,
    createdAt: '2024-03-12',
    fields: {
      name: 'Camille Durand',
      company: 'Villa, Sarl',
      mails: ['camille@example.com', 'c.durand@home.fr'],
      country: 'FR',
      source: 'hubspot',
      notes: 'Lead Status: NEW',
    },
  })
  // 3/15 can only be one day, 3/4 two: such dates are not read.
  expect(leadsOf(rows)[1]).toMatchObject({ createdAt: '', isOptedOut: false })
})

it('reads people of Pipedrive with several addresses', () => {
  const { source, rows } = read(
    'Person - ID;Person - Name;Person - Organization;Person - Email - Work;Person - Email - Home;Person - Phone - Mobile;Person - Marketing status\n' +
      '7;Jörg Groß;Groß & Söhne;joerg@gross.de;jg@web.de;0171 1234567;Subscribed\n',
  )
  expect(source).toBe('pipedrive')
  expect(leadsOf(rows)[0]).toMatchObject({
    externalId: '7',
    fields: {
      name: 'Jörg Groß',
      company: 'Groß & Söhne',
      mails: ['joerg@gross.de', 'jg@web.de'],
      phones: ['0171 1234567'],
    },
  })
})

it('reads a report of Salesforce up to its foot, in an old encoding too', () => {
  const text =
    '"Lead Owner","First Name","Last Name","Title","Company / Account","Email","Lead Source","Email Opt Out"\r\n' +
    '"Ann","Bär","Jo","CEO","Größe AG","jo@groesse.ch","Web","1"\r\n\r\n' +
    '"Grand Totals (1 records)","","","","","","",""\r\n' +
    '"Confidential Information - Do Not Distribute"\r\n' +
    '"Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."\r\n'
  const bytes = new Uint8Array([...text].map((char) => char.charCodeAt(0)))
  const { source, rows } = read(bytes)
  expect(source).toBe('salesforce')
  expect(rows.map(({ kind }) => kind)).toEqual(['lead', 'skipped', 'skipped', 'skipped'])
  expect(leadsOf(rows)[0]).toMatchObject({
    isOptedOut: true,
    fields: { name: 'Bär Jo', company: 'Größe AG', position: 'CEO', source: 'Web' },
  })
})

it('reads connections of LinkedIn below their notes', () => {
  const { source, rows } = read(
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n' +
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
      'Dana,Buyer,https://www.linkedin.com/in/dana,,Acme GmbH,"CTO, Berlin",15 Mar 2024\n' +
      ',,https://www.linkedin.com/in/x,,,,01 Jan 2020\n',
  )
  expect(source).toBe('linkedin')
  expect(rows).toMatchObject([
    {
      row: 5,
      kind: 'lead',
      externalId: 'https://www.linkedin.com/in/dana',
      createdAt: '2024-03-15',
      fields: { name: 'Dana Buyer', position: 'CTO, Berlin', website: '' },
    },
    { row: 6, kind: 'error', reason: 'nothingToIdentify' },
  ])
})

it('reads leads of Facebook: UTF-16, tabs, numbers with a letter before them, questions of the form', () => {
  const head =
    'id\tcreated_time\tad_id\tad_name\tadset_id\tadset_name\tcampaign_id\tcampaign_name\tform_id\tform_name\tis_organic\tplatform\twann_soll_es_losgehen?\temail\tfull_name\tphone_number\tlead_status'
  const row =
    'l:6789\t2026-03-29T01:30:00+01:00\tag:1\tHaus\tas:2\tAlle\tc:3\tFrühling\tf:4\tAnfrage\tfalse\tig\tsofort\tpia@example.de\tPía Öz\tp:+4917612345678\tCREATED'
  const test =
    'l:1\t2026-03-29T01:31:00+01:00\t\t\t\t\t\t\tf:4\tAnfrage\ttrue\tfb\t<test lead: dummy data for wann>\ttest@meta.com\t<test lead: dummy data for full_name>\tp:<test lead>\tCREATED'
  const { source, rows } = read(utf16([head, row, test].join('\n')))
  expect(source).toBe('facebook')
  expect(rows[1]).toEqual({ row: 3, kind: 'skipped', reason: 'testLead' })
  expect(leadsOf(rows)[0]).toMatchObject({
    externalId: '6789',
    createdAt: '2026-03-29T00:30:00.000Z',
    fields: {
      name: 'Pía Öz',
      phones: ['+4917612345678'],
      campaign: 'Frühling',
      source: 'instagram',
      notes: expect.stringContaining('wann_soll_es_losgehen?: sofort'),
    },
  })
})

it('reads a table with Russian heads in windows-1251, and one with an Italian name', () => {
  const russian =
    'Имя;Фамилия;Компания;Телефон;Почта\nАнна;Котова;ООО Ромашка;8 (495) 123-45-67;anna@romashka.ru\n'
  const bytes = [...russian].map((char) => {
    const code = char.charCodeAt(0)
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
  const { rows } = read(new Uint8Array(bytes), 'windows-1251')
  expect(leadsOf(rows)[0]?.fields).toMatchObject({ name: 'Анна Котова', company: 'ООО Ромашка' })
  const italian = read(
    'Nome;Cognome;Ragione sociale;E-mail\nIda;Sì;Rossi S.r.l.;ida@rossi.it, no mail\n',
  )
  expect(italian.rows).toEqual([
    { row: 2, kind: 'error', reason: 'mailMalformed', column: 'E-mail' },
  ])
})

it('reads cards of vCard 2.1, 3.0 and 4.0 in one file', () => {
  const rows = readCards(
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gro=C3=9F;J=C3=\r\n=B6rg\r\nTEL;CELL;PREF:0171 1234567\r\nTEL;WORK:030 1\r\nEND:VCARD\r\n' +
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Alt\r\nN:Alt;Anna;;;\r\nORG:Acme\\, Inc.;Sales\r\nitem1.EMAIL;TYPE=INTERNET:b@acme.com\r\nEMAIL;TYPE=INTERNET,pref:Anna@acme.com\r\nADR;TYPE=WORK:;;1 Main\\nSt;Town;CA;90210;USA\r\nNOTE:long\r\n er note\\nC:\\\\new\\, old\r\nUID:u-1\r\nEND:VCARD\r\n' +
      'BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Team\r\nMEMBER:urn:uuid:1\r\nEND:VCARD\r\n' +
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo\r\nTEL;VALUE=uri;TYPE="voice,home":tel:+4930123456\r\nEMAIL:none\r\nEND:VCARD\r\n' +
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:\r\nEND:VCARD\r\n',
  )
  expect(rows).toMatchObject([
    { row: 1, kind: 'lead', fields: { name: 'Jörg Groß', phones: ['0171 1234567', '030 1'] } },
    {
      row: 2,
      kind: 'lead',
      externalId: 'u-1',
      fields: {
        name: 'Anna Alt',
        company: 'Acme, Inc.',
        mails: ['anna@acme.com', 'b@acme.com'],
        street: '1 Main\nSt',
        country: 'US',
        notes: 'longer note\nC:\\new, old',
      },
    },
    { row: 3, kind: 'error', reason: 'mailMalformed' },
    { row: 4, kind: 'error', reason: 'nothingToIdentify' },
  ])
})
