// @ts-check
import { Api } from '../../tests/support/api.mjs'
import { createFirmWithCustomer, testPassword } from '../../tests/support/firm.mjs'
import { compareFirms } from './compare.mjs'

/**
 * Whether a firm of 100,000 leads and 20,000 deals is answered as fast as one of 1,000 of each: lists,
 * board and search. `LEADS`, `DEALS` and `TIMES` make a run smaller or longer; `DATA_DIR` keeps what
 * was written there, for the next run.
 */
const leads = Number(process.env.LEADS ?? 100_000)
const deals = Number(process.env.DEALS ?? 20_000)
const times = Number(process.env.TIMES ?? 15)
const aCall = 500
const person = { email: 'leads@example.com', password: testPassword }

/** @typedef {{ firmId: string, leadId: string, dealId: string }} Asked */

await compareFirms({
  person,
  few: { leads: 1_000, deals: 1_000 },
  many: { leads, deals },
  begin,
  write,
  learn,
  questions: questions(),
  times,
  file: 'customers',
})

/** @returns {import('./compare.mjs').Question<Asked>[]} */
function questions() {
  const from =
    (/** @type {string} */ path) =>
    (/** @type {Asked} */ { firmId }) =>
      `/firms/${firmId}/${path}`
  const calls = [
    { name: 'leads', path: from('leads') },
    { name: 'leads, by name', path: from('leads?sort=name&direction=ascending') },
    { name: 'leads, by score', path: from('leads?sort=score') },
    { name: 'leads, by next step', path: from('leads?sort=nextDate&direction=ascending') },
    { name: 'leads, of a source', path: from('leads?source=Website') },
    { name: 'leads, of a campaign', path: from('leads?campaign=Spring') },
    { name: 'leads, with a tag', path: from('leads?tag=wholesale') },
    { name: 'leads, of no source there is', path: from('leads?source=Nowhere') },
    { name: 'leads, search', path: from('leads?q=bakery+0009') },
    { name: 'leads, search of a common word', path: from('leads?q=anna') },
    {
      name: 'lead',
      path: (/** @type {Asked} */ { firmId, leadId }) => `/firms/${firmId}/leads/${leadId}`,
    },
    { name: 'deals', path: from('deals') },
    { name: 'deals, by expected day', path: from('deals?sort=expectedDate&direction=ascending') },
    { name: 'deals, lost', path: from('deals?tab=lost') },
    { name: 'deals, search', path: from('deals?q=kitchen+0009') },
    {
      name: 'deal',
      path: (/** @type {Asked} */ { firmId, dealId }) => `/firms/${firmId}/deals/${dealId}`,
    },
    { name: 'board', path: from('deal-board') },
    { name: 'forecast', path: from('deal-forecast') },
    { name: 'agenda', path: from('agenda') },
    { name: 'search of the firm', path: from('search?q=anna+0009') },
  ]
  const pages = [
    { name: 'page of leads', path: from('leads') },
    { name: 'page of leads, search', path: from('leads?q=bakery+0009') },
    { name: 'page of deals', path: from('deals') },
    { name: 'page of deals, search', path: from('deals?q=kitchen+0009') },
    { name: 'page of the board', path: from('deal-board') },
    { name: 'page of the forecast', path: from('deal-forecast') },
  ]
  return [...calls, ...pages.map((page) => ({ ...page, isPage: true }))]
}

/** What is asked of a firm. @param {Api} api @param {{ firmId: string }} firm @returns {Promise<Asked>} */
async function learn(api, { firmId }) {
  const found = async (/** @type {string} */ path) => {
    const { rows } = await api.call('GET', `/firms/${firmId}/${path}`)
    return String(rows[0]?.id)
  }
  return { firmId, leadId: await found('leads?q=000900'), dealId: await found('deals?q=000901') }
}

/** @param {Api} api */
async function begin(api) {
  const { firmId } = await createFirmWithCustomer(api)
  return { firmId }
}

/** @type {import('./compare.mjs').Comparison<{ firmId: string }, { leads: number, deals: number }, Asked>['write']} */
async function write({ firmId }, counts, inside) {
  await inside(firmId, async (ask) => {
    for (const [name, count] of Object.entries(counts)) {
      for (let at = 1; at <= count; at += aCall) {
        await ask(`seed-${name}`, { first: at, count: Math.min(aCall, count - at + 1) })
      }
    }
  })
}
