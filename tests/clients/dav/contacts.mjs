// @ts-check
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKey } from '../../support/api.mjs'
import { isInstalled, linesOf, run } from './checks.mjs'

/** @typedef {import('./checks.mjs').At & { home: string }} Home */

/** What no customer of ours has a field for; each must be there on both sides after every synchronisation. */
const unseen = [
  'N:Lovelace;Ada;King;Countess;FRS',
  'NICKNAME:Enchantress',
  'BDAY:1815-12-10',
  'IMPP;X-SERVICE-TYPE=Jabber:xmpp:ada@example.com',
  'item1.X-ABLABEL:Laboratory',
  'X-CUSTOM;X-A=1:kept',
]

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'UID:ada@example.com',
  'FN:Ada Lovelace',
  ...unseen.slice(0, 4),
  'ORG:Analytical Engines Ltd;Research',
  'TEL;TYPE=CELL:+44 20 7946 0001',
  'TEL;TYPE=FAX:+44 20 7946 0002',
  'EMAIL;TYPE=WORK:ada@example.com',
  'item1.EMAIL:lab@example.com',
  unseen[4],
  'ADR;TYPE=WORK:;;12 St James Square;London;;SW1Y 4JH;United Kingdom',
  unseen[5],
  'END:VCARD',
  '',
].join('\r\n')

const stays = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'UID:stays@example.com',
  'FN:Stays Ltd',
  'N:;;;;',
  'ORG:Stays Ltd',
  'END:VCARD',
  '',
].join('\r\n')

/**
 * A day of changes in the address book: a card made on the laptop, changed here, changed there, looked up
 * and made with khard, deleted on the laptop.
 * @param {import('./checks.mjs').Checks} checks @param {Home} at
 */
export async function playContacts(checks, at) {
  if (!isInstalled('vdirsyncer')) return checks.leaveOut('vdirsyncer of contacts')
  const { api, firmId, home } = at
  const local = join(home, 'contacts', firmId)
  configure(at)
  const vdirsyncer = (/** @type {string[]} */ args, input = '') =>
    run('vdirsyncer', ['-c', join(home, 'contacts-config'), ...args], { input })
  const sync = (/** @type {string} */ what) => {
    const { status, said } = vdirsyncer(['sync'])
    checks.note('vdirsyncer', `contacts: ${what}`, status === 0, said)
  }
  const found = vdirsyncer(['discover'], 'y\ny\ny\ny\n')
  checks.note('vdirsyncer', 'contacts: finds the address book', found.status === 0, found.said)
  mkdirSync(local, { recursive: true })
  writeFileSync(join(local, 'ada.vcf'), card)
  writeFileSync(join(local, 'stays.vcf'), stays)
  sync('sends a card')
  const isThere = async (/** @type {string} */ words) => {
    const { rows } = await api.call(
      'GET',
      `/firms/${firmId}/parties?q=${encodeURIComponent(words)}`,
    )
    return rows[0]
  }
  const party = await isThere('Analytical')
  const sent = party && (await api.call('GET', `/firms/${firmId}/parties/${party.id}`))
  checks.note('vdirsyncer', 'contacts: it is a customer here', Boolean(sent), JSON.stringify(sent))
  if (!sent) return
  const file = () => readFileSync(join(local, 'ada.vcf'), 'utf8')
  const hasAll = () => unseen.every((line) => linesOf(file()).includes(line))

  await api.call(
    'PUT',
    `/firms/${firmId}/parties/${party.id}`,
    { ...sent, email: 'changed-here@example.com' },
    newKey(),
  )
  sync('takes a change of the address')
  const isMerged = hasAll() && file().includes('changed-here@example.com')
  checks.note('vdirsyncer', 'contacts: the laptop has it and all else', isMerged, file())

  writeFileSync(join(local, 'ada.vcf'), file().replace('Analytical Engines', 'Difference Engines'))
  sync('sends a change of the name')
  const renamed = await isThere('Difference')
  checks.note('vdirsyncer', 'contacts: the customer has it', renamed?.id === party.id)
  sync('has nothing to do after it')
  checks.note('vdirsyncer', 'contacts: the card keeps all else', hasAll(), file())

  if (isInstalled('khard')) await playKhard(checks, at, { local, sync, isThere })
  else checks.leaveOut('khard')

  rmSync(join(local, 'ada.vcf'))
  sync('sends a deletion')
  const gone = await api.call('GET', `/firms/${firmId}/parties/${party.id}`)
  checks.note('vdirsyncer', 'contacts: the customer is archived', gone.archivedAt !== null, '')
}

/**
 * @param {import('./checks.mjs').Checks} checks @param {Home} at
 * @param {{ local: string, sync: (what: string) => void, isThere: (words: string) => Promise<any> }} how
 */
async function playKhard(checks, { home }, { local, sync, isThere }) {
  const config = join(home, 'khard.conf')
  writeFileSync(
    config,
    `[addressbooks]\n[[own]]\npath = ${local}\n[general]\ndefault_action = list\n[contact table]\ndisplay = first_name\n`,
  )
  const khard = (/** @type {string[]} */ args, input = '') =>
    run('khard', ['-c', config, ...args], { input })
  const listed = khard(['email', '--parsable', 'changed-here'])
  const isShown = listed.said.includes('changed-here@example.com')
  checks.note('khard', 'finds the changed address', isShown, listed.said)
  const before = readdirSync(local).length
  const made = khard(
    ['new', '-a', 'own'],
    'First name: Grace\nLast name: Hopper\nOrganisation: Compilers Ltd\nEmail:\n    work: grace@example.com\nPhone:\n    cell: +1 212 555 0100\n',
  )
  checks.note('khard', 'makes a card', readdirSync(local).length === before + 1, made.said)
  sync('sends what khard made')
  const party = await isThere('Compilers')
  checks.note('khard', 'it is a customer here', party !== undefined, made.said)
}

/** @param {Home} at */
function configure({ origin, user, secret, home }) {
  writeFileSync(
    join(home, 'contacts-config'),
    `[general]\nstatus_path = "${join(home, 'contacts-status')}"\n[pair contacts]\na = "laptop"\nb = "server"\ncollections = ["from b"]\nconflict_resolution = "b wins"\n[storage laptop]\ntype = "filesystem"\npath = "${join(home, 'contacts')}"\nfileext = ".vcf"\n[storage server]\ntype = "carddav"\nurl = "${origin}/dav/"\nusername = "${user}"\npassword = "${secret}"\n`,
  )
}
