import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { grantablePermissions } from '#contract/core/firm-roles.ts'
import { Api, newKey } from '../support/api.mjs'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { testPassword } from '../support/firm.mjs'
import { makeFullFirm, quoteInput } from './full-firm.ts'
import { type Ids, invite, logIn } from './people.ts'
import { fillPath } from './rules.ts'

/** Pages of records, and what the button on each asks for that deletes or voids. */
const buttons = {
  '/firms/:firmId/assets/:assetId': 'delete',
  '/firms/:firmId/bank-rules/:bankRuleId': 'delete',
  '/firms/:firmId/bills/:billId': 'remove',
  '/firms/:firmId/calendar/events/:eventId': 'delete',
  '/firms/:firmId/calendar/settings': 'firm.remove',
  '/firms/:firmId/expenses/:expenseId': 'remove',
  '/firms/:firmId/invoices/:invoiceId': 'deleteDraft',
  '/firms/:firmId/ledger/accounts/:accountCode': 'delete',
  '/firms/:firmId/ledger/entries/:manualEntryId': 'delete',
  '/firms/:firmId/ledger/templates/:templateId': 'delete',
  '/firms/:firmId/mandates/:mandateId': 'revoke',
  '/firms/:firmId/opening-items/:openingItemId': 'undo',
  '/firms/:firmId/parties/:partyId': 'anonymise',
  '/firms/:firmId/payment-runs/:paymentRunId': 'cancel',
  '/firms/:firmId/payments/:paymentId': 'reverse',
  '/firms/:firmId/purchase-orders/:purchaseOrderId': 'remove',
  '/firms/:firmId/quotes/:quoteId': 'deleteDraft',
  '/firms/:firmId/recurring-purchases/:recurringPurchaseId': 'remove',
  '/firms/:firmId/recurring/:recurringId': 'remove',
  '/firms/:firmId/settings/taxes/:taxCode': 'remove',
  '/firms/:firmId/settings/webhooks/:webhookId': 'delete',
}

const origin = inject('origin')
const owner = new Api(origin, 1)
const ownerLogin = { email: 'owner@delete.example', password: testPassword }
const clerkLogin = { email: 'clerk@delete.example', password: testPassword }
let ids: Ids
let cookies: { owner: string; clerk: string }

beforeAll(async () => {
  await owner.register(ownerLogin)
  const full = await makeFullFirm(owner, 'Girlitz')
  const path = `/firms/${full.firmId}`
  const quote = await owner.call(
    'POST',
    `${path}/quotes`,
    quoteInput(full.customerId, 'Girlitz'),
    newKey(),
  )
  // The last calendar of a firm stays, so there is one more.
  const calendar = { name: 'Girlitz fairs', color: 'red', isPersonal: false }
  await owner.call('POST', `${path}/calendars`, calendar, newKey())
  ids = { ...full, quoteId: quote.id, taxCode: full.code ?? '' }
  const permissions = grantablePermissions.filter((one) => !/:(delete|reverse)$/.test(one))
  const role = await owner.call(
    'POST',
    `${path}/roles`,
    { name: 'Keeps all', permissions },
    newKey(),
  )
  const admin = new Api(origin, 1)
  await admin.signInAt('/auth/admin/login', inject('administrator'))
  await invite(owner, admin, full.firmId ?? '', role.id, clerkLogin.email)
  admin.close()
  const enter = (login: object) => logIn(`${origin}/login`, new URLSearchParams({ ...login }))
  cookies = { owner: await enter(ownerLogin), clerk: await enter(clerkLogin) }
})
afterAll(() => owner.close())

async function read(path: string, cookie: string): Promise<string> {
  const headers = new Headers({ accept: 'text/html', cookie })
  const answer = await fetchAlone(`${origin}${fillPath(path, ids)}`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

test.each(Object.entries(buttons))(
  '%s offers to %s by the right to it alone',
  async (path, intent) => {
    // The question before a payment is reversed posts nothing else, so it names no intent.
    const button = intent === 'reverse' ? 'id="reverse-payment"' : `name="intent" value="${intent}"`
    const [owner, clerk] = [await read(path, cookies.owner), await read(path, cookies.clerk)]
    expect([owner.includes(button), clerk.includes(button)]).toEqual([true, false])
  },
)

test('a form for it that is sent all the same is refused, and the record stays', async () => {
  const path = `${origin}${fillPath('/firms/:firmId/bills/:billId', ids)}`
  const answer = await fetchAlone(path, {
    method: 'POST',
    headers: new Headers({ accept: 'text/html', cookie: cookies.clerk }),
    body: new URLSearchParams({ intent: 'remove' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(403)
  await owner.call('GET', fillPath('/firms/:firmId/bills/:billId', ids))
})
