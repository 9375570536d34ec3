import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { isPermission } from '#contract/roles.ts'
import { contracts } from '#upstream/gateway/contracts.ts'

type Endpoint = { name: string; method: string; path: string; needs: string }

const endpoints = Object.entries(contracts).flatMap(([name, router]) => listEndpoints(name, router))

function listEndpoints(name: string, router: AnyContractRouter): Endpoint[] {
  if (!isContractProcedure(router)) {
    return Object.entries(router).flatMap(([key, part]) => listEndpoints(`${name}.${key}`, part))
  }
  const { route, meta } = router['~orpc']
  const { method = 'POST', path = '' } = route
  return [{ name, method, path, needs: String(Object(meta).needs) }]
}

const inFirm = endpoints.filter(({ path }) => path.startsWith('/firms/{firmId}'))

test('there are endpoints to look at', () => {
  expect(inFirm.length).toBeGreaterThan(30)
})

describe.each(inFirm)('$name', ({ needs }) => {
  test('names the permission that a firm’s own endpoint needs', () => {
    expect(isPermission(needs), needs).toBe(true)
  })
})

test('every endpoint has an address of its own', () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/'))).toEqual([])
})

/** What takes something away without a right of its own to do so, and why. */
const without: Record<string, string> = {
  'apiKeys.revoke': 'who manages keys ends them',
  'bank.discard': 'a file whose lines were never taken',
  'calendarFeeds.revoke': 'a person’s own address of a calendar',
  'calendarFiles.discard': 'a file whose events were never taken',
  'calendar.removeCategory': 'needs calendar:manage, which few hold',
  'expenses.reverse': 'needs expense:post, which who claims does not hold',
  'firmDeletion.cancel': 'keeps the firm',
  'firmRoles.delete': 'who makes roles ends them',
  'firms.removeLogo': 'a setting',
  'imports.remove': 'a file whose rows were never taken',
  'imports.undo': 'asks for the delete right of the register for what is another’s or in the books',
  'invoices.endDispute': 'settles a question',
  'invoices.unshare': 'closes a link that the same right opens',
  'mailSettings.resetTemplate': 'a setting',
  'mailbox.removeDraft': 'a letter that was never sent',
  'mailbox.removeDraftFile': 'a letter that was never sent',
  'mailbox.removeLabel': 'a word on letters, which stay',
  'manualEntries.reverse': 'posts one more entry',
  'members.endOffer': 'settles an offer',
  'members.remove': 'who manages members ends a membership',
  'members.revokeInvitation': 'who invites takes it back',
  'paymentRuns.returnDebit': 'notes what the bank has done already',
  'priceChanges.cancel': 'takes back what is planned and has changed nothing yet',
  'stockCounts.cancel': 'needs stock:adjust, which few hold; what was counted stays',
  'stockCounts.removeEntry': 'what was noted by mistake in a count that is not posted',
  'quotes.unshare': 'closes a link that the same right opens',
  'records.removeAttachment': 'asks for the right to change the record',
  'records.removeComment': 'one’s own comment',
  'reminders.allow': 'lifts a stop',
  'reminders.reverseCharges': 'posts one more document',
  'savedViews.remove': 'a person’s own view',
  'tillCarts.void': 'a sale that was never rung up',
}

test('whatever deletes or voids asks for the right to delete or to reverse', () => {
  const words = /\.(delete|remove|void|revoke|reverse|cancel|returnDebit$|undo$)/
  const taking = inFirm.filter(({ name, method }) => method === 'DELETE' || words.test(name))
  const lacking = taking.filter(({ needs }) => !/:(delete|reverse)$/.test(needs))
  expect(lacking.map(({ name }) => name).toSorted()).toEqual(Object.keys(without).toSorted())
})
