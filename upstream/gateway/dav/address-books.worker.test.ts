import { beforeAll, expect, test } from 'vitest'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import type { Party, PartyRow } from '#contract/firm/parties.ts'
import { changes, openDav, props, tagIn, tokenIn } from '#upstream/testing/dav.ts'

let firm: Awaited<ReturnType<typeof openDav>>
let book = ''

beforeAll(async () => {
  firm = await openDav('Bianchi Srl', ['party:view', 'party:edit'])
  book = `/dav/addressbooks/${firm.firmId}/`
})

function card(uid: string, ...lines: string[]): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n')
}

async function parties(search: string): Promise<PartyRow[]> {
  return (await firm.own<{ rows: PartyRow[] }>('GET', `/parties?q=${search}`)).rows
}

test('a program finds the address book, and whom it adds is a customer, archived when it deletes', async () => {
  const { dav } = firm
  const principal = await dav('PROPFIND', '/dav/principal/', {
    body: props('card:addressbook-home-set'),
  })
  expect(principal.text).toContain('<d:href>/dav/addressbooks/</d:href>')
  const found = await dav('PROPFIND', '/dav/addressbooks/', {
    headers: { depth: '1' },
    body: props('d:resourcetype', 'd:displayname', 'd:sync-token'),
  })
  expect(found.text).toContain(`<d:href>${book}</d:href>`)
  expect(found.text).toContain('<card:addressbook/>')
  const start = tokenIn((await dav('REPORT', book, { body: changes('') })).text)

  const carla = card('phone-1', 'FN:Carla Verdi', 'N:Verdi;Carla;;;', 'TEL:+39 333 1')
  const headers = { 'if-none-match': '*' }
  const made = await dav('PUT', `${book}phone-1.vcf`, { body: carla, headers })
  expect([made.status, made.text]).toEqual([201, ''])
  const [row] = await parties('Carla')
  expect(row).toMatchObject({ name: 'Carla Verdi', phone: '+39 333 1', roles: ['customer'] })
  const got = await dav('GET', `${book}phone-1.vcf`)
  expect(got.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(got.text).toContain('UID:phone-1\r\n')

  const party = await firm.own<Party>('GET', `/parties/${row?.id}`)
  const changed = { ...party, vatId: 'IT12345670017', notes: 'Neu' }
  await firm.own('PUT', `/parties/${party.id}`, changed)
  const since = await dav('REPORT', book, { body: changes(start) })
  expect(since.text).toContain(`${book}phone-1.vcf`)
  const old = { 'if-match': `"${got.headers.get('etag')?.replaceAll('"', '')}"` }
  const stale = await dav('PUT', `${book}phone-1.vcf`, { body: carla, headers: old })
  expect(stale.status).toBe(412)
  const fresh = { 'if-match': tagIn(since.text) }
  const body = card('phone-1', 'FN:Carla Verdi-Neri', 'N:Verdi-Neri;Carla;;;', 'NOTE:Neu')
  const kept = await dav('PUT', `${book}phone-1.vcf`, { body, headers: fresh })
  expect(kept.status).toBe(204)
  const renamed = await firm.own<Party>('GET', `/parties/${party.id}`)
  // What a card has no place for stays.
  expect(renamed).toMatchObject({ name: 'Carla Verdi-Neri', phone: '', vatId: 'IT12345670017' })

  const token = tokenIn((await dav('REPORT', book, { body: changes('') })).text)
  expect((await dav('DELETE', `${book}phone-1.vcf`)).status).toBe(204)
  const gone = await dav('REPORT', book, { body: changes(token) })
  expect(gone.text).toMatch(/phone-1\.vcf<\/d:href><d:status>HTTP\/1\.1 404/)
  const archived = await firm.own<Party>('GET', `/parties/${party.id}`)
  expect(archived.isArchived).toBe(true)
  expect((await dav('PUT', `${book}phone-1.vcf`, { body })).status).toBe(201)
  expect((await firm.own<Party>('GET', `/parties/${party.id}`)).isArchived).toBe(false)
})

test('a name is one card’s, and what a program called somebody who is anonymised is forgotten', async () => {
  const { dav } = firm
  const at = `${book}mario-muster.vcf`
  const put = (uid: string, name: string) => dav('PUT', at, { body: card(uid, `FN:${name}`) })
  expect((await put('m-1', 'Mario Primo')).status).toBe(201)
  expect((await dav('DELETE', at)).status).toBe(204)
  expect((await put('m-2', 'Mario Secondo')).status).toBe(201)
  const [second] = await parties('Secondo')
  const [first] = (await firm.own<{ rows: PartyRow[] }>('GET', '/parties?tab=archived&q=Primo'))
    .rows
  await firm.own('POST', `/parties/${first?.id}/restore`, {})
  expect((await dav('GET', at)).text).toContain('Mario Secondo')
  expect((await dav('GET', `${book}${first?.id}.vcf`)).text).toContain('Mario Primo')
  expect((await dav('DELETE', at)).status).toBe(204)
  expect((await firm.own<Party>('GET', `/parties/${first?.id}`)).isArchived).toBe(false)

  const token = tokenIn((await dav('REPORT', book, { body: changes('') })).text)
  await firm.own('POST', `/parties/${second?.id}/anonymise`, {})
  const since = await dav('REPORT', book, { body: changes(token) })
  expect(since).toMatchObject({ status: 403, text: expect.stringContaining('valid-sync-token') })
  const anew = await dav('REPORT', book, { body: changes('') })
  expect(anew.text).not.toMatch(/mario-muster|Secondo/)
  expect((await dav('REPORT', book, { body: changes(tokenIn(anew.text)) })).status).toBe(207)
})

test('what is no card, or somebody’s by another name, is refused; a key does what it may', async () => {
  const { dav, keyWith } = firm
  const no = await dav('PUT', `${book}no.vcf`, { body: 'hello' })
  expect(no).toMatchObject({ status: 403, text: expect.stringContaining('valid-address-data') })
  const nameless = await dav('PUT', `${book}no.vcf`, { body: card('nameless', 'TEL:1') })
  expect(nameless.status).toBe(403)
  const body = card('taken', 'FN:Ugo Taken')
  expect((await dav('PUT', `${book}taken.vcf`, { body })).status).toBe(201)
  const twice = await dav('PUT', `${book}other.vcf`, { body })
  expect(twice).toMatchObject({ status: 403, text: expect.stringContaining('no-uid-conflict') })

  const reads = await keyWith('party:view')
  expect((await dav('PUT', `${book}taken.vcf`, { body, password: reads })).status).toBe(403)
  expect((await dav('DELETE', `${book}taken.vcf`, { password: reads })).status).toBe(403)
  expect((await dav('GET', `${book}taken.vcf`, { password: reads })).status).toBe(200)
  const none = await keyWith('invoice:view')
  expect((await dav('GET', `${book}taken.vcf`, { password: none })).status).toBe(403)
  const other = await openDav('Neri Srl', ['party:view', 'party:edit'])
  expect((await other.dav('GET', `${book}taken.vcf`)).status).toBe(404)
  expect((await other.dav('PUT', `${book}taken.vcf`, { body })).status).toBe(404)
})

test('a picture, a birthday and groups of a program are kept, and the birthday is in the calendar', async () => {
  const { dav, own } = firm
  const carla = (...more: string[]) => card('kept-1', 'FN:Carla Rossi', 'N:Rossi;Carla;;;', ...more)
  const picture = `PHOTO;ENCODING=b;TYPE=JPEG:${'QUJD'.repeat(100)}`
  const more = [picture, 'BDAY:1984-02-29', 'CATEGORIES:Friends,Milan']
  const path = `${book}kept-1.vcf`
  expect((await dav('PUT', path, { body: carla(...more) })).status).toBe(201)
  const first = await dav('GET', path)
  for (const line of more) expect(first.text.replaceAll('\r\n ', '')).toContain(`${line}\r\n`)
  const days = await own<LayerEntry[]>('GET', '/calendar-layers?from=2027-02-01&to=2027-03-31')
  expect(days.filter(({ layer }) => layer === 'birthdays')).toMatchObject([
    { number: 'Carla Rossi', date: '2027-02-28' },
  ])
  // Only the picture is another: the card has changed.
  const tag = first.headers.get('etag')
  await dav('PUT', path, { body: carla('BDAY:--0229') })
  const second = await dav('GET', path)
  expect(second.headers.get('etag')).not.toBe(tag)
  expect(second.text).not.toContain('PHOTO')
})

test('a card comes back byte for byte, and its answer has the tag', async () => {
  const { dav, own } = firm
  const body = card(
    'whole-1',
    'FN:Dr. Carla Bianchi',
    'N:Bianchi;Carla;Maria;Dr.;PhD',
    'ORG:Bianchi Srl;Acquisti',
    'TEL;TYPE=CELL,VOICE,PREF:+39 333 7',
    'TEL;TYPE=WORK,FAX:+39 02 9',
    'item1.EMAIL;TYPE=INTERNET:carla@bianchi.example',
    'item1.X-ABLabel:_$!<Work>!$_',
    'X-CUSTOM;X-A=1:kept',
  )
  const path = `${book}whole-1.vcf`
  const put = await dav('PUT', path, { body })
  expect(put.headers.get('etag')).toBeTruthy()
  const got = await dav('GET', path)
  expect(got.text).toBe(body)
  const [row] = await parties('Bianchi')
  const party = await own<Party>('GET', `/parties/${row?.id}`)
  expect(party.phone).toBe('+39 333 7')
  await own('PUT', `/parties/${party.id}`, { ...party, phone: '+39 333 8' })
  const changed = await dav('GET', path)
  expect(changed.text).toContain('TEL;TYPE=CELL,VOICE,PREF:+39 333 8\r\n')
  expect(changed.text.replace('333 8', '333 7').replace(/REV:.*\r\n/, '')).toBe(body)
})
